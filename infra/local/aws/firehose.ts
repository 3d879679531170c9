import { randomUUID } from 'node:crypto';
import { type AwsCall, AwsError, type AwsReply, type AwsService, json, refuse } from './server.ts';
import type { StreamSettings, Streams } from './streams.ts';

/** Firehose's limits: https://docs.aws.amazon.com/firehose/latest/APIReference/API_PutRecordBatch.html */
const mostRecords = 500;
const mostBytes = 4 * 1024 * 1024;
const mostRecordBytes = 1000 * 1024;

const invalid = (what: string, constraint: string) =>
  new AwsError(
    'ValidationException',
    `1 validation error detected: Value at '${what}' failed to satisfy constraint: ${constraint}`,
  );

/** The data of a record, as sent in base64. @throws AwsError as Firehose words it */
function dataOf(record: unknown, what: string): Buffer {
  const { Data } = (record ?? {}) as { Data?: unknown };
  if (typeof Data !== 'string') throw invalid(what, 'Member must not be null');
  const data = Buffer.from(Data, 'base64');
  if (data.length > mostRecordBytes)
    throw invalid(what, `Member must have length less than or equal to ${mostRecordBytes}`);
  return data;
}

function recordsOf(list: unknown): Buffer[] {
  if (!Array.isArray(list)) throw invalid('records', 'Member must not be null');
  if (list.length === 0) throw invalid('records', 'Member must have length greater than or equal to 1');
  if (list.length > mostRecords)
    throw invalid('records', `Member must have length less than or equal to ${mostRecords}`);
  const records = list.map((one, index) => dataOf(one, `records.${index + 1}.member.data`));
  if (records.reduce((sum, { length }) => sum + length, 0) > mostBytes)
    throw new AwsError('InvalidArgumentException', 'Records size exceeds 4 MB limit');
  return records;
}

const slowDown = { ErrorCode: 'ServiceUnavailableException', ErrorMessage: 'Slow down.' };

function putBatch(streams: Streams, name: string, call: AwsCall): AwsReply {
  const taken = streams.put(name, recordsOf(call.json().Records));
  return json({
    FailedPutCount: taken.filter((one) => !one).length,
    Encrypted: false,
    RequestResponses: taken.map((one) => (one ? { RecordId: randomUUID() } : slowDown)),
  });
}

function putOne(streams: Streams, name: string, call: AwsCall): AwsReply {
  const [taken] = streams.put(name, [dataOf(call.json().Record, 'record.data')]);
  if (!taken) throw new AwsError(slowDown.ErrorCode, slowDown.ErrorMessage, 503);
  return json({ RecordId: randomUUID(), Encrypted: false });
}

/** Amazon Data Firehose: direct puts, with the service's limits. */
export function firehoseService(streams: Streams, settings: StreamSettings[]): AwsService {
  return {
    errors: 'json',
    handle: (call) => {
      const name = String(call.json().DeliveryStreamName);
      if (call.operation !== 'PutRecord' && call.operation !== 'PutRecordBatch') {
        return refuse('Firehose', call.operation);
      }
      const stream = settings.find((one) => one.name === name);
      if (!stream) throw new AwsError('ResourceNotFoundException', `Firehose ${name} not found.`);
      call.authorize(`firehose:${call.operation}`, stream.arn);
      return call.operation === 'PutRecord' ? putOne(streams, name, call) : putBatch(streams, name, call);
    },
  };
}
