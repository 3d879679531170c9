import type { EntityItem } from 'electrodb';
import type { Db } from '#functions/db/index.ts';
import { removedQuiz } from '#functions/lib/forget-response.ts';
import { type IsLocked, lockOf } from '#functions/lib/locked.ts';
import { present } from '#functions/lib/present.ts';
import type { System } from '#functions/lib/system.ts';

type Stored = EntityItem<Db['webhookDelivery']>;
type Told = { data: object } | { fault: 'gone' | 'locked' };

async function responseData(db: Db, { shopId, aboutId }: Stored, isLocked: IsLocked): Promise<Told> {
  const { data: held } = await db.response.get({ shopId, responseId: aboutId }).go({ consistent: true });
  // A response that was deleted leaves its id, empty.
  if (!held || held.quizId === removedQuiz) return { fault: 'gone' };
  const { response, ordinal } = held;
  if (isLocked({ ordinal, receivedAt: response.receivedAt })) return { fault: 'locked' };
  const { id, quizId, version, locale, completedAt, answers, path, results } = response;
  return { data: { id, quizId, version, locale, completedAt, answers, path, results } };
}

async function leadData(db: Db, { shopId, aboutId }: Stored, isLocked: IsLocked): Promise<Told> {
  const { data: held } = await db.contact.get({ shopId, contactId: aboutId }).go({ consistent: true });
  if (!held) return { fault: 'gone' };
  if (isLocked({ ordinal: held.ordinal, receivedAt: held.createdAt })) return { fault: 'locked' };
  const { contactId: id, quizId, quizVersion: version, responseId, source, locale, createdAt } = held;
  const { data: kept } = await db.consentReceipt.query
    .bySource({ shopId, sourceId: held.sourceId })
    .go({ pages: 'all' });
  const consents = kept.map(({ receipt }) => receipt);
  const { email, phone } = held;
  const about = { id, quizId, version, responseId, source, locale, createdAt };
  return { data: { ...about, ...present({ email, phone }), consents } };
}

/**
 * What a delivery tells, read where it is kept now: what was deleted since, or is locked past the plan's limit, is told
 * nobody.
 */
export async function payloadOf(
  { db, system }: { db: Db; system: System },
  delivery: Stored,
): Promise<{ body: string } | { fault: 'gone' | 'locked' }> {
  const { shopId, deliveryId: id, event, createdAt } = delivery;
  const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
  if (!shop) return { fault: 'gone' };
  const isLocked = await lockOf({ db, system }, shop);
  const told = await (event === 'lead.created' ? leadData : responseData)(db, delivery, isLocked);
  if ('fault' in told) return told;
  return { body: JSON.stringify({ id, event, createdAt, shop: shop.domain, data: told.data }) };
}
