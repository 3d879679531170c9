import type { EntityItem } from 'electrodb';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { HookMessage } from '#functions/lib/hook-message.ts';
import { present } from '#functions/lib/present.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { Query } from '#shared/api/route.ts';
import type { webhooks as contract, HookDelivery } from '#shared/api/webhooks.ts';
import { Refusal } from '#shared/refusal.ts';
import { findWebhook } from './webhook.ts';

/** So many failed ones are told at most, in one go. */
const most = 100;

type Stored = EntityItem<Db['webhookDelivery']>;

const shown = ({ deliveryId: id, ...stored }: Stored): HookDelivery => {
  const { event, quizId, state, attempts, status, fault, createdAt, triedAt, seenAt } = stored;
  return { id, event, quizId, state, attempts, createdAt, ...present({ status, fault, triedAt, seenAt }) };
};

/** A page of what was told, newest first. */
export async function listDeliveries(
  db: Db,
  shopId: string,
  { cursor, limit }: Query<typeof contract.deliveries>,
): Promise<{ deliveries: HookDelivery[]; cursor?: string }> {
  const all = db.webhookDelivery.query.byShop({ shopId });
  const from = cursor === undefined ? all : all.lt({ deliveryId: cursor });
  const page = await from.go({ limit, pages: 1, order: 'desc' });
  const last = page.cursor === null ? undefined : page.data.at(-1);
  return { deliveries: page.data.map(shown), ...present({ cursor: last?.deliveryId }) };
}

async function unseen(db: Db, shopId: string): Promise<Stored[]> {
  const { data } = await db.webhookDelivery.query
    .byShop({ shopId })
    .where(({ state, seenAt }, { eq, notExists }) => `${eq(state, 'failed')} AND ${notExists(seenAt)}`)
    .go({ count: most, order: 'desc' });
  return data;
}

/** How many deliveries failed for good, that nobody has seen. */
export const countFailed = async (db: Db, shopId: string): Promise<{ count: number }> => ({
  count: (await unseen(db, shopId)).length,
});

/** Notes that somebody has seen them: the start page is silent about them then. */
export async function seeFailed(db: Db, shopId: string, now: Date): Promise<void> {
  const seenAt = now.toISOString();
  const failed = await unseen(db, shopId);
  await Promise.all(
    failed.map(({ deliveryId }) =>
      db.webhookDelivery
        .patch({ shopId, deliveryId })
        .set({ seenAt })
        .go()
        .catch((error: unknown) => {
          // It went away by its age.
          if (!conditionFailed(error)) throw error;
        }),
    ),
  );
}

/**
 * Sends something once more, with all its tries.
 * @throws AppError not_found when there is no such delivery or no webhook any more
 */
export async function sendAgain(
  { db, hookQueue }: { db: Db; hookQueue: JobQueue },
  key: HookMessage,
): Promise<HookDelivery> {
  await findWebhook(db, key.shopId);
  const { data: known } = await db.webhookDelivery.get(key).go({ consistent: true });
  if (!known) {
    throw new Refusal('not_found', 'There is no such delivery any more. Load the list again.');
  }
  const { data } = await db.webhookDelivery
    .patch(key)
    .set({ state: 'waiting', attempts: 0 })
    .remove(['status', 'fault', 'seenAt'])
    .go({ response: 'all_new' });
  await hookQueue.send(key);
  return shown({ ...known, ...data });
}
