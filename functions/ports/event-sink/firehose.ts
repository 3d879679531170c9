import { setTimeout } from 'node:timers/promises';
import { FirehoseClient, PutRecordBatchCommand } from '@aws-sdk/client-firehose';
import type { EventSink } from './event-sink.ts';

/** Records in one call, by Firehose's limit. */
const most = 500;
const attempts = 4;
/** The longest wait before the first try again, in milliseconds; doubles with every try. */
const firstWait = 100;

const recordOf = (event: object) => ({ Data: new TextEncoder().encode(`${JSON.stringify(event)}\n`) });

/**
 * Events as lines of JSON in a Firehose stream. A call may succeed for some records only; the others are sent again.
 * @see https://docs.aws.amazon.com/firehose/latest/APIReference/API_PutRecordBatch.html
 */
export function firehoseEvents(
  stream: string,
  client: FirehoseClient = new FirehoseClient({}),
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): EventSink {
  async function putBatch(records: { Data: Uint8Array }[]): Promise<void> {
    let left = records;
    let fault: string | undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await sleep(firstWait * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      const answer = await client.send(
        new PutRecordBatchCommand({ DeliveryStreamName: stream, Records: left }),
      );
      if (!answer.FailedPutCount) return;
      const results = answer.RequestResponses ?? [];
      left = left.filter((_, index) => results[index]?.ErrorCode !== undefined);
      fault = results.find(({ ErrorCode }) => ErrorCode !== undefined)?.ErrorCode;
    }
    throw new Error(`Firehose did not take ${left.length} of ${records.length} events: ${fault}.`);
  }

  return {
    async put(events) {
      const records = events.map(recordOf);
      for (let at = 0; at < records.length; at += most) await putBatch(records.slice(at, at + most));
    },
  };
}
