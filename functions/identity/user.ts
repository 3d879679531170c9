import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import type { System } from '#functions/lib/system.ts';
import type { IdentityProvider } from '#functions/ports/identity/identity.ts';
import type { User } from '#shared/api/identity.ts';

interface Deps {
  db: Db;
  provider: IdentityProvider;
  system: System;
}

/** The user of a subject; null before the first sign-in. */
export async function findUser(db: Db, subject: string): Promise<User | null> {
  const { data } = await db.user.get({ subject }).go({ consistent: true });
  return data && { id: data.userId, email: data.email, firstName: data.firstName, lastName: data.lastName };
}

/** The user of a subject; at the first sign-in made together with an account that the user owns. */
export async function ensureUser(deps: Deps, subject: string, accessToken: string): Promise<User> {
  const { db, provider, system } = deps;
  const known = await findUser(db, subject);
  if (known) return known;
  const person = await provider.person(accessToken);
  const { data: registration } = await db.registration.get({ subject }).go();
  const [userId, accountId] = [system.newId('user'), system.newId('account')];
  const createdAt = system.now().toISOString();
  const { trackingId, referralCode, locale = 'en' } = registration ?? {};
  const referral = present({ trackingId, referralCode });
  await db.service.transaction
    .write(({ user, account, member, accountMember }) => [
      user.create({ subject, userId, ...person, locale, createdAt }).commit(),
      account.create({ accountId, plan: 'free', ...referral, createdAt }).commit(),
      member.create({ userId, accountId, role: 'owner' }).commit(),
      accountMember.create({ accountId, userId, subject }).commit(),
    ])
    .go();
  // Read again: had two first sign-ins met, one of them was refused as a whole, and the other one counts.
  const made = await findUser(db, subject);
  if (!made) throw new Error('The user could not be made.');
  return made;
}
