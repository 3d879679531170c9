import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod';
import { createLogger, type Logger } from './logger.ts';

/**
 * Makes the Lambda handler of a queue: each message passes the schema and is worked on by itself, and only what
 * failed comes back.
 */
export const consume =
  <S extends z.ZodType>(schema: S, work: (message: z.output<S>, log: Logger) => Promise<void>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body } of event.Records) {
      const log = createLogger({ messageId });
      try {
        await work(schema.parse(JSON.parse(body)), log);
      } catch (error) {
        log.error('a message failed', { error });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
