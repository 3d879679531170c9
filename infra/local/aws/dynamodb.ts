import { Agent, request } from 'node:http';
import { account, region } from '../template.ts';
import { type AwsCall, type AwsReply, type AwsService, refuse } from './server.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const tableArn = (name: unknown): string => `arn:aws:dynamodb:${region}:${account}:table/${String(name)}`;

const transactActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** What a call needs to be allowed, as IAM sees it: a transaction needs the right of each of its parts. */
function rightsOf(operation: string, input: Json): [action: string, resource: string][] {
  switch (operation) {
    case 'GetItem':
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
    case 'DescribeTable':
      return [[operation, tableArn(input.TableName)]];
    case 'Query':
    case 'Scan': {
      const index = input.IndexName;
      const suffix = index === undefined ? '' : `/index/${String(index)}`;
      return [[operation, tableArn(input.TableName) + suffix]];
    }
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys(isObject(input.RequestItems) ? input.RequestItems : {}).map((name) => [
        operation,
        tableArn(name),
      ]);
    case 'TransactGetItems':
    case 'TransactWriteItems':
      return (Array.isArray(input.TransactItems) ? input.TransactItems : []).flatMap((item: Json) =>
        Object.entries(item).map(([kind, part]): [string, string] => [
          transactActions[kind] ?? kind,
          tableArn(isObject(part) ? part.TableName : ''),
        ]),
      );
    default:
      return refuse('DynamoDB', operation);
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface EngineAddress {
  port: number;
  /** The engine keeps data apart by access key: whoever does not know this one sees an empty database. */
  accessKey: string;
}

/** Sends a call to the engine. */
export function callEngine(
  { port, accessKey }: EngineAddress,
  target: string,
  body: Buffer | string,
): Promise<Required<Pick<AwsReply, 'status' | 'headers'>> & { body: Buffer }> {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/',
        agent,
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'content-length': Buffer.byteLength(body),
          'x-amz-target': target,
          authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${day}/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=local`,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 500,
            headers: {
              'content-type': response.headers['content-type'] ?? 'application/x-amz-json-1.0',
              ...(response.headers['x-amz-crc32']
                ? { 'x-amz-crc32': String(response.headers['x-amz-crc32']) }
                : {}),
            },
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** DynamoDB: rights are checked here, everything else is the engine's. */
export function dynamoDbService(engine: EngineAddress): AwsService {
  return {
    errors: 'json',
    handle: (call: AwsCall) => {
      for (const [action, resource] of rightsOf(call.operation, call.json())) {
        call.authorize(`dynamodb:${action}`, resource);
      }
      return callEngine(engine, call.headers['x-amz-target'] ?? '', call.body);
    },
  };
}
