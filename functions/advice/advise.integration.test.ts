import { v7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { attachAdvice } from '#functions/lib/attach-advice.ts';
import { forgetResponse } from '#functions/lib/forget-response.ts';
import { modelLedger } from '#functions/lib/model-ledger.ts';
import { createBreaker } from '#functions/ports/language-model/breaker.ts';
import { guardedModel } from '#functions/ports/language-model/guard.ts';
import type { ModelCall } from '#functions/ports/language-model/model-client.ts';
import { respond } from '#functions/responses/respond.ts';
import { storeResponse } from '#functions/responses/store.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { toId } from '#shared/model/ids.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { plans } from '#shared/plans.ts';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { type AdviseDeps, advise } from './advise.ts';
import { mostInHour } from './often.ts';

type Wish = Parameters<typeof advise>[1];

const plain = { required: false, rules: [] };
const quiz: Quiz = {
  ...shoeQuiz,
  questions: [
    ...shoeQuiz.questions,
    { ...plain, id: 'mail', type: 'email' },
    { ...plain, id: 'phone', type: 'phone' },
    { ...plain, id: 'born', type: 'date' },
    { ...plain, id: 'wish', type: 'longText', maxLength: 500 },
  ],
  results: { ...shoeQuiz.results, advice: true },
};
const quizId = toId('quiz', v7());
const made = (draft = quiz) =>
  compile({ quiz: draft, quizId, version: 1, products: shoes, currency: 'EUR', branding: false });

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let shopId: string;
let calls: ModelCall[];
let reply: (call: ModelCall) => Promise<unknown>;
let deps: AdviseDeps;
const why = 'You run, and it is made for that.';
const order = (...ids: string[]) => ({ products: ids.map((id) => ({ id, reason: why })) });
beforeEach(async () => {
  system = stillSystem();
  ({ shopId } = await merchantWith(db, system, shoes));
  calls = [];
  reply = async () => order('p3', 'p1', 'p2');
  const client = {
    id: 'model',
    ask: async (call: ModelCall) => {
      calls.push(call);
      return { answer: await reply(call), tokensIn: 200, tokensOut: 60 };
    },
  };
  const breaker = createBreaker(() => system.now().getTime(), { failures: 2, rest: 30_000 });
  const model = guardedModel({ client, breaker, ledger: modelLedger(db, system), log: memoryLog() });
  deps = {
    db,
    system,
    model,
    artefact: async (_, version) => (version === 1 ? { shopId, ...made() } : null),
  };
});

const wish = (more: Partial<Wish> = {}): Wish => ({
  id: toId('response', v7()),
  quizId,
  version: 1,
  locale: 'en',
  address: '203.0.113.7',
  answers: {
    sport: { kind: 'options', ids: ['running'] },
    place: { kind: 'options', ids: ['in'] },
    budget: { kind: 'range', min: 0, max: 100 },
    vegan: { kind: 'options', ids: ['yes'] },
    ...Object.fromEntries(['mail', 'phone', 'born', 'wish'].map((id) => [id, { kind: 'seen' as const }])),
  },
  ...more,
});
const text = (value: string) => ({ kind: 'text' as const, value });
const ask = (sent: Wish) => advise(deps, sent, memoryLog());
const productsOf = ({ picks }: Awaited<ReturnType<typeof ask>>) => picks.map(({ product }) => product);

const storing = () => ({ db, system, sleep: async () => {}, random: () => 1 });
/** As `submit` does it. */
async function store(sent: Wish) {
  const artefact = { shopId, ...made() };
  const response = respond(artefact, { ...sent, completedAt: system.now().toISOString() }, system.now());
  await storeResponse(storing(), shopId, response, { questions: [], receipts: [] });
  await attachAdvice(db, { shopId, responseId: sent.id });
  return response;
}
const stored = async ({ id }: Wish) =>
  (await db.response.get({ shopId, responseId: id }).go({ consistent: true })).data?.response;

describe('a session', () => {
  it('is advised among what its answers allow, in the order and the words of the model', async () => {
    const { advice, picks } = await ask(wish());
    expect(advice).toEqual({ by: 'model' });
    expect(picks).toHaveLength(3);
    expect(picks.map(({ reason }) => reason)).toEqual([why, why, why]);
    const { user } = calls[0]?.prompt ?? { user: '' };
    // Excluded by an answer.
    expect(user).not.toContain('Wool house shoe');
    expect(user).toContain('Court light');
  });

  it('has nobody told who the shopper is', async () => {
    const answers = {
      ...wish().answers,
      mail: text('ada@example.com'),
      phone: text('+31 6 12345678'),
      born: text('1990-05-17'),
      wish: text('Something light. Mail me at ada.two@example.com or 06-87654321'),
    };
    await ask(wish({ answers }));
    const sent = JSON.stringify(calls);
    expect(sent).toContain('Something light');
    for (const told of ['ada@', 'ada.two', '12345678', '87654321', '1990']) expect(sent).not.toContain(told);
  });

  it('with the answers of another one is advised the same without a second call; in another language anew', async () => {
    const first = await ask(wish());
    expect(await ask(wish())).toEqual(first);
    expect(calls).toHaveLength(1);
    await ask(wish({ locale: 'nl' }));
    expect(calls).toHaveLength(2);
    const month = system.now().toISOString().slice(0, 7);
    const { data } = await db.modelUsage.get({ shopId, month }).go();
    expect(data).toMatchObject({ calls: 2, taken: 520 });
  });

  it('is advised once: asked again the same, also after a failure, and for other answers not at all', async () => {
    reply = () => Promise.reject(new Error('down'));
    const sent = wish();
    expect(await ask(sent)).toEqual({ advice: { by: 'engine', because: 'unavailable' }, picks: [] });
    reply = async () => order('p1', 'p2', 'p3');
    expect(await ask(sent)).toEqual({ advice: { by: 'engine', because: 'unavailable' }, picks: [] });
    const other = {
      ...sent,
      answers: { ...sent.answers, place: { kind: 'options' as const, ids: ['out'] } },
    };
    expect(await ask(other)).toEqual({ advice: { by: 'engine' }, picks: [] });
    expect(calls).toHaveLength(1);
  });

  it('asked for twice at once is advised one thing', async () => {
    let turn = 0;
    reply = async () => (turn++ === 0 ? order('p1', 'p2', 'p3') : order('p3', 'p2', 'p1'));
    const sent = wish();
    const [one, two] = await Promise.all([ask(sent), ask(sent)]);
    expect(one).toEqual(two);
  });
});

describe('the engine answers', () => {
  it.each<[string, unknown]>([
    ['a foreign product', order('p1', 'p2', 'p99')],
    ['an attack', { products: [{ id: 'p1', reason: '<img src=x onerror=alert(1)> https://evil.example' }] }],
    ['talk', undefined],
  ])('when the model says %s', async (_, answer) => {
    reply = async () => answer;
    expect(await ask(wish())).toEqual({ advice: { by: 'engine', because: 'malformed' }, picks: [] });
  });

  it('while the model is given a rest', async () => {
    reply = () => Promise.reject(new Error('down'));
    for (const place of ['in', 'out'])
      await ask(
        wish({ answers: { ...wish().answers, place: { kind: 'options', ids: [place] }, wish: text(place) } }),
      );
    reply = async () => order('p1', 'p2', 'p3');
    expect((await ask(wish())).advice).toEqual({ by: 'engine', because: 'unavailable' });
    expect(calls).toHaveLength(2);
    system.pass(31);
    expect((await ask(wish())).advice).toEqual({ by: 'model' });
  });

  it('once the allowance of the month is used up', async () => {
    const month = system.now().toISOString().slice(0, 7);
    await db.modelUsage.upsert({ shopId, month }).add({ calls: 1, taken: plans.free.modelTokens }).go();
    expect((await ask(wish())).advice).toEqual({ by: 'engine', because: 'limit' });
    expect(calls).toHaveLength(0);
  });

  it('where one network asks more often than people do; another one, or the next hour, is advised', async () => {
    const addresses = (from: number) => `2001:db8:1:2:${from.toString(16)}::1`;
    for (let session = 0; session < mostInHour; session++)
      expect((await ask(wish({ address: addresses(session) }))).advice).toEqual({ by: 'model' });
    const often = wish({ address: addresses(999) });
    expect(await ask(often)).toEqual({ advice: { by: 'engine', because: 'often' }, picks: [] });
    await store(often);
    expect((await stored(often))?.advice).toEqual({ by: 'engine', because: 'often' });
    expect((await ask(wish({ address: '2001:db8:1:3::1' }))).advice).toEqual({ by: 'model' });
    system.pass(3600);
    expect((await ask(wish({ address: addresses(1) }))).advice).toEqual({ by: 'model' });
  });

  it('where nothing can be put in another order', async () => {
    const steps = [{ id: 'step', match: { on: 'tag' as const, values: ['indoors'] } }];
    const routine = {
      ...quiz,
      results: { ...quiz.results, slots: [{ id: 'set', kind: 'routine' as const, steps }] },
    };
    deps = { ...deps, artefact: async () => ({ shopId, ...made(routine) }) };
    expect(await ask(wish())).toEqual({ advice: { by: 'engine' }, picks: [] });
    expect(calls).toHaveLength(0);
  });
});

describe('nobody is advised', () => {
  it('of a version that was never live, or of a quiz that does not ask for it', async () => {
    await expect(ask(wish({ version: 9 }))).rejects.toMatchObject({ code: 'not_found' });
    const without = { ...quiz, results: shoeQuiz.results };
    deps = { ...deps, artefact: async () => ({ shopId, ...made(without) }) };
    await expect(ask(wish())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('with answers that do not fit', async () => {
    await expect(ask(wish({ answers: {} }))).rejects.toMatchObject({ code: 'invalid' });
    expect(calls).toHaveLength(0);
  });
});

describe('the stored response', () => {
  it('holds what the shopper saw, whichever came first, and the note of it is empty then', async () => {
    for (const responseFirst of [true, false]) {
      const sent = wish();
      if (responseFirst) await store(sent);
      const advised = await ask(sent);
      if (!responseFirst) await store(sent);
      const held = await stored(sent);
      expect(held?.advice).toEqual({ by: 'model' });
      expect(held?.results.map(({ productId }) => productId)).toEqual(productsOf(advised));
      expect(held?.results.map(({ reason }) => reason)).toEqual([why, why, why]);
      const { data } = await db.advice.get({ shopId, responseId: sent.id }).go({ consistent: true });
      expect(data?.results).toBeUndefined();
      // A reload of the page gets it from the response.
      expect(await ask(sent)).toEqual(advised);
    }
    expect(calls).toHaveLength(1);
  });

  it('says why it was the engine, and that nobody asked', async () => {
    const [asked, offline] = [wish(), wish()];
    reply = async () => undefined;
    await ask(asked);
    await store(asked);
    await store(offline);
    expect((await stored(asked))?.advice).toEqual({ by: 'engine', because: 'malformed' });
    expect((await stored(offline))?.advice).toEqual({ by: 'engine' });
  });

  it('is not changed by advice for other answers, and not brought back when it was deleted', async () => {
    const sent = wish();
    const other = {
      ...sent,
      answers: { ...sent.answers, place: { kind: 'options' as const, ids: ['out'] } },
    };
    const response = await store(sent);
    await ask(other);
    expect(await stored(sent)).toEqual(response);
    const deleted = wish();
    await forgetResponse(db, await store(deleted), shopId);
    await ask(deleted);
    expect((await stored(deleted))?.results).toEqual([]);
    const { data } = await db.advice.get({ shopId, responseId: deleted.id }).go({ consistent: true });
    expect(data?.results).toBeUndefined();
  });
});
