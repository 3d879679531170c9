import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { JobQueue } from './queue.ts';

/** A queue in Amazon SQS. */
export function sqsQueue(url: string, client: SQSClient = new SQSClient({})): JobQueue {
  return {
    async send(message, delaySeconds = 0) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: url,
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        }),
      );
    },
  };
}
