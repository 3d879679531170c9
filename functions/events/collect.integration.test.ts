import { beforeAll, describe, expect, it } from 'vitest';
import { readCounts, readShopCounts } from '#functions/db/event-counts.ts';
import type { Db } from '#functions/db/index.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { browser, eventOf, newSession } from '#functions/testing/events.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { type CollectDeps, collect } from './collect.ts';

const system = stillSystem('2026-11-20T12:00:00.000Z');
const [day, from, to] = ['2026-11-20', '2026-10-22', '2026-11-20'];
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

/** A shop with a published quiz, and the way to tell what happened in it. */
const quizOf = (shopId = system.newId('shop'), change: Partial<CollectDeps> = {}) => {
  const quizId = system.newId('quiz');
  const raw: object[] = [];
  const deps: CollectDeps = {
    db,
    system,
    version: async () => ({ shopId, questions: new Set(['q1', 'Q1', 'q2']), products: new Set(['1', '2']) }),
    events: { put: async (events) => void raw.push(...events) },
    sleep: async () => {},
    random: Math.random,
    ...change,
  };
  return {
    key: { shopId, quizId },
    raw,
    event: (kind: string, more: object = {}) => eventOf(kind, { quizId, ...more }),
    tell: (events: unknown[], userAgent = browser) => collect(deps, events, userAgent),
    sessions: async () => (await readCounts(db, { shopId, quizId }, from, to)).sessions,
  };
};

/** A whole session: everything that can happen in it. */
const taken = ({ event }: ReturnType<typeof quizOf>, more: object = {}) => {
  const session = newSession();
  return [
    ['viewed', {}],
    ['started', {}],
    ['questionShown', { question: 'q1' }],
    ['answered', { question: 'q1' }],
    ['questionShown', { question: 'q2' }],
    ['completed', {}],
    ['resultShown', { products: ['1', '2'] }],
    ['productClicked', { product: '2' }],
    ['addedToCart', { product: '2' }],
    ['lead', {}],
    ['consent', { given: true }],
  ].map(([kind, about]) => event(kind as string, { session, ...(about as object), ...more }));
};
const once = {
  viewed: 1,
  started: 1,
  completed: 1,
  resultShown: 1,
  lead: 1,
  consent: 1,
  productClicked: 1,
  addedToCart: 1,
  converted: 1,
};

describe('what happened', () => {
  it('is kept as it is, and counted by day, version, language and device', async () => {
    const quiz = quizOf();
    expect(await quiz.tell(taken(quiz))).toEqual({ accepted: 11, refused: [] });
    await quiz.tell(taken(quiz, { version: 2, locale: 'nl', device: 'desktop', at: '2026-11-19T00:00:00Z' }));
    expect(quiz.raw[0]).toMatchObject({
      kind: 'viewed',
      ...quiz.key,
      receivedAt: '2026-11-20T12:00:00.000Z',
    });
    const counts = await readCounts(db, quiz.key, from, to);
    expect(counts.sessions).toEqual([
      { day: '2026-11-19', version: 2, locale: 'nl', device: 'desktop', ...once },
      { day, version: 1, locale: 'en', device: 'phone', ...once },
    ]);
    expect(counts.questions.filter(({ version }) => version === 1)).toEqual([
      { version: 1, question: 'q1', locale: 'en', device: 'phone', shown: 1, answered: 1 },
      { version: 1, question: 'q2', locale: 'en', device: 'phone', shown: 1, answered: 0 },
    ]);
    expect(counts.products.filter(({ version }) => version === 1)).toEqual([
      { version: 1, product: '1', shown: 1, clicked: 0, added: 0 },
      { version: 1, product: '2', shown: 1, clicked: 1, added: 1 },
    ]);
  });

  it('counts once, though the same batch comes twenty times at once', async () => {
    const quiz = quizOf();
    const batch = [...taken(quiz), ...taken(quiz), ...taken(quiz)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => quiz.tell(batch)));
    expect(answers.every(({ accepted }) => accepted === 33)).toBe(true);
    const [row] = await quiz.sessions();
    expect(row).toMatchObject({ viewed: 3, completed: 3, converted: 3 });
    const { questions, products } = await readCounts(db, quiz.key, from, to);
    expect(questions[0]).toMatchObject({ shown: 3, answered: 3 });
    expect(products[1]).toMatchObject({ shown: 3, added: 3 });
  });

  it('of many sessions at once is counted in full, each of its shop’s days included', async () => {
    const shopId = system.newId('shop');
    const [one, two] = [quizOf(shopId), quizOf(shopId)];
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 3 ? one.tell(taken(one)) : two.tell(taken(two)))),
    );
    const days = await readShopCounts(db, shopId, from, to);
    const viewed = new Map(days.map(({ quizId, viewed }) => [quizId, viewed]));
    expect(viewed).toEqual(
      new Map([
        [one.key.quizId, 40],
        [two.key.quizId, 20],
      ]),
    );
    expect((await one.sessions())[0]).toMatchObject({ day, viewed: 40, converted: 40 });
  });

  it('is read from the first day to the last, and neither before nor after', async () => {
    const quiz = quizOf();
    for (const at of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
      await quiz.tell([quiz.event('viewed', { at: `${at}T00:00:00Z` })]);
    const { sessions } = await readCounts(db, quiz.key, '2026-11-18', '2026-11-19');
    expect(sessions.map((row) => row.day)).toEqual(['2026-11-18', '2026-11-19']);
    const days = await readShopCounts(db, quiz.key.shopId, '2026-11-18', '2026-11-19');
    expect(days.map((row) => row.day)).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('to questions whose ids differ in case only is told apart', async () => {
    const quiz = quizOf();
    await quiz.tell(['q1', 'Q1'].map((question) => quiz.event('questionShown', { question })));
    const { questions } = await readCounts(db, quiz.key, from, to);
    expect(questions.map(({ question, shown }) => [question, shown])).toEqual([
      ['Q1', 1],
      ['q1', 1],
    ]);
  });

  it('that is told by a program is left out', async () => {
    const quiz = quizOf();
    const answer = await quiz.tell([quiz.event('viewed')], 'Googlebot/2.1');
    expect(answer).toMatchObject({ accepted: 0, refused: [{ index: 0 }] });
    expect(quiz.raw).toEqual([]);
    expect(await quiz.sessions()).toEqual([]);
  });
});

describe('when something fails', () => {
  it('nothing is counted that is not kept, and the sender is told to send again', async () => {
    const put = () => Promise.reject(new Error('down'));
    const quiz = quizOf(undefined, { events: { put } });
    await expect(quiz.tell(taken(quiz))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await quiz.sessions()).toEqual([]);
  });

  it('writes that go on meeting are given back, and counted once when they come again', async () => {
    const quiz = quizOf();
    const conflict = {
      canceled: true,
      data: Array.from({ length: 100 }, () => ({ code: 'TransactionConflict' })),
    };
    const waits: number[] = [];
    const write = () => ({ go: async () => conflict });
    const busy = { ...db, service: { ...db.service, transaction: { ...db.service.transaction, write } } };
    const deps = {
      db: busy as unknown as Db,
      sleep: async (ms: number) => void waits.push(ms),
      random: () => 0.5,
    };
    const other = quizOf(quiz.key.shopId, deps);
    const batch = taken(quiz);
    await expect(other.tell(batch)).rejects.toMatchObject({ code: 'unavailable' });
    expect(waits).toEqual([25, 50, 100, 200, 400, 400, 400]);
    await quiz.tell(batch);
    expect(await quiz.sessions()).toMatchObject([once]);
  });
});
