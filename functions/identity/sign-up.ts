import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { present } from '#functions/lib/present.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { IdentityProvider } from '#functions/ports/identity/identity.ts';
import type { Mail } from '#functions/ports/mail/mail.ts';
import type { identity as contract } from '#shared/api/identity.ts';
import type { Body } from '#shared/api/route.ts';
import { alreadyRegistered } from './mails.ts';

const registrationDays = 30;
/** An address gets one notice in this time, in seconds, however often it is typed. */
const noticeEvery = 3600;

export interface SignUpDeps {
  db: Db;
  provider: IdentityProvider;
  mail: Mail;
  system: System;
  appOrigin: string;
}

type Registration = Body<typeof contract.register>;

async function remember({ db, system }: SignUpDeps, subject: string, { locale, referral }: Registration) {
  const expiresAt = toSeconds(system.now()) + registrationDays * 24 * 3600;
  await db.registration.put({ subject, locale, ...present(referral ?? {}), expiresAt }).go();
}

/** Tells the owner of a confirmed address, unless that was done lately. */
async function tellOwner({ db, mail, system, appOrigin }: SignUpDeps, { email, locale }: Registration) {
  const now = toSeconds(system.now());
  try {
    await db.notice
      .put({ addressHash: hashOf(email), expiresAt: now + noticeEvery })
      .where(({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, now)}`)
      .go();
  } catch (error) {
    if (conditionFailed(error)) return;
    throw error;
  }
  await mail.send(alreadyRegistered(email, locale, appOrigin));
}

/**
 * Registers. A known address gets the same answer as a new one: one that waits for its code gets another, one
 * that is confirmed gets a mail that says so.
 */
export async function register(deps: SignUpDeps, registration: Registration, log: Logger): Promise<void> {
  const { email } = registration;
  const signedUp = await deps.provider.signUp(registration);
  if (signedUp !== 'exists') {
    // The language and the referral are worth a line in the log, not a failed registration.
    await remember(deps, signedUp.subject, registration).catch((error: unknown) =>
      log.error('a registration was not remembered', { error }),
    );
  } else if ((await deps.provider.resendCode(email)) === 'confirmed') {
    // A failure told here would tell that the address is known.
    await tellOwner(deps, registration).catch((error: unknown) =>
      log.error('a registered address was not told of a registration', { error }),
    );
  }
}
