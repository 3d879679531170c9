import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../../config.ts';
import { entryMetadata } from '../../constructs/entry.ts';
import { rolePolicies, type Statement } from '../policy.ts';
import { region, type Stack } from '../template.ts';

const functionSchema = z.object({
  Runtime: z.string(),
  Handler: z.string(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Role: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
});

const assetsSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
});

export interface LambdaSettings {
  /** The area, as people know it. */
  name: string;
  arn: string;
  accessKey: string;
  statements: Statement[];
  file: string;
  handler: string;
  /** In seconds. */
  timeout: number;
  /** In MiB. */
  memory: string;
  env: Record<string, string>;
}

/** Where assets of the template lie, by the name that the template gives them. */
export function readAssets(outDir: string, stackName: string): Map<string, string> {
  const { files } = assetsSchema.parse(
    JSON.parse(readFileSync(join(outDir, `${stackName}.assets.json`), 'utf8')),
  );
  return new Map(Object.entries(files).map(([hash, { source }]) => [hash, join(outDir, source.path)]));
}

interface Options {
  outDir: string;
  stackName: string;
  endpoint: string;
  /** Handlers from their source instead of the bundles. */
  fromSource: boolean;
}

/** The functions of the template that run on Node, as their workers need them. */
export function readLambdas(
  stack: Stack,
  { outDir, stackName, endpoint, fromSource }: Options,
): LambdaSettings[] {
  const assets = readAssets(outDir, stackName);
  const policies = rolePolicies(stack);
  return stack
    .list('AWS::Lambda::Function', functionSchema)
    .filter(({ props }) => props.Runtime.startsWith('nodejs'))
    .map(({ id, props, metadata }) => {
      const entry = String(metadata[entryMetadata]);
      const [module = '', handler = ''] = props.Handler.split('.');
      const asset = assets.get(props.Code.S3Key.replace(/\.zip$/, '')) ?? '';
      const accessKey = `LOCAL${id.replace(/\W/g, '').toUpperCase()}`;
      return {
        name: entry.split('/')[1] ?? id,
        arn: stack.attribute(id, 'Arn'),
        accessKey,
        statements: policies.get(props.Role.split('/').at(-1) ?? '') ?? [],
        file: fromSource ? join(projectRoot, entry) : join(asset, `${module}.mjs`),
        handler,
        timeout: props.Timeout,
        memory: String(props.MemorySize),
        env: {
          ...props.Environment?.Variables,
          TZ: 'UTC',
          AWS_REGION: region,
          AWS_ACCESS_KEY_ID: accessKey,
          AWS_SECRET_ACCESS_KEY: 'local',
          AWS_ENDPOINT_URL: endpoint,
          AWS_LAMBDA_FUNCTION_NAME: id,
          AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(props.MemorySize),
        },
      };
    });
}
