import { describe, expect, it } from 'vitest';
import { firehoseService } from './firehose.ts';
import type { AwsCall } from './server.ts';
import type { StreamSettings, Streams } from './streams.ts';

const taken: Buffer[] = [];
const authorized: string[] = [];
let refusing = 0;
const streams: Streams = {
  put: (_, records) =>
    records.map((record) => {
      if (refusing-- > 0) return false;
      taken.push(record);
      return true;
    }),
  flush: () => {},
  fail: () => {},
  stop: () => {},
};
const service = firehoseService(streams, [{ name: 'Events', arn: 'arn:events' } as StreamSettings]);

const call = async (operation: string, input: object) => {
  const reply = await service.handle({
    operation,
    json: () => ({ DeliveryStreamName: 'Events', ...input }),
    authorize: (action: string) => void authorized.push(action),
  } as unknown as AwsCall);
  return JSON.parse(String(reply.body));
};
const record = (bytes: number) => ({ Data: Buffer.alloc(bytes, 'x').toString('base64') });
const records = (count: number, bytes = 1) => Array.from({ length: count }, () => record(bytes));

describe('Firehose', () => {
  it('answers each record of a batch by itself', async () => {
    refusing = 1;
    const answer = await call('PutRecordBatch', { Records: records(2) });
    expect(answer).toEqual({
      FailedPutCount: 1,
      Encrypted: false,
      RequestResponses: [
        { ErrorCode: 'ServiceUnavailableException', ErrorMessage: 'Slow down.' },
        { RecordId: expect.any(String) },
      ],
    });
    expect(taken).toEqual([Buffer.from('x')]);
    expect(authorized).toEqual(['firehose:PutRecordBatch']);
  });

  it('refuses a single record that it cannot take now', async () => {
    refusing = 1;
    await expect(call('PutRecord', { Record: record(1) })).rejects.toMatchObject({
      code: 'ServiceUnavailableException',
      status: 503,
    });
  });

  it.each<[string, object, string]>([
    ['501 records', { Records: records(501) }, 'less than or equal to 500'],
    ['no records', { Records: [] }, 'greater than or equal to 1'],
    ['nothing', {}, 'must not be null'],
    ['a record of 1,000 KiB and a byte', { Records: records(1, 1_024_001) }, '1024000'],
    ['more than 4 MiB', { Records: records(5, 900_000) }, '4 MB limit'],
    ['a record without data', { Records: [{}] }, 'records.1.member.data'],
  ])('takes nothing of a batch of %s', async (_, input, message) => {
    const before = taken.length;
    await expect(call('PutRecordBatch', input)).rejects.toThrow(message);
    expect(taken).toHaveLength(before);
  });

  it('takes as much as it may', async () => {
    const { FailedPutCount } = await call('PutRecordBatch', { Records: records(4, 1_024_000) });
    expect(FailedPutCount).toBe(0);
    expect((await call('PutRecordBatch', { Records: records(500) })).RequestResponses).toHaveLength(500);
  });

  it('knows its own streams only', async () => {
    await expect(call('PutRecord', { DeliveryStreamName: 'Other', Record: record(1) })).rejects.toMatchObject(
      { code: 'ResourceNotFoundException' },
    );
  });
});
