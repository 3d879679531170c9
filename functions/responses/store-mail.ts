import { toSeconds } from '#functions/lib/system.ts';
import type { Message } from '#functions/ports/mail/mail.ts';
import { Refusal } from '#shared/refusal.ts';
import { contactWrites } from './contact-writes.ts';
import { type Delivery, deliveryWrites } from './deliveries.ts';
import type { Given } from './given.ts';
import { limitWrites } from './mail-limits.ts';
import { settle } from './settle.ts';
import type { StoreDeps } from './store.ts';

/** How long the id of a mail is known, in seconds: longer than a browser would send it again. */
const kept = 60 * 24 * 3600;

interface NewMail {
  shopId: string;
  mailId: string;
  quizId: string;
  message: Message;
  given: Given;
  contactId: string;
  deliveries: Delivery[];
}

type Outcome = 'stored' | 'known' | 'limited';

async function write(deps: StoreDeps, mail: NewMail): Promise<Outcome | 'conflict'> {
  const { shopId, mailId, quizId, message, given, contactId, deliveries } = mail;
  const now = deps.system.now();
  const place = { shopId, sourceId: mailId, contactId, createdAt: now.toISOString() };
  const { canceled, data } = await deps.db.service.transaction
    .write((entities) => [
      entities.resultMail
        .create({ shopId, mailId, quizId, contactId, message, expiresAt: toSeconds(now) + kept })
        .commit(),
      ...limitWrites(entities, { shopId, quizId, email: message.to, now }),
      ...contactWrites(entities, place, given),
      ...deliveryWrites(entities, deliveries, now),
    ])
    .go();
  if (!canceled) return 'stored';
  if (data[0]?.code === 'ConditionalCheckFailed') return 'known';
  return data.some(({ code }) => code === 'ConditionalCheckFailed') ? 'limited' : 'conflict';
}

/**
 * Stores a mail that is to be sent, with the contact and the receipt, once for its id.
 * @returns whether it was new, and whether it still waits to be sent
 * @throws AppError too_many when address, quiz or shop had too many, unavailable; the sender tries again later
 */
export async function storeMail(deps: StoreDeps, mail: NewMail): Promise<{ isNew: boolean; waits: boolean }> {
  const outcome = await settle<Outcome>(deps, () => write(deps, mail));
  if (outcome === 'limited') {
    throw new Refusal('too_many', 'Too many of these mails were asked for. Try again later.');
  }
  if (outcome === 'stored') return { isNew: true, waits: true };
  const { shopId, mailId } = mail;
  const { data } = await deps.db.resultMail.get({ shopId, mailId }).go({ consistent: true });
  return { isNew: false, waits: data?.message !== undefined };
}
