import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../net.ts';
import { dynamoDbService } from './dynamodb.ts';

const arn = (name: string) => `arn:aws:dynamodb:eu-central-1:000000000000:table/${name}`;

/** What a call has to be allowed before the engine gets it; the engine here only says that it was asked. */
async function rightsFor(operation: string, input: unknown): Promise<string[]> {
  const engine = await listenOnLoopback((_, response) => response.end('{}'), 0);
  const asked: string[] = [];
  const body = Buffer.from(JSON.stringify(input));
  try {
    await dynamoDbService({ port: engine.port, accessKey: 'KEY' }).handle({
      method: 'POST',
      url: new URL('http://localhost/'),
      headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body,
      operation,
      json: () => JSON.parse(body.toString()),
      authorize: (action, resource) => void asked.push(`${action} ${resource}`),
    });
  } finally {
    await engine.close();
  }
  return asked;
}

describe('the rights that a call to the table needs', () => {
  it('is its operation on the table or the index that it names', async () => {
    expect(await rightsFor('PutItem', { TableName: 'A' })).toEqual([`dynamodb:PutItem ${arn('A')}`]);
    expect(await rightsFor('Query', { TableName: 'A', IndexName: 'byDay' })).toEqual([
      `dynamodb:Query ${arn('A')}/index/byDay`,
    ]);
  });

  it('is one for every table of a batch and every part of a transaction', async () => {
    expect(await rightsFor('BatchGetItem', { RequestItems: { A: {}, B: {} } })).toEqual([
      `dynamodb:BatchGetItem ${arn('A')}`,
      `dynamodb:BatchGetItem ${arn('B')}`,
    ]);
    const TransactItems = [
      { Put: { TableName: 'A' } },
      { Update: { TableName: 'B' } },
      { ConditionCheck: { TableName: 'A' } },
    ];
    expect(await rightsFor('TransactWriteItems', { TransactItems })).toEqual([
      `dynamodb:PutItem ${arn('A')}`,
      `dynamodb:UpdateItem ${arn('B')}`,
      `dynamodb:ConditionCheckItem ${arn('A')}`,
    ]);
  });

  it('cannot be told for an operation that the runner does not know', async () => {
    await expect(rightsFor('DeleteTable', { TableName: 'A' })).rejects.toThrow(/DynamoDB DeleteTable/);
  });
});
