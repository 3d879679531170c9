import { App } from 'aws-cdk-lib';
import { readConfig } from './config.ts';
import { RecommendStack } from './stack.ts';

const app = new App();
const config = readConfig(app.node);
new RecommendStack(app, `Recommend-${config.stage}`, config);
app.synth();
