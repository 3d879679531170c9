import type { Db } from '#functions/db/index.ts';
import type { HookMessage } from '#functions/lib/hook-message.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { HookEvent } from '#shared/model/webhook.ts';

type Write = Parameters<Db['service']['transaction']['write']>[0];
type Entities = Parameters<Write>[0];

/** How long a merchant can look back on deliveries, in seconds. */
const kept = 30 * 24 * 3600;

/** What is to be told, before it is stored. */
export interface Delivery extends HookMessage {
  event: HookEvent;
  quizId: string;
  aboutId: string;
}

interface Happened {
  shopId: string;
  quizId: string;
  /** By event: the response or contact that it is about. */
  about: Partial<Record<HookEvent, string | undefined>>;
}

/** What a shop wants to be told of what has happened; nothing where it has no webhook. */
export async function deliveriesOf(
  { db, system }: { db: Db; system: System },
  { shopId, quizId, about }: Happened,
): Promise<Delivery[]> {
  const { data: webhook } = await db.webhook.get({ shopId }).go();
  return (webhook?.events ?? []).flatMap((event) => {
    const aboutId = about[event];
    return aboutId === undefined
      ? []
      : [{ shopId, deliveryId: system.newId('delivery'), event, quizId, aboutId }];
  });
}

/** The writes of deliveries, for the transaction that stores what they tell: none is lost, and none told of nothing. */
export const deliveryWrites = ({ webhookDelivery }: Entities, deliveries: Delivery[], now: Date) =>
  deliveries.map((delivery) =>
    webhookDelivery
      .create({
        ...delivery,
        ...{ state: 'waiting', attempts: 0, createdAt: now.toISOString() },
        expiresAt: toSeconds(now) + kept,
      })
      .commit(),
  );

/** Wakes who sends them. What is not woken stands in the merchant's list and can be sent from there. */
export async function wakeDeliveries(
  hookQueue: JobQueue,
  deliveries: Delivery[],
  log: Logger,
): Promise<void> {
  await Promise.all(
    deliveries.map(({ shopId, deliveryId }) =>
      hookQueue
        .send({ shopId, deliveryId } satisfies HookMessage)
        .catch((error: unknown) => log.error('a delivery was not put on the queue', { deliveryId, error })),
    ),
  );
}
