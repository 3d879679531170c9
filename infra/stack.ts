import { CfnOutput, Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StackConfig } from './config.ts';
import { Alarms } from './constructs/alarms.ts';
import { Analytics } from './constructs/analytics.ts';
import { Api } from './constructs/api.ts';
import { Areas } from './constructs/areas.ts';
import { Data } from './constructs/data.ts';
import { Identity } from './constructs/identity.ts';
import { Jobs } from './constructs/jobs.ts';
import { Web } from './constructs/web.ts';
import { placeOf } from './place.ts';

/** Everything that is deployed. */
export class RecommendStack extends Stack {
  constructor(scope: Construct, id: string, config: StackConfig) {
    super(scope, id, { description: 'Recommend: product quizzes for online shops' });
    const place = placeOf(this, config);
    const data = new Data(this, 'Data');
    const identity = new Identity(this, 'Identity', { ...config, passkeyDomain: place.domain });
    const jobs = new Jobs(this, 'Jobs');
    const analytics = new Analytics(this, 'Analytics');
    const api = new Api(this, 'Api');
    const web = new Web(this, 'Web', {
      api,
      artefacts: data.artefacts,
      config,
      imageSources: place.imageSources,
    });
    const origin = place.origin ?? `https://${web.distribution.domainName}`;
    const areas = new Areas(this, 'Areas', {
      data,
      identity,
      jobs,
      analytics,
      config,
      origin,
      shopUrl: place.shopUrl,
      ownHookOrigin: place.ownHookOrigin,
    });
    for (const [area, fn] of areas.http) api.addRoutes(area, fn);
    api.addFallback(areas.fallback);
    new Alarms(this, 'Alarms', {
      functions: areas.all,
      api: api.api,
      table: data.table,
      queues: [
        jobs.syncQueue,
        jobs.syncFailures,
        jobs.refreshQueue,
        jobs.refreshFailures,
        jobs.mailQueue,
        jobs.mailFailures,
        jobs.publishQueue,
        jobs.publishFailures,
        jobs.hookQueue,
        jobs.hookFailures,
      ],
      deadLetters: jobs.deadLetters,
      email: config.alarmEmail,
    });

    Validations.of(this).acknowledge(
      {
        id: 'CloudFormation-Validate::W7001',
        reason: "CDK's delivery stream adds a mapping for streams in a VPC; ours is in none.",
      },
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The root is a page (default root object), and listing turns a missing file into a 404.',
      },
    );
    new CfnOutput(this, 'Address', { value: origin, description: 'Where people reach the product' });
    new CfnOutput(this, 'ShopifySecret', {
      value: data.shopifySecret.secretArn,
      description: "Put the Shopify app's client secret here",
    });
  }
}
