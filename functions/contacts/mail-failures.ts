import type { Db } from '#functions/db/index.ts';

/** The mails to shoppers of a shop that could not be sent lately. */
export async function listMailFailures(db: Db, shopId: string) {
  const { data } = await db.mailFailure.query.byShop({ shopId }).go({ pages: 'all' });
  return { failures: data.map(({ quizId, refusedAt }) => ({ quizId, refusedAt })) };
}
