import type { Db } from '#functions/db/index.ts';
import { wholeCatalogue } from '#functions/db/product.ts';
import type { Exported } from '#functions/ports/shop/shop.ts';
import type { Product } from '#shared/model/product.ts';

/** Products written between two signs of progress. */
const batch = 50;
const concurrency = 4;
const attempts = 5;

export interface Target {
  db: Db;
  sleep(ms: number): Promise<void>;
  shopId: string;
  syncId: string;
  currency: string;
}

/** Writes until nothing is left over: DynamoDB may take a part of a batch and leave the rest. */
async function untilWritten<T>(
  target: Target,
  items: T[],
  write: (items: T[]) => Promise<T[]>,
): Promise<void> {
  let left = items;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === attempts) throw new Error(`${left.length} items could not be written.`);
    if (attempt > 0) await target.sleep(100 * 2 ** attempt);
    left = await write(left);
  }
}

async function writeProducts(target: Target, products: Product[]): Promise<void> {
  const { db, shopId, syncId } = target;
  await untilWritten(target, products, async (some) => {
    const items = some.map((product) => ({ shopId, syncId, productId: product.id, product }));
    const { unprocessed } = await db.product.put(items).go({ concurrency });
    const left = new Set(unprocessed.map(({ productId }) => productId));
    return some.filter(({ id }) => left.has(id));
  });
}

interface Collected {
  handle: string;
  title: string;
  productCount: number;
}

async function writeCollections(target: Target, collections: Map<string, Collected>): Promise<void> {
  const { db, shopId, syncId } = target;
  await untilWritten(target, [...collections.keys()], async (ids) => {
    const items = ids.flatMap((collectionId) => {
      const collected = collections.get(collectionId);
      return collected ? [{ shopId, syncId, collectionId, ...collected }] : [];
    });
    const { unprocessed } = await db.collection.put(items).go({ concurrency });
    return unprocessed.map(({ collectionId }) => collectionId);
  });
}

/**
 * Writes what the shop exported, in batches.
 * @param skip products that an interrupted run has written already; the order of an export is fixed
 * @param onProgress told the number of products written so far
 */
export async function writeCatalogue(
  target: Target,
  exported: AsyncIterable<Exported>,
  skip: number,
  onProgress: (done: number) => Promise<void>,
): Promise<number> {
  const collections = new Map<string, Collected>();
  let pending: Product[] = [];
  let seen = 0;
  const flush = async () => {
    await writeProducts(target, pending);
    pending = [];
    await onProgress(Math.max(seen, skip));
  };
  for await (const { product, collections: of } of exported) {
    seen++;
    for (const { id, handle, title } of of) {
      const productCount = (collections.get(id)?.productCount ?? 0) + 1;
      collections.set(id, { handle, title, productCount });
    }
    if (seen > skip) pending.push({ ...product, currency: target.currency });
    if (pending.length === batch) await flush();
  }
  await flush();
  await writeCollections(target, collections);
  return seen;
}

/**
 * Deletes what this import did not see: it is gone from the shop. Reads what is there now, since an older state
 * would make what was just written look like that.
 */
export async function deleteVanished(target: Target): Promise<void> {
  const { db, shopId, syncId } = target;
  const [products, collections] = await Promise.all([
    db.product.query.byShop({ shopId }).go({ ...wholeCatalogue, attributes: ['productId', 'syncId'] }),
    db.collection.query
      .byShop({ shopId })
      .go({ pages: 'all', consistent: true, attributes: ['collectionId', 'syncId'] }),
  ]);
  const oldProducts = products.data.filter((item) => item.syncId !== syncId);
  const oldCollections = collections.data.filter((item) => item.syncId !== syncId);
  await untilWritten(target, oldProducts, async (items) => {
    const keys = items.map(({ productId }) => ({ shopId, productId }));
    const { unprocessed } = await db.product.delete(keys).go({ concurrency });
    return items.filter(({ productId }) => unprocessed.some((key) => key.productId === productId));
  });
  await untilWritten(target, oldCollections, async (items) => {
    const keys = items.map(({ collectionId }) => ({ shopId, collectionId }));
    const { unprocessed } = await db.collection.delete(keys).go({ concurrency });
    return items.filter(({ collectionId }) => unprocessed.some((key) => key.collectionId === collectionId));
  });
}
