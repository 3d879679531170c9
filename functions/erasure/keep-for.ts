import { eraseLater } from '#functions/lib/erase-message.ts';
import type { Logger } from '#functions/lib/logger.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { type EraseDeps, MoreToDo } from './drain.ts';
import { quizIdsOf } from './erase-shop.ts';
import { patiently } from './patience.ts';
import { forgetContacts, forgetResponses } from './purge-old.ts';

const day = 86_400_000;

/**
 * Deletes what is older than a shop keeps, and does so again a day later, for as long as that rule holds. What one
 * attempt does not get done, the next goes on with: what is deleted is not found again.
 */
export async function keepFor(
  deps: EraseDeps & { queue: JobQueue },
  message: { shopId: string; since: string; at: string },
  log: Logger,
): Promise<void> {
  const { db, queue, system } = deps;
  const { shopId, since, at } = message;
  const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
  if (shop?.retention?.since !== since) return;
  const now = system.now();
  if (Date.parse(at) > now.getTime()) return eraseLater(queue, message, now);
  const before = new Date(now.getTime() - shop.retention.days * day);
  const check = patiently(system);
  try {
    await forgetContacts(deps, shopId, before, check);
    for (const quizId of await quizIdsOf(deps, shopId))
      await forgetResponses(deps, { shopId, quizId }, before, check);
  } catch (error) {
    if (!(error instanceof MoreToDo)) throw error;
    return eraseLater(queue, message, now);
  }
  log.info('what is older than a shop keeps was deleted', { shopId, before });
  await eraseLater(queue, { ...message, at: new Date(now.getTime() + day).toISOString() }, now);
}
