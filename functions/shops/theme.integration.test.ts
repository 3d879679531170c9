import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { agree, comeBack, devShop } from '#functions/testing/shop.ts';
import { disconnectShop } from './disconnect.ts';
import { listShops } from './shops.ts';
import { readTheme } from './theme.ts';

const system = stillSystem();
let db: Db;
let shop: Awaited<ReturnType<typeof devShop>>;
beforeAll(async () => {
  db = await emptyDb();
  shop = await devShop(db, system);
});
afterAll(() => shop.stop());

/** An owner with a connected shop. */
async function connected(domain: string): Promise<Actor> {
  const [userId, accountId] = [system.newId('user'), system.newId('account')];
  await db.member.create({ userId, accountId, role: 'owner' }).go();
  const user = { userId, subject: userId, accountId, locale: 'en' as const };
  const { query, cookies } = await agree(shop, user, domain);
  await comeBack(shop, query, cookies);
  const [listed] = await listShops(shop.deps, user);
  return { ...user, shopId: listed?.id ?? '', role: 'owner' };
}

it('the colours of the theme are read from the shop, with a token that is renewed when it is over', async () => {
  const actor = await connected('theme-1.myshopify.com');
  const theme = await readTheme(shop.deps, actor);
  expect(theme.name).toBe('Harbour');
  expect(theme.palettes[0]).toEqual({ background: '#fdfbf7', text: '#23211d', accent: '#2c5540' });
  await shop.expireTokens('theme-1.myshopify.com');
  expect(await readTheme(shop.deps, actor)).toEqual(theme);
});

it('a shop that was connected before we asked for the right says what to do, and so does a disconnected one', async () => {
  const actor = await connected('theme-2.myshopify.com');
  await db.shop
    .patch({ shopId: actor.shopId })
    .set({ scopes: ['read_products'] })
    .go();
  const again = expect.stringContaining('Connect the shop again');
  await expect(readTheme(shop.deps, actor)).rejects.toMatchObject({ code: 'unprocessable', message: again });
  await disconnectShop(shop.deps, actor);
  const gone = expect.stringContaining('disconnected');
  await expect(readTheme(shop.deps, actor)).rejects.toMatchObject({ code: 'unprocessable', message: gone });
});

it('a shop that does not answer says so', async () => {
  const actor = await connected('theme-3.myshopify.com');
  await shop.fault('theme-3.myshopify.com', { kind: 'unavailable', place: 'graphql', times: 20 });
  await expect(readTheme(shop.deps, actor)).rejects.toMatchObject({ code: 'unavailable' });
});
