import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { syncMessageSchema } from '#functions/lib/sync-message.ts';
import type { Exported, OpenShop } from '#functions/ports/shop/shop.ts';
import { listCollections, listProducts } from '#functions/shops/shops.ts';
import { findSync, startSync } from '#functions/shops/sync.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, stillSystem } from '#functions/testing/fakes.ts';
import { agree, comeBack, devShop } from '#functions/testing/shop.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import { AppError } from '#shared/errors.ts';
import { productSchema } from '#shared/model/product.ts';
import { type ImportDeps, importStep } from './import.ts';

let db: Db;
let system: ReturnType<typeof stillSystem>;
let shop: Awaited<ReturnType<typeof devShop>>;
beforeAll(async () => {
  db = await emptyDb();
  system = stillSystem();
  shop = await devShop(db, system);
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.queue.sent.length = 0;
});

/** Delivers what is on the queue until nothing is left, with time passing as the messages ask. */
async function deliver(deps: ImportDeps): Promise<number> {
  let steps = 0;
  for (let next = shop.queue.sent.shift(); next; next = shop.queue.sent.shift()) {
    if (++steps > 200) throw new Error('The import does not end.');
    system.pass(next.delaySeconds);
    await importStep(deps, syncMessageSchema.parse(next.message), memoryLog());
  }
  return steps;
}

let count = 0;
async function connected() {
  const [userId, accountId] = [system.newId('user'), system.newId('account')];
  const domain = `import-${++count}.myshopify.com`;
  await db.member.create({ userId, accountId, role: 'owner' }).go();
  const { query, cookies } = await agree(shop, { userId, subject: userId, locale: 'en' }, domain);
  await comeBack(shop, query, cookies);
  const { data } = await db.shopDomain.get({ domain }).go();
  const shopId = data?.shopId ?? '';
  return {
    domain,
    shopId,
    actor: { userId, subject: userId, accountId, shopId, role: 'owner', locale: 'en' } as const,
  };
}

describe('the import of the dev shop', () => {
  it('brings in every product and collection, once, as the model has them', async () => {
    const { shopId, actor } = await connected();
    await deliver(shop.deps);
    const sync = await findSync(db, shopId);
    expect(sync).toMatchObject({ state: 'done', total: sync?.done });
    const { products } = await listProducts(db, actor, { limit: 250 });
    expect(products.length).toBeGreaterThan(40);
    expect(products.map((product) => productSchema.parse(product))).toEqual(products);
    const collections = await listCollections(db, actor);
    expect(collections.length).toBeGreaterThan(0);
    const inFirst = products.filter((product) => product.collections.includes(collections[0]?.id ?? ''));
    if (products.length === sync?.done) expect(inFirst).toHaveLength(collections[0]?.productCount ?? -1);
  });

  it('comes through throttling, outages, cut connections and tokens that ended', async () => {
    const { domain, shopId } = await connected();
    await shop.fault(domain, { kind: 'throttled', place: 'graphql', times: 2 });
    await shop.fault(domain, { kind: 'unavailable', place: 'graphql' });
    await shop.fault(domain, { kind: 'cut', place: 'bulk' });
    await shop.expireTokens(domain);
    await deliver(shop.deps);
    expect(await findSync(db, shopId)).toMatchObject({ state: 'done' });
  });

  it('fails with what to do when the shop lets us in no more', async () => {
    const { domain, shopId } = await connected();
    await shop.fault(domain, { kind: 'forbidden', place: 'graphql', times: 10 });
    await deliver(shop.deps);
    expect(await findSync(db, shopId)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Connect the shop again'),
    });
  });
});

