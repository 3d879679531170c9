import * as z from 'zod';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { idSchema } from '#shared/model/id.ts';

const at = z.iso.datetime();

/** What waits to be erased, on the queue before the area erasure. */
export const eraseMessageSchema = z.union([
  z.object({ accountId: idSchema('account') }),
  /** A quiz that was deleted, once it cannot be restored any more. */
  z.object({ shopId: idSchema('shop'), quizId: idSchema('quiz'), at }),
  /** What is older than a shop keeps, once a day. `since` tells a rule that was changed since. */
  z.object({ shopId: idSchema('shop'), since: at, at }),
]);
type EraseMessage = z.infer<typeof eraseMessageSchema>;

/** The longest that a message can wait, in seconds; after it, it is sent again. */
const longestWait = 900;

/** Sends what is to be erased at a time, or as late before it as a message can wait. */
export function eraseLater(
  queue: JobQueue,
  message: Extract<EraseMessage, { at: string }>,
  now: Date,
): Promise<void> {
  const left = Math.ceil((Date.parse(message.at) - now.getTime()) / 1000);
  return queue.send(message, Math.min(longestWait, Math.max(0, left)));
}
