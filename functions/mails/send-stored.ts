import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Logger } from '#functions/lib/logger.ts';
import type { MailMessage } from '#functions/lib/mail-message.ts';
import { present } from '#functions/lib/present.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { type Mail, MailRefused } from '#functions/ports/mail/mail.ts';

/** How long one attempt may take, in seconds; until then nobody else tries. */
const lease = 30;

export interface SendDeps {
  db: Db;
  mail: Mail;
  system: System;
}

/** Takes the mail for this attempt. @returns undefined when it was sent already, or is not wanted any more */
async function take({ db, system }: SendDeps, key: MailMessage) {
  const now = toSeconds(system.now());
  try {
    const { data } = await db.resultMail
      .patch(key)
      .set({ leasedUntil: now + lease })
      .where(
        ({ message, leasedUntil }, { exists, notExists, lte }) =>
          `${exists(message)} AND (${notExists(leasedUntil)} OR ${lte(leasedUntil, now)})`,
      )
      .go({ response: 'all_new' });
    const { message, quizId, contactId } = data;
    return message && { message, about: present({ quizId, contactId }) };
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const { data } = await db.resultMail.get(key).go({ consistent: true });
    if (data?.message === undefined) return undefined;
    // Whoever has it may fail yet.
    throw new Error('The mail is being sent by somebody else.', { cause: error });
  }
}

/** For how long a merchant is told of a mail that could not be sent, in seconds. */
const told = 30 * 24 * 3600;

interface Unsent extends MailMessage {
  quizId: string;
  contactId?: string;
  givenUp?: true;
}

async function noteUnsent({ db, system }: SendDeps, about: Unsent): Promise<void> {
  const now = system.now();
  await db.mailFailure.put({ ...about, refusedAt: now.toISOString(), expiresAt: toSeconds(now) + told }).go();
}

/**
 * Sends a stored mail, once however often it is asked, and forgets its text and address after that.
 * @param isLast no attempt follows by itself: the merchant is told of a mail to a shopper that fails now
 * @throws Error when it could not be sent now
 */
export async function sendStored(
  deps: SendDeps,
  key: MailMessage,
  log: Logger,
  isLast = false,
): Promise<void> {
  const taken = await take(deps, key);
  if (!taken) return;
  const {
    message,
    about: { quizId, ...about },
  } = taken;
  let isOut = true;
  try {
    await deps.mail.send(message);
  } catch (error) {
    if (error instanceof MailRefused) {
      isOut = false;
      log.warn('a mail cannot be sent', { mailId: key.mailId, error });
      if (quizId !== undefined) await noteUnsent(deps, { ...key, quizId, ...about });
    } else {
      if (isLast && quizId !== undefined) await noteUnsent(deps, { ...key, quizId, ...about, givenUp: true });
      // The next attempt need not wait.
      await deps.db.resultMail.patch(key).remove(['leasedUntil']).go();
      throw error;
    }
  }
  await deps.db.resultMail
    .patch(key)
    .set({ sentAt: deps.system.now().toISOString() })
    .remove(['message', 'leasedUntil'])
    .go();
  // One that was given up can be put back on the queue.
  if (isOut && quizId !== undefined) await deps.db.mailFailure.delete(key).go();
}
