import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { agree, comeBack, devShop } from '#functions/testing/shop.ts';
import { disconnectShop, syncAgain } from './disconnect.ts';
import { listShops } from './shops.ts';
import { startSync } from './sync.ts';

const system = stillSystem();
let db: Db;
let shop: Awaited<ReturnType<typeof devShop>>;
beforeAll(async () => {
  db = await emptyDb();
  shop = await devShop(db, system);
});
afterAll(() => shop.stop());

let domain = '';
let count = 0;
beforeEach(() => {
  domain = `connect-${++count}.myshopify.com`;
  shop.queue.sent.length = 0;
});

/** An owner without a shop. */
async function owner(): Promise<Pick<Actor, 'userId' | 'subject' | 'accountId' | 'locale'>> {
  const [userId, accountId] = [system.newId('user'), system.newId('account')];
  await db.member.create({ userId, accountId, role: 'owner' }).go();
  return { userId, subject: userId, accountId, locale: 'en' };
}

describe('connecting a shop', () => {
  it('ends where the merchant came from, with the shop there and its import begun', async () => {
    const user = await owner();
    const { query, cookies } = await agree(shop, user, domain);
    expect(await comeBack(shop, query, cookies)).toEqual({ location: '/app/products', fault: undefined });
    const [connected] = await listShops(shop.deps, user);
    expect(connected).toMatchObject({ domain, currency: 'EUR', sync: { state: 'waiting', done: 0 } });
    expect(shop.queue.sent).toMatchObject([{ message: { shopId: connected?.id } }]);
    const { data: token } = await db.shopToken.get({ shopId: connected?.id ?? '' }).go();
    expect(token?.sealed).not.toMatch(/shpat|shprt/);
  });

  it('works once for a state', async () => {
    const { query, cookies } = await agree(shop, await owner(), domain);
    await comeBack(shop, query, cookies);
    expect(await comeBack(shop, query, cookies)).toMatchObject({ location: '/app?shopError=expired' });
  });

  it('works only in the browser that began, and uses up the state in another', async () => {
    const user = await owner();
    const { query, cookies } = await agree(shop, user, domain);
    const other = await agree(shop, await owner(), domain);
    expect((await comeBack(shop, query, other.cookies)).location).toBe('/app?shopError=invalid');
    expect((await comeBack(shop, query, new Map())).location).toBe('/app?shopError=expired');
    expect((await comeBack(shop, query, cookies)).location).toBe('/app?shopError=expired');
    expect(await listShops(shop.deps, user)).toEqual([]);
  });

  it.each([
    ['code', 'other'],
    ['shop', 'evil.myshopify.com'],
    ['shop', 'evil.example'],
    ['hmac', '0'.repeat(64)],
    ['extra', '1'],
  ])('refuses a query whose %s was changed', async (name, value) => {
    const { query, cookies } = await agree(shop, await owner(), domain);
    query.set(name, value);
    expect((await comeBack(shop, query, cookies)).location).toBe('/app?shopError=invalid');
  });

  it('refuses a query that is too old, and a state that is over', async () => {
    const { query, cookies } = await agree(shop, await owner(), domain);
    system.pass(91);
    expect((await comeBack(shop, query, cookies)).location).toBe('/app?shopError=invalid');
  });

  it('that the merchant declined says so', async () => {
    const { query, cookies } = await agree(shop, await owner(), domain, 'cancel');
    expect((await comeBack(shop, query, cookies)).location).toBe('/app?shopError=denied');
  });

  it('that another account has connected is refused, and changes nothing there', async () => {
    const [first, second] = [await owner(), await owner()];
    const one = await agree(shop, first, domain);
    await comeBack(shop, one.query, one.cookies);
    const before = await db.shopDomain.get({ domain }).go();
    const two = await agree(shop, second, domain);
    expect((await comeBack(shop, two.query, two.cookies)).location).toBe('/app?shopError=taken');
    expect(await db.shopDomain.get({ domain }).go()).toEqual(before);
    expect(await listShops(shop.deps, second)).toEqual([]);
  });

  it('again, by the same account, renews its tokens and keeps the shop', async () => {
    const user = await owner();
    const one = await agree(shop, user, domain);
    await comeBack(shop, one.query, one.cookies);
    const [before] = await listShops(shop.deps, user);
    const two = await agree(shop, user, domain);
    await comeBack(shop, two.query, two.cookies);
    expect((await listShops(shop.deps, user)).map(({ id }) => id)).toEqual([before?.id]);
  });

  it('again after it was disconnected, reads it again, and is the same shop', async () => {
    const user = await owner();
    const one = await agree(shop, user, domain);
    await comeBack(shop, one.query, one.cookies);
    const [before] = await listShops(shop.deps, user);
    expect(before).toMatchObject({ scopes: ['read_products', 'read_themes'] });
    const { accountId = '' } = (await db.shopDomain.get({ domain }).go()).data ?? {};
    const actor: Actor = { ...user, accountId, shopId: before?.id ?? '', role: 'owner' };
    system.pass(60);
    const out = await disconnectShop(shop.deps, actor);
    expect(out).toMatchObject({ id: before?.id, disconnectedAt: system.now().toISOString() });
    expect((await db.shopToken.get({ shopId: actor.shopId }).go()).data).toBeNull();
    await expect(syncAgain(shop.deps, actor)).rejects.toMatchObject({ code: 'unprocessable' });
    const two = await agree(shop, user, domain);
    await comeBack(shop, two.query, two.cookies);
    const [again] = await listShops(shop.deps, user);
    expect(again).toMatchObject({ id: before?.id, connectedAt: system.now().toISOString() });
    expect(again?.disconnectedAt).toBeUndefined();
  });

  it('while the shop is down says so', async () => {
    const { query, cookies } = await agree(shop, await owner(), domain);
    await shop.fault(domain, { kind: 'unavailable', place: 'token' });
    expect((await comeBack(shop, query, cookies)).location).toBe('/app?shopError=unavailable');
  });

  it('while the shop says nothing at all, does not keep the merchant waiting', async () => {
    const { query, cookies } = await agree(shop, await owner(), domain);
    const exchangeCode = () => new Promise<never>(() => {});
    const deps = { ...shop.deps, authorization: { ...shop.deps.authorization, exchangeCode }, patience: 1 };
    expect((await comeBack({ ...shop, deps }, query, cookies)).location).toBe('/app?shopError=unavailable');
  });

  it('is for owners', async () => {
    const [userId, accountId] = [system.newId('user'), system.newId('account')];
    await db.member.create({ userId, accountId, role: 'editor' }).go();
    const asked = agree(shop, { userId, subject: userId, locale: 'en' }, domain);
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('an import', () => {
  it('is one at a time: asked for again, the one under way answers', async () => {
    const shopId = system.newId('shop');
    const both = await Promise.all([startSync(shop.deps, shopId), startSync(shop.deps, shopId)]);
    expect(shop.queue.sent).toHaveLength(1);
    expect(both[0]?.startedAt).toBe(both[1]?.startedAt);
  });

  it('that gave no sign of life for long makes room for another', async () => {
    const shopId = system.newId('shop');
    await startSync(shop.deps, shopId);
    system.pass(36 * 60);
    await startSync(shop.deps, shopId);
    expect(shop.queue.sent).toHaveLength(2);
  });

  it('that could not be put on the queue has failed, and can be asked for again', async () => {
    const shopId = system.newId('shop');
    const broken = { ...shop.deps, queue: { send: () => Promise.reject(new Error('no queue')) } };
    await expect(startSync(broken, shopId)).rejects.toThrow('no queue');
    expect((await startSync(shop.deps, shopId)).state).toBe('waiting');
  });
});
