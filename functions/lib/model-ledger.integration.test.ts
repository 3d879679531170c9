import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { plans } from '#shared/plans.ts';
import type { Actor } from './call.ts';
import { modelLedger } from './model-ledger.ts';

const most = plans.free.modelTokens;
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let actor: Actor;
let ledger: ReturnType<typeof modelLedger>;
beforeEach(async () => {
  system = stillSystem('2026-11-30T23:00:00.000Z');
  actor = await merchantWith(db, system);
  ledger = modelLedger(db, system);
});

const usage = async (month: string) =>
  (await db.modelUsage.get({ shopId: actor.shopId, month }).go({ consistent: true })).data;

it("what a call used takes the place of what it reserved, in the month's allowance of its plan", async () => {
  const reserved = await ledger.reserve(actor, most);
  expect(await ledger.reserve(actor, 1)).toBeNull();
  await reserved?.settle({ tokensIn: 100, tokensOut: 20 });
  expect(await usage('2026-11')).toMatchObject({ calls: 1, tokensIn: 100, tokensOut: 20, taken: 120 });
  expect(await ledger.reserve(actor, most - 120)).not.toBeNull();
  expect(await ledger.reserve(actor, 1)).toBeNull();
});

it('the allowance begins anew with the month; a call counts in the month in which it began', async () => {
  const reserved = await ledger.reserve(actor, most);
  system.pass(3600);
  expect(await ledger.reserve(actor, most)).not.toBeNull();
  await reserved?.settle({ tokensIn: 5, tokensOut: 5 });
  expect(await usage('2026-11')).toMatchObject({ taken: 10 });
  expect(await usage('2026-12')).toMatchObject({ taken: most });
});

it('calls at once cannot take more than there is', async () => {
  const part = Math.floor(most / 4);
  const all = await Promise.all(Array.from({ length: 10 }, () => ledger.reserve(actor, part)));
  expect(all.filter((one) => one !== null)).toHaveLength(4);
});

it('more than the whole allowance is never given', async () => {
  expect(await ledger.reserve(actor, most + 1)).toBeNull();
});

it('an answer is kept for its shop, for a while', async () => {
  await ledger.keep(actor, 'hash', { ids: ['a'] });
  expect(await ledger.read(actor, 'hash')).toEqual({ ids: ['a'] });
  expect(await ledger.read(actor, 'other')).toBeUndefined();
  expect(await ledger.read(await merchantWith(db, system), 'hash')).toBeUndefined();
  system.pass(8 * 24 * 3600);
  expect(await ledger.read(actor, 'hash')).toBeUndefined();
});
