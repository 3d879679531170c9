import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import type { Brand } from '#shared/model/brand.ts';
import { setBrand } from './brand.ts';
import { getShop } from './shops.ts';

const whole: Brand = {
  accent: '#2c5540',
  background: '#fdfbf7',
  text: '#23211d',
  radius: 0,
  font: 'Georgia',
  density: 'roomy',
};

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let actor: Actor;
const deps = () => ({ db, themeEditorUrl: () => 'https://shop.example' });
const kept = async () => (await getShop(deps(), actor)).brand;
const revision = async () => (await getShop(deps(), actor)).brandRevision ?? 0;
const save = async (brand: Brand, of?: number) =>
  setBrand(deps(), actor, { brand, revision: of ?? (await revision()) });
beforeEach(async () => {
  actor = await merchantWith(db, stillSystem());
});

it('a shop has no brand until somebody says one, and keeps it whole', async () => {
  expect(await getShop(deps(), actor)).not.toHaveProperty('brand');
  expect((await save(whole)).brand).toEqual(whole);
  expect(await kept()).toEqual(whole);
});

it('what is left out of a new brand is not kept from the one before', async () => {
  await save(whole);
  await save({ accent: '#334fb4' });
  expect(await kept()).toEqual({ accent: '#334fb4' });
});

it('an empty brand is none', async () => {
  await save(whole);
  await save({});
  expect(await getShop(deps(), actor)).not.toHaveProperty('brand');
});

it('one that was saved meanwhile is not overwritten unseen, whether it was the first, another or none', async () => {
  for (const [theirs, ours] of [
    [whole, { accent: '#334fb4' }],
    [{ accent: '#111111' }, whole],
    [{}, whole],
  ] as const) {
    const seen = await revision();
    await save(theirs, seen);
    const before = await kept();
    await expect(save(ours, seen)).rejects.toMatchObject({ code: 'conflict' });
    expect(await kept()).toEqual(before);
    expect(await revision()).toBe(seen + 1);
  }
});

it('of many who save at once one comes through', async () => {
  const seen = await revision();
  const all = await Promise.allSettled(
    ['#111111', '#222222', '#333333'].map((accent) => save({ accent }, seen)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await revision()).toBe(seen + 1);
});

it('nobody saves the brand of a shop that is gone', async () => {
  await db.shop.delete({ shopId: actor.shopId }).go();
  await expect(save(whole, 0)).rejects.toMatchObject({ code: 'not_found' });
});
