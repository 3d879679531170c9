import type { Db } from '#functions/db/index.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { siteMails } from '#functions/lib/mail-message.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { Message } from '#functions/ports/mail/mail.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { SentMessage } from '#shared/api/inbox.ts';
import { emailKey } from '#shared/model/email.ts';
import { Refusal } from '#shared/refusal.ts';
import { isSuspicious } from './judge.ts';

export interface InboxDeps {
  db: Db;
  system: System;
  mailQueue: JobQueue;
  /** Where messages to us are mailed. */
  contactAddress: string;
}

/** Messages that one address may send a day. */
const mostOfOne = 10;
const day = 24 * 3600;
/** How long a mail that waits is kept, in seconds. */
const mailKept = 30 * day;

const mailIdOf = (id: string) => id.replace(/^[^_]+/, 'mail');

const mailOf = ({ name, email, topic, message, locale }: SentMessage, to: string): Message => ({
  to,
  replyTo: email,
  subject: `[${topic}] ${name.replaceAll(/\s+/g, ' ')}`,
  text: `${name} <${email}> wrote (${topic}, ${locale}):\n\n${message}`,
});

type Outcome = 'stored' | 'known' | 'tooMany';

async function store(deps: InboxDeps, sent: SentMessage, suspicious: boolean): Promise<Outcome> {
  const now = deps.system.now();
  const { id: messageId, name, email, topic, message, locale } = sent;
  const count = { about: `sender ${hashOf(emailKey(email))}`, period: now.toISOString().slice(0, 10) };
  const { canceled, data } = await deps.db.service.transaction
    .write(({ inboxMessage, periodCount, resultMail }) => [
      inboxMessage
        .create({ messageId, name, email, topic, message, locale, suspicious, receivedAt: now.toISOString() })
        .commit(),
      periodCount
        .upsert({ ...count, expiresAt: toSeconds(now) + 2 * day })
        .add({ count: 1 })
        .where(({ count: had }, { notExists, lt }) => `${notExists(had)} OR ${lt(had, mostOfOne)}`)
        .commit(),
      resultMail
        .create({
          shopId: siteMails,
          mailId: mailIdOf(messageId),
          ...(suspicious ? {} : { message: mailOf(sent, deps.contactAddress) }),
          expiresAt: toSeconds(now) + mailKept,
        })
        .commit(),
    ])
    .go();
  if (!canceled) return 'stored';
  if (data[0].code === 'ConditionalCheckFailed') return 'known';
  if (data[1].code === 'ConditionalCheckFailed') return 'tooMany';
  throw new Refusal('unavailable', 'Your message could not be stored now. Send it again in a moment.');
}

/**
 * Takes a message to us: stored first, once under its id, and mailed after that by whoever empties the queue of
 * mails, which tries until it goes out.
 * @throws AppError too_many when the address wrote too much today, unavailable when it is worth trying again
 */
export async function receive(deps: InboxDeps, sent: SentMessage, log: Logger): Promise<void> {
  const suspicious = isSuspicious(sent);
  const outcome = await store(deps, sent, suspicious);
  if (outcome === 'tooMany') {
    throw new Refusal('too_many', 'You have written a lot today. Write to us by mail, or again tomorrow.');
  }
  if (suspicious) log.warn('a message looks like a machine’s and is not mailed', { messageId: sent.id });
  // Also when it is known already: the queue may not have been reached last time, and a mail goes out once.
  else await deps.mailQueue.send({ shopId: siteMails, mailId: mailIdOf(sent.id) });
}
