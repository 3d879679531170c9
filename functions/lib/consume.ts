import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod';
import { createLogger, type Logger } from './logger.ts';

/** How a message came. */
export interface Delivery {
  /** 1 at first. */
  attempt: number;
}

/**
 * Makes the Lambda handler of a queue: each message passes the schema and is worked on by itself, and only what
 * failed comes back.
 */
export const consume =
  <S extends z.ZodType>(
    schema: S,
    work: (message: z.output<S>, log: Logger, how: Delivery) => Promise<void>,
  ) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body, attributes } of event.Records) {
      const log = createLogger({ messageId });
      try {
        const attempt = Number(attributes?.ApproximateReceiveCount ?? 1);
        await work(schema.parse(JSON.parse(body)), log, { attempt });
      } catch (error) {
        log.error('a message failed', { error });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
