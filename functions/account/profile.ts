import type { Db } from '#functions/db/index.ts';
import type { User } from '#functions/lib/call.ts';
import type { Cipher } from '#functions/lib/cipher.ts';
import type { System } from '#functions/lib/system.ts';
import type { IdentityProvider } from '#functions/ports/identity/identity.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { account as contract } from '#shared/api/account.ts';
import type { Body, Reply } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { Refusal } from '#shared/refusal.ts';

export interface AccountDeps {
  db: Db;
  system: System;
  cipher: Cipher;
  provider: IdentityProvider;
  mailQueue: JobQueue;
  eraseQueue: JobQueue;
}

/** The user as stored. @throws AppError unauthorized when it was deleted in the meantime */
export async function stored(db: Db, { subject }: User) {
  const { data } = await db.user.get({ subject }).go({ consistent: true });
  if (!data) throw new Refusal('unauthorized', 'Sign in again.');
  return data;
}

export async function getAccount(db: Db, user: User): Promise<Reply<typeof contract.get>> {
  const { email, firstName, lastName, locale, usageMails = true } = await stored(db, user);
  return { email, firstName, lastName, locale, usageMails };
}

type Change = Body<typeof contract.change> | Body<typeof contract.changeMails>;

export async function changeAccount(db: Db, user: User, to: Change) {
  const { subject } = await stored(db, user);
  await db.user.patch({ subject }).set(to).go();
  return getAccount(db, user);
}

/**
 * Asks for the password again, before what a browser left open must not do.
 * @throws AppError invalid, naming the field: 401 would tell the browser that its session is over
 */
export async function prove({ provider }: AccountDeps, email: string, password: string): Promise<void> {
  try {
    const { refreshToken } = await provider.signIn(email, password);
    await provider.revoke(refreshToken);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
    const message = 'The password is wrong.';
    throw new Refusal('invalid', message, { issues: [{ path: 'password', message }], cause: error });
  }
}
