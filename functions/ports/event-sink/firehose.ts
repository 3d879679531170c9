import { FirehoseClient, PutRecordCommand } from '@aws-sdk/client-firehose';
import type { EventSink } from './event-sink.ts';

/** Events as lines of JSON in a Firehose stream. */
export function firehoseEvents(stream: string, client: FirehoseClient = new FirehoseClient({})): EventSink {
  return {
    async put(event) {
      const Data = new TextEncoder().encode(`${JSON.stringify(event)}\n`);
      await client.send(new PutRecordCommand({ DeliveryStreamName: stream, Record: { Data } }));
    },
  };
}
