import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueues, type Queues, type ReceivedMessage } from '../aws/sqs.ts';
import { openStore, type Store } from '../store.ts';
import { type Resource, resolveStack } from '../template.ts';
import type { Lambda } from './host.ts';
import { type Poller, startPollers } from './poller.ts';
import type { LambdaSettings } from './settings.ts';

const resource = (Type: string, Properties: Record<string, unknown> = {}): Resource => ({
  Type,
  Properties,
  Metadata: {},
});

const stackWith = (mapping: Record<string, unknown>) =>
  resolveStack(
    {
      Parameters: {},
      Resources: {
        Work: resource('AWS::SQS::Queue'),
        Worker: resource('AWS::Lambda::Function'),
        Mapping: resource('AWS::Lambda::EventSourceMapping', {
          EventSourceArn: { 'Fn::GetAtt': ['Work', 'Arn'] },
          FunctionName: { Ref: 'Worker' },
          BatchSize: 10,
          ...mapping,
        }),
      },
    },
    { endpoint: '', stackName: 'Test', parameters: {} },
  );

const partial = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
const rights = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

let folder: string;
let store: Store;
let queues: Queues;
let pollers: Poller[];
let arn: string;

/** Starts a worker; the promise is the batch that it got, once it has dealt with it. */
function startWith(
  mapping: Record<string, unknown>,
  answer: (batch: ReceivedMessage[]) => unknown,
  actions = rights,
): Promise<ReceivedMessage[]> {
  const stack = stackWith(mapping);
  arn = stack.attribute('Work', 'Arn');
  const settings = { arn, url: '', visibilityTimeout: 30, delay: 0 };
  queues = createQueues(store, [settings], 'eu-central-1');
  const { promise, resolve } = Promise.withResolvers<ReceivedMessage[]>();
  const lambda: Lambda = {
    name: 'worker',
    invoke: async (event) => {
      const { Records } = event as { Records: ReceivedMessage[] };
      setImmediate(() => resolve(Records));
      return answer(Records);
    },
    restart: () => {},
    stop: async () => {},
  };
  const statements = actions.map((Action) => ({
    Effect: 'Allow' as const,
    Action: [Action],
    Resource: [arn],
  }));
  const lambdaSettings = {
    name: 'worker',
    arn: stack.attribute('Worker', 'Arn'),
    statements,
  } as unknown as LambdaSettings;
  pollers = startPollers(stack, [{ lambda, settings: lambdaSettings }], queues);
  for (const body of ['one', 'two', 'three']) queues.send(arn, { body });
  return promise;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  store = openStore(folder);
  pollers = [];
});

afterEach(() => {
  for (const poller of pollers) poller.stop();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a function fed from a queue', () => {
  it('gets what is waiting as one batch, and what it has done is gone', async () => {
    const batch = await startWith(partial, () => ({ batchItemFailures: [] }));
    expect(batch.map((message) => message.body)).toEqual(['one', 'two', 'three']);
    expect(batch[0]).toMatchObject({ eventSource: 'aws:sqs', eventSourceARN: arn });
    expect(queues.count(arn)).toBe(0);
  });

  it('keeps the messages that it names as failed', async () => {
    await startWith(partial, (batch) => ({
      batchItemFailures: batch
        .filter(({ body }) => body === 'two')
        .map(({ messageId }) => ({ itemIdentifier: messageId })),
    }));
    expect(queues.count(arn)).toBe(1);
  });

  it('keeps the whole batch when it fails, or names a message that is not in it', async () => {
    await startWith(partial, () => {
      throw new Error('boom');
    });
    expect(queues.count(arn)).toBe(3);
    for (const poller of pollers) poller.stop();
    store.db.exec('DELETE FROM message');
    await startWith(partial, () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] }));
    expect(queues.count(arn)).toBe(3);
  });

  it('has no say about single messages without partial failures in its mapping', async () => {
    await startWith({}, (batch) => ({
      batchItemFailures: batch.map(({ messageId }) => ({ itemIdentifier: messageId })),
    }));
    expect(queues.count(arn)).toBe(0);
  });

  it('is not started when its role lacks what Lambda needs', () => {
    expect(() => startWith(partial, () => null, rights.slice(0, 1))).toThrow(
      /worker lacks sqs:DeleteMessage/,
    );
  });
});
