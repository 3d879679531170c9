import { monthOf } from '#functions/db/counts.ts';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Ledger } from '#functions/ports/language-model/ledger.ts';
import { plans } from '#shared/plans.ts';
import { type System, toSeconds } from './system.ts';

/** How long an answer is kept, in seconds: what is asked twice is asked on one day, and it holds texts of people. */
const kept = 7 * 24 * 3600;

async function allowance(db: Db, accountId: string): Promise<number> {
  const { data } = await db.account.get({ accountId }).go();
  return plans[data?.plan ?? 'free'].modelTokens;
}

/** The ledger in the table. */
export function modelLedger(db: Db, { now }: Pick<System, 'now'>): Ledger {
  return {
    async reserve({ shopId, accountId }, tokens) {
      const key = { shopId, month: monthOf(now()) };
      const most = await allowance(db, accountId);
      if (tokens > most) return null;
      try {
        await db.modelUsage
          .upsert(key)
          .add({ calls: 1, taken: tokens })
          .where(({ taken }, { notExists, lte }) => `${notExists(taken)} OR ${lte(taken, most - tokens)}`)
          .go();
      } catch (error) {
        if (conditionFailed(error)) return null;
        throw error;
      }
      return {
        async settle({ tokensIn, tokensOut }) {
          const taken = tokensIn + tokensOut - tokens;
          await db.modelUsage.update(key).add({ tokensIn, tokensOut, taken }).go();
        },
      };
    },

    async read({ shopId }, hash) {
      const { data } = await db.modelAnswer.get({ shopId, hash }).go();
      return data && data.expiresAt > toSeconds(now()) ? JSON.parse(data.answer) : undefined;
    },

    async keep({ shopId }, hash, answer) {
      const expiresAt = toSeconds(now()) + kept;
      await db.modelAnswer.put({ shopId, hash, answer: JSON.stringify(answer), expiresAt }).go();
    },
  };
}
