import type { Db } from '#functions/db/index.ts';
import type { Cipher } from '#functions/lib/cipher.ts';
import type { HookMessage } from '#functions/lib/hook-message.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { Outgoing, OutgoingFault } from '#functions/ports/outgoing/outgoing.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { payloadOf } from './payload.ts';
import { signatureOf } from './sign.ts';

export interface DeliverDeps {
  db: Db;
  system: System;
  cipher: Cipher;
  outgoing: Outgoing;
  hookQueue: JobQueue;
}

/** Seconds until the next try, after each that failed: about an hour together. */
const waits = [10, 60, 300, 600, 900, 900, 900];

type Attempt = { status: number } | { fault: OutgoingFault | 'gone' | 'locked' };

/** Trying again cannot help: nothing may be called, or there is nothing to tell. */
const isFinal = (attempt: Attempt) =>
  'fault' in attempt && ['address', 'gone', 'locked'].includes(attempt.fault);

const isTaken = (attempt: Attempt) => 'status' in attempt && attempt.status >= 200 && attempt.status < 300;

async function attemptAt(deps: DeliverDeps, key: HookMessage, at: Date): Promise<Attempt | undefined> {
  const { db, cipher, outgoing } = deps;
  const { data: delivery } = await db.webhookDelivery.get(key).go({ consistent: true });
  if (delivery?.state !== 'waiting') return undefined;
  const { data: webhook } = await db.webhook.get({ shopId: key.shopId }).go({ consistent: true });
  if (!webhook) return { fault: 'gone' };
  const payload = await payloadOf(deps, delivery);
  if ('fault' in payload) return payload;
  const { body } = payload;
  const secret = await cipher.open(webhook.sealed, key.shopId);
  return outgoing.post({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Recommend-Webhook/1',
      'recommend-event': delivery.event,
      'recommend-delivery': delivery.deliveryId,
      'recommend-signature': signatureOf(secret, toSeconds(at), body),
    },
  });
}

/**
 * Tells a shop's own system one thing, signed; when it is not taken, again later, up to eight times in an hour. The
 * other side may be told the same twice, and knows it by its id.
 */
export async function deliver(deps: DeliverDeps, key: HookMessage): Promise<void> {
  const at = deps.system.now();
  const attempt = await attemptAt(deps, key, at);
  if (!attempt) return;
  const { data } = await deps.db.webhookDelivery
    .patch(key)
    .set({ triedAt: at.toISOString(), ...attempt })
    .remove('status' in attempt ? ['fault'] : ['status'])
    .add({ attempts: 1 })
    .go({ response: 'all_new' });
  const wait = waits[(data.attempts ?? 1) - 1];
  const ended = isTaken(attempt) ? 'delivered' : isFinal(attempt) || wait === undefined ? 'failed' : null;
  if (ended) await deps.db.webhookDelivery.patch(key).set({ state: ended }).go();
  else await deps.hookQueue.send(key, wait);
}
