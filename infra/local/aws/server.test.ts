import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FirehoseClient, PutRecordCommand } from '@aws-sdk/client-firehose';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '../net.ts';
import type { Statement } from '../policy.ts';
import { openStore, type Store } from '../store.ts';
import { createObjectStore, s3Service } from './s3.ts';
import { awsHandler } from './server.ts';
import { createQueues, type Queues, sqsService } from './sqs.ts';

const arn = 'arn:aws:sqs:eu-central-1:000000000000:Work';
const allow = (Action: string, Resource: string): Statement => ({
  Effect: 'Allow',
  Action: [Action],
  Resource: [Resource],
});

let folder: string;
let store: Store;
let queues: Queues;
let server: Listening;
let lines: string[];

/** What the real SDK needs to find the runner, signed with a function's key. */
const sdk = (accessKeyId = 'LOCALWRITER') => ({
  region: 'eu-central-1',
  endpoint: `http://127.0.0.1:${server.port}`,
  credentials: { accessKeyId, secretAccessKey: 'local' },
  maxAttempts: 1,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  store = openStore(folder);
  lines = [];
  const settings = [{ arn, url: 'http://localhost/000000000000/Work', visibilityTimeout: 30, delay: 0 }];
  queues = createQueues(store, settings, 'eu-central-1');
  server = await listenOnLoopback(
    awsHandler({
      services: {
        s3: s3Service(createObjectStore(store), new Set(['files'])),
        sqs: sqsService(queues, settings),
      },
      callers: new Map([
        [
          'LOCALWRITER',
          {
            name: 'writer',
            statements: [
              allow('s3:PutObject', 'arn:aws:s3:::files/q/*'),
              allow('s3:GetObject', 'arn:aws:s3:::files/q/*'),
            ],
          },
        ],
      ]),
      report: (line) => lines.push(line),
    }),
    0,
  );
});

afterAll(async () => {
  await server.close();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('the AWS endpoint, called by the SDK', () => {
  it('stores an object with its headers and gives it back', async () => {
    const s3 = new S3Client(sdk());
    const where = { Bucket: 'files', Key: 'q/one two.json' };
    await s3.send(
      new PutObjectCommand({
        ...where,
        Body: '{"é":1}',
        ContentType: 'application/json',
        CacheControl: 'max-age=30',
      }),
    );
    const got = await s3.send(new GetObjectCommand(where));
    expect(await got.Body?.transformToString()).toBe('{"é":1}');
    expect([got.ContentType, got.CacheControl]).toEqual(['application/json', 'max-age=30']);
  });

  it('names function, action and resource of a call that the role does not allow, and prints it', async () => {
    const s3 = new S3Client(sdk());
    const denied = s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'secret', Body: 'x' }));
    await expect(denied).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(/function writer .* s3:PutObject on arn:aws:s3:::files\/secret/),
    });
    expect(lines.at(-1)).toMatch(/^Denied: The function writer/);
    const sqs = new SQSClient(sdk());
    const sent = sqs.send(
      new SendMessageCommand({ QueueUrl: 'http://localhost/000000000000/Work', MessageBody: 'x' }),
    );
    await expect(sent).rejects.toThrow(/sqs:SendMessage/);
    expect(queues.count(arn)).toBe(0);
  });

  it('answers for what is not there as S3 does', async () => {
    const missing = new S3Client(sdk()).send(new GetObjectCommand({ Bucket: 'files', Key: 'q/none' }));
    await expect(missing).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses keys of nobody and services that it does not have', async () => {
    const stranger = new S3Client(sdk('AKIASTRANGER'));
    await expect(stranger.send(new GetObjectCommand({ Bucket: 'files', Key: 'q/x' }))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
    const firehose = new FirehoseClient(sdk());
    const put = new PutRecordCommand({ DeliveryStreamName: 'x', Record: { Data: Buffer.from('x') } });
    await expect(firehose.send(put)).rejects.toThrow(/does not know the service firehose/);
  });
});
