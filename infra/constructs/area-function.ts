import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, type CfnFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import { projectRoot } from '../config.ts';
import type { Binding } from './bindings.ts';
import { entryMetadata } from './entry.ts';

export interface AreaFunctionProps<Schema extends z.ZodObject> {
  /** Its source, for a second function of an area; `functions/<area>/handler.ts` when left out. */
  entry?: string;
  /** What the function reads from its environment. */
  env: Schema;
  /** One binding a variable of the schema: a missing or a superfluous one does not compile. */
  bind: { [Name in keyof z.input<Schema>]: Binding };
  /** What it means for people when this function fails; the text of its alarm. */
  errorImpact: string;
  /** Ten seconds when left out. */
  timeout?: Duration;
  /** In MiB; 512 when left out. */
  memory?: number;
}

/** The Lambda function of `functions/<area>`, with its variables and its rights. */
export class AreaFunction<Schema extends z.ZodObject = z.ZodObject> extends NodejsFunction {
  readonly area: string;
  readonly errorImpact: string;

  constructor(scope: Construct, area: string, props: AreaFunctionProps<Schema>) {
    const entry = props.entry ?? `functions/${area}/handler.ts`;
    const bindings = Object.entries<Binding>(props.bind);
    super(scope, area, {
      entry: join(projectRoot, entry),
      handler: 'handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: props.timeout ?? Duration.seconds(10),
      memorySize: props.memory ?? 512,
      environment: {
        ...Object.fromEntries(bindings.map(([name, binding]) => [name, binding.value])),
        NODE_OPTIONS: '--enable-source-maps',
      },
      logGroup: new LogGroup(scope, `${area}Logs`, {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
      projectRoot,
      depsLockFilePath: join(projectRoot, 'package-lock.json'),
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        minify: true,
        sourceMap: true,
        sourceMapMode: SourceMapMode.EXTERNAL,
        sourcesContent: false,
        mainFields: ['module', 'main'],
        // The SDK is bundled so that what was tested is what runs.
        externalModules: [],
        bundleAwsSDK: true,
        // Some packages inside the bundle are CommonJS and call `require` for Node's own modules. A name that no minifier
        // comes to: it does not see this line.
        banner:
          "import{createRequire as requireOfNode}from'node:module';const require=requireOfNode(import.meta.url);",
      },
    });
    this.area = area;
    this.errorImpact = props.errorImpact;
    for (const [, binding] of bindings) binding.grant?.(this);
    (this.node.defaultChild as CfnFunction).addMetadata(entryMetadata, entry);
  }
}
