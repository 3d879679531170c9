import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { describeResource } from './resources.ts';

const resourceSchema = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
});
export type Resource = z.infer<typeof resourceSchema>;

const templateSchema = z.object({
  Parameters: z.record(z.string(), z.object({ Default: z.string().optional() })).default({}),
  Resources: z.record(z.string(), resourceSchema),
});
export type Template = z.infer<typeof templateSchema>;

export const account = '000000000000';
export const region = 'eu-central-1';

/** A synthesized stack with everything resolved that CloudFormation would resolve. */
export interface Stack {
  /** All resources of a type, their properties resolved and parsed. */
  list<T>(type: string, schema: z.ZodType<T>): { id: string; props: T; metadata: Resource['Metadata'] }[];
  resolve(value: unknown): unknown;
  /** What `Ref` answers for a resource. */
  ref(id: string): string;
  /** What `Fn::GetAtt` answers. */
  attribute(id: string, name: string): string;
}

/** @throws ZodError when the file is no template */
export function readTemplate(outDir: string, stackName: string): Template {
  return templateSchema.parse(
    JSON.parse(readFileSync(join(outDir, `${stackName}.template.json`), 'utf8')) as unknown,
  );
}

const reference = 'Ref';

type Arguments = unknown[];

function join_([separator, parts]: Arguments): string {
  if (typeof separator !== 'string' || !Array.isArray(parts)) throw new Error('Fn::Join got no list.');
  return parts.join(separator);
}

function split([separator, text]: Arguments): string[] {
  if (typeof separator !== 'string' || typeof text !== 'string') throw new Error('Fn::Split got no text.');
  return text.split(separator);
}

function select([index, list]: Arguments): unknown {
  if (!Array.isArray(list)) throw new Error('Fn::Select got no list.');
  return list[Number(index)];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface ResolveOptions {
  /** Where the AWS services are served; addresses of queues and token issuers start with it. */
  endpoint: string;
  stackName: string;
  /** Values of the template's parameters. */
  parameters: Record<string, string>;
}

/**
 * @throws Error naming the resource type or the function that the runner does not know
 */
export function resolveStack(template: Template, { endpoint, stackName, parameters }: ResolveOptions): Stack {
  const pseudo: Record<string, string> = {
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stackName,
  };
  const described = new Map(
    Object.entries(template.Resources).map(([id, resource]) => [
      id,
      describeResource(id, resource, { account, region, endpoint, resolve }),
    ]),
  );

  const find = (id: string) => {
    const found = described.get(id);
    if (!found) throw new Error(`The template refers to ${id}, which it does not have.`);
    return found;
  };
  const ref = (id: string): string =>
    pseudo[id] ?? parameters[id] ?? template.Parameters[id]?.Default ?? find(id).ref();
  const attribute = (id: string, name: string): string => {
    const value = find(id).attributes()[name];
    if (value === undefined) {
      throw new Error(
        `The local runner does not know the attribute ${name} of ${template.Resources[id]?.Type} (${id}).`,
      );
    }
    return value;
  };

  const functions: Record<string, (argument: unknown) => unknown> = {
    [reference]: (id) => ref(String(id)),
    'Fn::GetAtt': (argument) => {
      const [id = '', ...name] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
      return attribute(id, name.join('.'));
    },
    'Fn::Join': (argument) => join_(resolve(argument) as Arguments),
    'Fn::Split': (argument) => split(resolve(argument) as Arguments),
    'Fn::Select': (argument) => select(resolve(argument) as Arguments),
    'Fn::Sub': (argument) => substitute(argument),
  };

  function substitute(argument: unknown): string {
    const [text, values] = Array.isArray(argument) ? argument : [argument, {}];
    return String(text).replace(/\$\{([^}!]+)\}/g, (_, name: string) => {
      if (isObject(values) && name in values) return String(resolve(values[name]));
      const [id = '', ...rest] = name.split('.');
      return rest.length > 0 ? attribute(id, rest.join('.')) : ref(name);
    });
  }

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const [key, ...others] = Object.keys(value);
    const isCall = key !== undefined && others.length === 0 && (key === reference || key.startsWith('Fn::'));
    if (!isCall)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item)]));
    const call = functions[key];
    if (!call) throw new Error(`The local runner does not know ${key}. Teach it in infra/local/template.ts.`);
    return call(value[key]);
  }

  return {
    resolve,
    ref,
    attribute,
    list: (type, schema) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([id, resource]) => ({
          id,
          props: parse(schema, resolve(resource.Properties), `${type} ${id}`),
          metadata: resource.Metadata,
        })),
  };
}

function parse<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`The local runner cannot run ${what}: ${issue?.path.join('.')} ${issue?.message}.`);
}
