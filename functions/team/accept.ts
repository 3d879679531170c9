import type { User } from '#functions/lib/call.ts';
import { toSeconds } from '#functions/lib/system.ts';
import { changeTeam } from '#functions/lib/team.ts';
import { emailKey } from '#shared/model/email.ts';
import { Refusal } from '#shared/refusal.ts';
import { fits, readToken } from './link.ts';
import { findInvitation, type Invited, invitationOf, type TeamDeps } from './team.ts';

/** The same for every link that does not open anything, whatever the reason. */
const noSuchLink = () =>
  new Refusal(
    'not_found',
    'This invitation was used, taken back or replaced, or its 7 days are over. Ask for a new one.',
  );

/** The invitation that a link opens. @throws AppError not_found */
async function open({ db, system }: TeamDeps, token: string): Promise<Invited> {
  const link = readToken(token);
  const stored = link && (await findInvitation(db, link.accountId, link.invitationId));
  if (!stored || !fits(link.secret, stored.secretHash)) throw noSuchLink();
  if (stored.expiresAt <= toSeconds(system.now())) throw noSuchLink();
  return stored;
}

/** What an invitation is to, for whoever has its link. @throws AppError not_found */
export async function look(deps: TeamDeps, token: string) {
  const invited = await open(deps, token);
  const { data: shop } = await deps.db.shop.get({ shopId: invited.shopId }).go();
  if (!shop) throw noSuchLink();
  const { email, role, expiresAt } = invitationOf(invited);
  return { shop: shop.name, email, role, expiresAt };
}

/** @throws AppError forbidden when the invitation went to another address than the user's */
async function refuseOthers({ db }: TeamDeps, { subject }: User, { email }: Invited): Promise<void> {
  const { data: known } = await db.user.get({ subject }).go({ consistent: true });
  if (known && emailKey(known.email) === emailKey(email)) return;
  throw new Refusal('forbidden', 'This invitation is for {email}. Sign in with that address.', {
    values: { email },
  });
}

/**
 * Makes the user a member by an invitation, which is used up by it.
 * @throws AppError not_found, forbidden
 */
export async function accept(deps: TeamDeps, user: User, token: string): Promise<{ shopId: string }> {
  const { db } = deps;
  const { accountId, shopId } = await open(deps, token);
  const { userId, subject } = user;
  await changeTeam(db, accountId, async (members) => {
    // Looked at again each time: somebody may have used it, or taken it back, just now.
    const invited = await open(deps, token);
    await refuseOthers(deps, user, invited);
    const { invitationId, secretHash, role } = invited;
    const here = members.some((one) => one.userId === userId);
    return ({ invitation, member, accountMember }) => [
      invitation
        .delete({ accountId, invitationId })
        .where((stored, { eq }) => eq(stored.secretHash, secretHash))
        .commit(),
      ...(here
        ? []
        : [
            member.create({ userId, accountId, role }).commit(),
            accountMember.create({ accountId, userId, subject }).commit(),
          ]),
    ];
  });
  return { shopId };
}
