import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { call, connectShop, scriptModel, signIn } from '#functions/testing/client.ts';

let token: string;
let base: string;
beforeAll(async () => {
  ({ token } = await signIn());
  base = `/api/shops/${(await connectShop(token)).id}/assist`;
});

/** A wish of this test alone, answered by the model as scripted. */
async function rewrite(...replies: object[]) {
  const text = `What is your skin like, ${randomUUID()}?`;
  await scriptModel(text, replies);
  const body = { locale: 'en', part: 'title', tone: 'clearer', text };
  const ask = () => call('POST', `${base}/rewrite`, { token, body });
  return { ask, first: await ask() };
}
const used = async () => (await call('GET', `${base}/usage`, { token })).json;

it('a good answer comes through, is counted, and is not paid for twice', async () => {
  const before = await used();
  const { ask, first } = await rewrite({ kind: 'good', answer: { text: 'How is your skin?' } });
  expect(first.json).toEqual({ text: 'How is your skin?' });
  const after = await used();
  expect(after).toMatchObject({ calls: before.calls + 1, month: new Date().toISOString().slice(0, 7) });
  expect(after.tokens).toBeGreaterThan(before.tokens);
  expect((await ask()).json).toEqual({ text: 'How is your skin?' });
  expect(await used()).toEqual(after);
});

it('an account without a model says so, and the merchant keeps the text', async () => {
  const { first } = await rewrite();
  expect(first).toMatchObject({ status: 200, json: { why: 'unavailable' } });
});

it.each([
  ['malformed', { kind: 'malformed' }, 'malformed'],
  ['hostile', { kind: 'hostile' }, 'malformed'],
  ['failing', { kind: 'failing' }, 'unavailable'],
  ['late', { kind: 'slow', ms: 20_000 }, 'late'],
])('a model that is %s gives nothing, and its words reach nobody', async (_what, reply, why) => {
  const { first } = await rewrite(reply);
  expect(first.json).toEqual({ why });
});
