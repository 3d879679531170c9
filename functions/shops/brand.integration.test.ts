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
beforeEach(async () => {
  actor = await merchantWith(db, stillSystem());
});

it('a shop has no brand until somebody says one, and keeps it whole', async () => {
  expect(await getShop(deps(), actor)).not.toHaveProperty('brand');
  expect((await setBrand(deps(), actor, whole)).brand).toEqual(whole);
  expect(await kept()).toEqual(whole);
});

it('what is left out of a new brand is not kept from the one before', async () => {
  await setBrand(deps(), actor, whole);
  await setBrand(deps(), actor, { accent: '#334fb4' });
  expect(await kept()).toEqual({ accent: '#334fb4' });
});

it('an empty brand is none', async () => {
  await setBrand(deps(), actor, whole);
  await setBrand(deps(), actor, {});
  expect(await getShop(deps(), actor)).not.toHaveProperty('brand');
});
