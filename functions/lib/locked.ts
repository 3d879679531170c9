import { monthOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { Response } from '#shared/model/response.ts';
import { plans } from '#shared/plans.ts';
import type { System } from './system.ts';

/** What tells whether something that came with a response is locked. */
interface Counted {
  /** The response's place among those of its month; left out for those from before places were given. */
  ordinal?: number | undefined;
  receivedAt: string;
}

/** Whether a merchant sees that it exists, and not what is in it: past the plan's limit, until the next month. */
export type IsLocked = (counted: Counted) => boolean;

/**
 * The rule for an account, by its plan and the month now: an upgrade and the next month open what was locked, and
 * nothing needs to be changed for that.
 */
export async function lockOf(
  { db, system }: { db: Db; system: Pick<System, 'now'> },
  { accountId }: { accountId: string },
): Promise<IsLocked> {
  const { data } = await db.account.get({ accountId }).go();
  const limit = plans[data?.plan ?? 'free'].responses;
  const month = monthOf(system.now());
  return ({ ordinal = 0, receivedAt }) => ordinal > limit && monthOf(new Date(receivedAt)) === month;
}

/** The response without what a shopper said and was shown. */
export const withheld = (response: Response): Response => ({
  ...response,
  answers: {},
  path: [],
  results: [],
  locked: true,
});
