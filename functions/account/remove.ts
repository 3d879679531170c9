import type { Db } from '#functions/db/index.ts';
import type { User } from '#functions/lib/call.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { post } from '#functions/lib/post.ts';
import { changeTeam, type Member } from '#functions/lib/team.ts';
import { emailKey } from '#shared/model/email.ts';
import { Refusal } from '#shared/refusal.ts';
import { goneMail } from './mails.ts';
import { type AccountDeps, prove, stored } from './profile.ts';
import { endOthers } from './sessions.ts';

/** Thrown out of a change of a team: nobody would own the account. */
class LastOwner extends Error {}

const othersOwn = (members: Member[], userId: string): boolean =>
  members.some((one) => one.role === 'owner' && one.userId !== userId);

/** Takes the user out of an account. @returns whether the account has no owner but the user, who stays in it */
async function goFrom(db: Db, accountId: string, userId: string): Promise<'gone' | 'ownedAlone'> {
  try {
    await changeTeam(db, accountId, (members) => {
      const own = members.find((one) => one.userId === userId);
      if (own?.role === 'owner' && !othersOwn(members, userId)) throw new LastOwner();
      return ({ member, accountMember }) => [
        member.delete({ userId, accountId }).commit(),
        accountMember.delete({ accountId, userId }).commit(),
      ];
    });
    return 'gone';
  } catch (error) {
    if (error instanceof LastOwner) return 'ownedAlone';
    throw error;
  }
}

/**
 * Deletes a user: out of every team, and with every account that nobody else owns, whose erasure begins. Whatever
 * fails here is done again by asking again, until the user is gone last of all.
 * @throws AppError invalid for a wrong password or address
 */
export async function removeAccount(
  deps: AccountDeps,
  user: User,
  { password, email: typed }: { password: string; email: string },
  log: Logger,
): Promise<void> {
  const { db } = deps;
  const { subject, userId, email, locale } = await stored(db, user);
  if (emailKey(typed) !== emailKey(email)) {
    const message = 'Type the address that you sign in with.';
    throw new Refusal('invalid', message, { issues: [{ path: 'email', message }] });
  }
  await prove(deps, email, password);
  const { data: memberships } = await db.member.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true });
  for (const { accountId } of memberships) {
    if ((await goFrom(db, accountId, userId)) === 'ownedAlone') await deps.eraseQueue.send({ accountId });
  }
  await endOthers(deps, user, undefined, log);
  await post(deps, goneMail(email, locale));
  await deps.provider.removeUser(subject);
  await db.emailChange.delete({ subject }).go();
  await db.registration.delete({ subject }).go();
  await db.user.delete({ subject }).go();
}