/** A shop whose export is the given products; `cutAfter` of them the connection breaks, once. */
function shopOf(products: Exported['product'][], cutAfter = Number.POSITIVE_INFINITY) {
  const state = { cuts: 0, read: 0 };
  const openShop: OpenShop = () => ({
    details: async () => ({ name: 'A', currency: 'EUR' }),
    theme: async () => null,
    startExport: async () => 'operation',
    exportState: async () => ({ state: 'done', url: 'https://a', total: products.length }),
    async *exported() {
      for (const [index, product] of products.entries()) {
        if (index >= cutAfter && state.cuts++ === 0) throw new AppError('unavailable', 'cut');
        state.read++;
        yield { product, collections: product.collections.map((id) => ({ id, handle: id, title: id })) };
      }
    },
  });
  return { openShop, state };
}

async function importOf(shopId: string, openShop: OpenShop) {
  await startSync(shop.deps, shopId);
  await deliver({ ...shop.deps, openShop });
  return findSync(db, shopId);
}
const many = Array.from({ length: 130 }, (_, index) => {
  const [first] = mixedShop();
  if (!first) throw new Error('The fixture has products.');
  return { ...first, id: String(1000 + index), title: `Product ${index}`, collections: [`c${index % 3}`] };
});

describe('an import', () => {
  it('that was cut off goes on where it was, and counts each collection once', async () => {
    const { actor, shopId } = await connected();
    await deliver(shop.deps);
    const { openShop, state } = shopOf(many, 120);
    expect(await importOf(shopId, openShop)).toMatchObject({ state: 'done', done: 130 });
    expect(state.cuts).toBeGreaterThan(0);
    const { products } = await listProducts(db, actor, { limit: 250 });
    expect(products).toHaveLength(130);
    expect((await listCollections(db, actor)).map(({ productCount }) => productCount)).toEqual([44, 43, 43]);
  });

  it('deletes what has gone from the shop, and nothing when the export was cut short for good', async () => {
    const { actor, shopId } = await connected();
    shop.queue.sent.length = 0;
    await db.syncRun.delete({ shopId }).go();
    await importOf(shopId, shopOf(many).openShop);
    const broken: OpenShop = (...args) => ({
      ...shopOf(many).openShop(...args),
      async *exported() {
        for (const product of many.slice(0, 60)) yield { product, collections: [] };
        throw new AppError('unavailable', 'The shop does not answer.');
      },
    });
    expect(await importOf(shopId, broken)).toMatchObject({
      state: 'failed',
      message: 'The shop does not answer.',
    });
    expect((await listProducts(db, actor, { limit: 250 })).products).toHaveLength(130);
    expect(await importOf(shopId, shopOf(many.slice(0, 60)).openShop)).toMatchObject({ done: 60 });
    expect((await listProducts(db, actor, { limit: 250 })).products).toHaveLength(60);
  });

  it('waits for a shop that is busy, and not for ever', async () => {
    const { shopId } = await connected();
    const { openShop } = shopOf(many);
    let busy = 3;
    const freed: OpenShop = (...args) => ({
      ...openShop(...args),
      startExport: async () => (busy-- > 0 ? 'busy' : 'operation'),
    });
    expect(await deliver({ ...shop.deps, openShop: freed })).toBe(4);
    expect(await findSync(db, shopId)).toMatchObject({ state: 'done' });
    const never: OpenShop = (...args) => ({ ...openShop(...args), startExport: async () => 'busy' });
    expect(await importOf(shopId, never)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('too long'),
    });
  });

  it('does nothing for a message that comes again, or about an older import', async () => {
    const { shopId } = await connected();
    const [first] = shop.queue.sent;
    const { openShop, state } = shopOf(many);
    await deliver({ ...shop.deps, openShop });
    await importStep({ ...shop.deps, openShop }, syncMessageSchema.parse(first?.message), memoryLog());
    expect(state.read).toBe(130);
    expect(await findSync(db, shopId)).toMatchObject({ state: 'done', done: 130 });
  });

  it('is listed page by page without a gap', async () => {
    const { actor, shopId } = await connected();
    await deliver({ ...shop.deps, openShop: shopOf(many).openShop });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listProducts(db, actor, { limit: 50, cursor });
      seen.push(...page.products.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(many.map(({ id }) => id));
    expect(shopId).toBe(actor.shopId);
  });
});
