import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { FirehoseClient, PutRecordBatchCommand } from '@aws-sdk/client-firehose';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { firehoseEvents } from './event-sink/firehose.ts';
import { s3Files } from './files/s3.ts';
import { bedrockClient } from './language-model/bedrock.ts';
import { sesMail } from './mail/ses.ts';
import { sqsQueue } from './queue/sqs.ts';
import { readSecret } from './secrets/secrets.ts';

const region = { region: 'eu-west-1' };

it('a mail goes out as plain text from our address', async () => {
  const ses = mockClient(SESv2Client);
  await sesMail('us@a.nl', new SESv2Client(region)).send({ to: 'a@b.nl', subject: 'S', text: 'T' });
  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    FromEmailAddress: 'us@a.nl',
    Destination: { ToAddresses: ['a@b.nl'] },
    Content: { Simple: { Subject: { Data: 'S' }, Body: { Text: { Data: 'T' } } } },
  });
});

it('a message is put on the queue as JSON, hidden as long as asked', async () => {
  const sqs = mockClient(SQSClient);
  await sqsQueue('http://queue', new SQSClient(region)).send({ a: 1 }, 15);
  const input = { QueueUrl: 'http://queue', MessageBody: '{"a":1}', DelaySeconds: 15 };
  expect(sqs.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual(input);
});

it('a file is written as JSON with its time to live', async () => {
  const s3 = mockClient(S3Client);
  await s3Files('bucket', new S3Client(region)).write('q/1.json', '{}', 'max-age=30');
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Bucket: 'bucket',
    Key: 'q/1.json',
    Body: '{}',
    CacheControl: 'max-age=30',
    ContentType: 'application/json; charset=utf-8',
  });
});

describe('events', () => {
  const mocked = () => mockClient(FirehoseClient);
  const sent = (firehose: ReturnType<typeof mocked>) =>
    firehose
      .commandCalls(PutRecordBatchCommand)
      .map((call) => call.args[0].input.Records?.map(({ Data }) => new TextDecoder().decode(Data)));
  const put = (events: object[]) =>
    firehoseEvents('stream', new FirehoseClient(region), async () => {}).put(events);

  it('are a line each, as many in a call as Firehose takes', async () => {
    const firehose = mocked();
    firehose.on(PutRecordBatchCommand).resolves({ FailedPutCount: 0 });
    await put(Array.from({ length: 501 }, (_, n) => ({ n })));
    expect(sent(firehose).map((lines) => lines?.length)).toEqual([500, 1]);
    expect(sent(firehose)[1]).toEqual(['{"n":500}\n']);
  });

  it('that were not taken are sent again, and only those', async () => {
    const firehose = mocked();
    const failed = { ErrorCode: 'ServiceUnavailableException' };
    firehose
      .on(PutRecordBatchCommand)
      .resolvesOnce({ FailedPutCount: 2, RequestResponses: [failed, { RecordId: '1' }, failed] })
      .resolvesOnce({ FailedPutCount: 1, RequestResponses: [{ RecordId: '2' }, failed] })
      .resolves({ FailedPutCount: 0 });
    await put([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(sent(firehose).slice(1)).toEqual([['{"n":1}\n', '{"n":3}\n'], ['{"n":3}\n']]);
  });

  it('that go on failing are given up', async () => {
    const firehose = mocked();
    const failed = { ErrorCode: 'ServiceUnavailableException' };
    firehose.on(PutRecordBatchCommand).resolves({ FailedPutCount: 1, RequestResponses: [failed] });
    await expect(put([{}])).rejects.toThrow('1 of 1 events: ServiceUnavailableException');
    expect(sent(firehose)).toHaveLength(4);
  });
});

it('a secret is read once, and again after a failure', async () => {
  const secrets = mockClient(SecretsManagerClient);
  secrets.on(GetSecretValueCommand).rejectsOnce(new Error('down')).resolves({ SecretString: 's' });
  const read = readSecret('arn', new SecretsManagerClient(region));
  await expect(read()).rejects.toThrow('down');
  expect(await Promise.all([read(), read()])).toEqual(['s', 's']);
  expect(secrets.commandCalls(GetSecretValueCommand)).toHaveLength(2);
});

describe('the language model', () => {
  const bedrock = mockClient(BedrockRuntimeClient);
  const client = bedrockClient('model', new BedrockRuntimeClient(region));
  const form = { type: 'object', properties: { ids: { type: 'array' } } };
  const prompt = { system: 'The rules.', user: 'Choose.' };
  const { signal } = new AbortController();
  const ask = () => client.ask({ prompt, form, maxTokens: 50, signal });
  const toolUse = { toolUseId: '1', name: 'answer', input: { ids: ['a'] } };
  const output = { message: { role: 'assistant' as const, content: [{ text: 'Well.' }, { toolUse }] } };

  it('must answer through the tool, and says what it cost', async () => {
    bedrock
      .on(ConverseCommand)
      .resolves({ output, usage: { inputTokens: 7, outputTokens: 3, totalTokens: 10 } });
    expect(await ask()).toEqual({ answer: { ids: ['a'] }, tokensIn: 7, tokensOut: 3 });
    const input = bedrock.commandCalls(ConverseCommand)[0]?.args[0].input;
    expect(input).toMatchObject({
      modelId: 'model',
      system: [{ text: 'The rules.' }],
      messages: [{ role: 'user', content: [{ text: 'Choose.' }] }],
      inferenceConfig: { maxTokens: 50 },
    });
    expect(input?.toolConfig?.toolChoice).toEqual({ tool: { name: 'answer' } });
    expect(input?.toolConfig?.tools?.[0]?.toolSpec?.inputSchema).toEqual({ json: form });
  });

  it('has not answered when it was cut off, or called no tool', async () => {
    bedrock.on(ConverseCommand).resolves({ output, stopReason: 'max_tokens' });
    expect((await ask()).answer).toBeUndefined();
    bedrock.on(ConverseCommand).resolves({});
    expect(await ask()).toEqual({ answer: undefined, tokensIn: 0, tokensOut: 0 });
  });
});
