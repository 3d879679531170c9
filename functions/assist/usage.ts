import { monthOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { System } from '#functions/lib/system.ts';
import type { assist } from '#shared/api/assist.ts';
import type { Reply } from '#shared/api/route.ts';
import { plans } from '#shared/plans.ts';

/** What the shop used of the language model this month, against what its plan allows. */
export async function usageOf(
  db: Db,
  { now }: Pick<System, 'now'>,
  { shopId, accountId }: Actor,
): Promise<Reply<typeof assist.usage>> {
  const month = monthOf(now());
  const [{ data: used }, { data: account }] = await Promise.all([
    db.modelUsage.get({ shopId, month }).go(),
    db.account.get({ accountId }).go(),
  ]);
  return {
    month,
    calls: used?.calls ?? 0,
    tokens: Math.max(0, used?.taken ?? 0),
    limit: plans[account?.plan ?? 'free'].modelTokens,
  };
}
