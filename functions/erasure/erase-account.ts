import type { Logger } from '#functions/lib/logger.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { type EraseDeps, MoreToDo } from './drain.ts';
import { eraseShop } from './erase-shop.ts';
import { patiently } from './patience.ts';

/** Nobody has a way in from here on. */
async function shutOut({ db }: EraseDeps, accountId: string): Promise<void> {
  const { data: members } = await db.accountMember.query
    .byAccount({ accountId })
    .go({ pages: 'all', consistent: true });
  for (const { userId } of members) {
    await db.member.delete({ userId, accountId }).go();
    await db.accountMember.delete({ accountId, userId }).go();
  }
  const { data: invitations } = await db.invitation.query
    .byAccount({ accountId })
    .go({ pages: 'all', consistent: true });
  for (const { invitationId } of invitations) await db.invitation.delete({ accountId, invitationId }).go();
}

async function work(deps: EraseDeps, accountId: string, check: () => void): Promise<void> {
  const { db } = deps;
  await shutOut(deps, accountId);
  const { data: shops } = await db.accountShop.query
    .byAccount({ accountId })
    .go({ pages: 'all', consistent: true });
  for (const { shopId } of shops) await eraseShop(deps, { accountId, shopId }, check);
  await db.account.delete({ accountId }).go();
}

/** Erases an account with all that is in it, in as many attempts as that takes; each finds what is left. */
export async function eraseAccount(
  deps: EraseDeps & { queue: JobQueue },
  accountId: string,
  log: Logger,
): Promise<void> {
  const check = patiently(deps.system);
  try {
    await work(deps, accountId, check);
    log.info('an account was erased', { accountId });
  } catch (error) {
    if (!(error instanceof MoreToDo)) throw error;
    await deps.queue.send({ accountId });
  }
}
