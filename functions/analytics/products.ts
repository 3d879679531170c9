import type { QuizCounts } from '#functions/db/event-counts.ts';
import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import type { QuizReport } from '#shared/api/analytics.ts';

/** Products that are listed: those recommended most. */
const most = 50;

type Counted = Pick<QuizReport['products'][number], 'product' | 'shown' | 'clicked' | 'added'>;

function summed(rows: QuizCounts['products']): Counted[] {
  const sums = new Map<string, Counted>();
  for (const { product, shown, clicked, added } of rows) {
    const sum = sums.get(product) ?? { product, shown: 0, clicked: 0, added: 0 };
    sums.set(product, {
      product,
      shown: sum.shown + shown,
      clicked: sum.clicked + clicked,
      added: sum.added + added,
    });
  }
  return [...sums.values()].sort((a, b) => b.shown - a.shown || b.added - a.added).slice(0, most);
}

/** What became of the products recommended most, each with its name and picture while the catalogue has it. */
export async function nameProducts(
  db: Db,
  shopId: string,
  rows: QuizCounts['products'],
): Promise<QuizReport['products']> {
  const counted = summed(rows);
  if (counted.length === 0) return [];
  const { data } = await db.product.get(counted.map(({ product }) => ({ shopId, productId: product }))).go();
  const known = new Map(data.map(({ productId, product }) => [productId, product]));
  return counted.map((one) => {
    const product = known.get(one.product);
    return { ...one, ...present({ title: product?.title, image: product?.image }) };
  });
}
