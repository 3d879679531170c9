import { randomInt } from 'node:crypto';
import { conditionFailed } from '#functions/db/faults.ts';
import type { User } from '#functions/lib/call.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import { countUpTo } from '#functions/lib/count-up-to.ts';
import { post } from '#functions/lib/post.ts';
import { toSeconds } from '#functions/lib/system.ts';
import { emailKey } from '#shared/model/email.ts';
import { Refusal, type Told } from '#shared/refusal.ts';
import { codeMail, movedMail } from './mails.ts';
import { type AccountDeps, prove, stored } from './profile.ts';

const hour = 3600;
/** Codes that may be tried before another one must be asked for: a guess has one chance in 200,000. */
const mostTries = 5;
/** Codes that a user may have mailed in a day, wherever to. */
const mostMails = 5;

const fault = (path: string, message: Told) =>
  new Refusal('invalid', message, { issues: [{ path, message }] });
const wrongCode = () => fault('code', 'The code is wrong or too old. Check it, or ask for a new one.');

/** A code belongs to a user and an address: the hash of one says nothing about another. */
const codeHash = (subject: string, email: string, code: string) => hashOf(`${subject} ${email} ${code}`);

async function count({ db, system }: AccountDeps, subject: string): Promise<void> {
  const now = system.now();
  const about = `address of ${hashOf(subject)}`;
  const period = now.toISOString().slice(0, 10);
  const isWithin = await countUpTo(db, { about, period, expiresAt: toSeconds(now) + 48 * hour }, mostMails);
  if (!isWithin) throw new Refusal('too_many', 'Many codes were sent today. Try again tomorrow.');
}

/**
 * Mails a code to another address. Whether that has an account of its own is told only once its mail was read.
 * @throws AppError invalid, too_many
 */
export async function changeEmail(
  deps: AccountDeps,
  user: User,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { subject, email: now, locale } = await stored(deps.db, user);
  if (emailKey(now) === emailKey(email)) throw fault('email', 'This is your address already.');
  await prove(deps, now, password);
  await count(deps, subject);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = toSeconds(deps.system.now()) + hour;
  const change = { subject, email, codeHash: codeHash(subject, email, code), tries: 0, expiresAt };
  await deps.db.emailChange.put(change).go();
  await post(deps, codeMail(email, code, locale));
}

/** Counts a try of a code. @throws AppError invalid when there is nothing to confirm, or was tried too often */
async function take({ db, system }: AccountDeps, subject: string) {
  try {
    const { data } = await db.emailChange
      .patch({ subject })
      .add({ tries: 1 })
      .where(
        ({ tries, expiresAt }, { lt, gt }) =>
          `${lt(tries, mostTries)} AND ${gt(expiresAt, toSeconds(system.now()))}`,
      )
      .go({ response: 'all_new' });
    return data;
  } catch (error) {
    throw conditionFailed(error) ? wrongCode() : error;
  }
}

/** Makes the other address the one to sign in with, and tells the one before. @throws AppError invalid, conflict */
export async function confirmEmail(deps: AccountDeps, user: User, code: string): Promise<void> {
  const { subject, email: old, locale } = await stored(deps.db, user);
  const { email, codeHash: expected } = await take(deps, subject);
  if (!email || codeHash(subject, email, code) !== expected) throw wrongCode();
  await deps.provider.setEmail(subject, email);
  await deps.db.user.patch({ subject }).set({ email }).go();
  await deps.db.emailChange.delete({ subject }).go();
  await post(deps, movedMail(old, email, locale));
}
