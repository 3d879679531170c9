import type { Db } from '#functions/db/index.ts';
import { changeTeam, type Member } from '#functions/lib/team.ts';
import type { Role } from '#shared/model/role.ts';
import { Refusal } from '#shared/refusal.ts';

/** @throws AppError not_found, conflict when nobody would be left who may do everything */
function losing(members: Member[], userId: string): void {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Refusal('not_found', 'There is no such member in your team. Load the list again.');
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role === 'owner' && owners.length === 1) {
    throw new Refusal('conflict', 'A team needs an owner. Make somebody else an owner first.');
  }
}

/** Changes what a member may do, from the next call on. @throws AppError not_found, conflict */
export const setRole = (db: Db, accountId: string, userId: string, role: Role): Promise<void> =>
  changeTeam(db, accountId, (members) => {
    if (role === 'owner') {
      if (!members.some((one) => one.userId === userId)) losing(members, userId);
    } else losing(members, userId);
    return ({ member }) => [member.patch({ userId, accountId }).set({ role }).commit()];
  });

/** Takes a member out of an account, from the next call on. @throws AppError not_found, conflict */
export const removeMember = (db: Db, accountId: string, userId: string): Promise<void> =>
  changeTeam(db, accountId, (members) => {
    losing(members, userId);
    return ({ member, accountMember }) => [
      member.delete({ userId, accountId }).commit(),
      accountMember.delete({ accountId, userId }).commit(),
    ];
  });

/** Takes oneself out of the account of a shop. @throws AppError not_found also for a shop of others, conflict */
export async function leave(db: Db, userId: string, shopId: string): Promise<void> {
  const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
  const accountId = shop?.accountId;
  const membership = accountId && (await db.member.get({ userId, accountId }).go({ consistent: true })).data;
  if (!membership)
    throw new Refusal('not_found', 'There is no such shop in your account. Choose another shop.');
  await removeMember(db, membership.accountId, userId);
}
