import { readProductCounts } from '#functions/db/event-counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { System } from '#functions/lib/system.ts';
import type { ShopProducts } from '#shared/api/analytics.ts';
import { type Asked, periodOf } from './asked.ts';

/** How many quizzes are read at once. */
const atOnce = 8;

/** What became of every product that was recommended, quiz by quiz, deleted quizzes that are still there among them. */
export async function reportProducts(
  { db, system }: { db: Db; system: System },
  shopId: string,
  asked: Asked,
): Promise<ShopProducts> {
  const period = periodOf(asked, system);
  const { data } = await db.quiz.query.byShop({ shopId }).go({ pages: 'all', attributes: ['quizId'] });
  const quizzes: ShopProducts['quizzes'] = [];
  for (let from = 0; from < data.length; from += atOnce) {
    const some = data.slice(from, from + atOnce).map(async ({ quizId }) => ({
      quizId,
      products: await readProductCounts(db, { shopId, quizId }, period.from, period.to),
    }));
    quizzes.push(...(await Promise.all(some)));
  }
  return { ...period, quizzes: quizzes.filter(({ products }) => products.length > 0) };
}
