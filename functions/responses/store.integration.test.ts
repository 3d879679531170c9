import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { responsesByQuiz, responsesInMonth, responsesOfQuiz } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { toId } from '#shared/model/ids.ts';
import type { Response } from '#shared/model/response.ts';
import type { Given } from './given.ts';
import { type StoreDeps, storeResponse } from './store.ts';

const system = stillSystem();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const responseTo = (quizId: string, receivedAt = '2026-11-20T12:00:00.000Z'): Response => ({
  id: toId('response', v7()),
  quizId,
  version: 1,
  locale: 'en',
  answers: {},
  path: [],
  results: [],
  relaxed: false,
  completedAt: receivedAt,
  receivedAt,
});
const depsOf = (given: Db) => ({ db: given, system, sleep: async () => {}, random: () => 1 });
const nothing: Given = { questions: [], receipts: [] };
const store = (deps: StoreDeps, shopId: string, response: Response) =>
  storeResponse(deps, shopId, response, nothing);

describe('responses', () => {
  it('sent twice each, in parallel, are stored and counted once each', async () => {
    const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
    const all = Array.from({ length: 50 }, () => responseTo(quizId));
    const stored = await Promise.all([...all, ...all].map((one) => store(depsOf(db), shopId, one)));
    expect(stored.filter(Boolean)).toHaveLength(50);
    expect(await responsesInMonth(db, shopId, '2026-11')).toBe(50);
    expect(await responsesOfQuiz(db, shopId, quizId)).toBe(50);
    const { data } = await db.response.query.responsesByQuiz({ shopId, quizId }).go({ pages: 'all' });
    expect(new Set(data.map(({ responseId }) => responseId)).size).toBe(50);
  });

  it('count in the month and the quiz they belong to, and in no other shop', async () => {
    const [shopId, other] = [system.newId('shop'), system.newId('shop')];
    const [one, two] = [system.newId('quiz'), system.newId('quiz')];
    const deps = depsOf(db);
    await store(deps, shopId, responseTo(one, '2026-10-31T23:59:59.999Z'));
    await store(deps, shopId, responseTo(one, '2026-11-01T00:00:00.000Z'));
    await store(deps, shopId, responseTo(two));
    await store(deps, other, responseTo(two));
    expect(await responsesInMonth(db, shopId, '2026-10')).toBe(1);
    expect(await responsesInMonth(db, shopId, '2026-11')).toBe(2);
    expect([...(await responsesByQuiz(db, shopId))].sort()).toEqual(
      [
        [one, 2],
        [two, 1],
      ].sort(),
    );
  });

  it('bring their contact and receipts along, once', async () => {
    const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
    const response = responseTo(quizId);
    const about = { quizId, version: 1, responseId: response.id, locale: 'en' as const };
    const receipt = (question: string) => ({
      ...{ ...about, question, wording: 'May we?', wordingVersion: 1, given: false },
      ...{ at: response.completedAt, receivedAt: response.receivedAt },
    });
    const given: Given = {
      contact: { ...about, source: 'quiz', email: 'Ada@example.com' },
      questions: ['mail'],
      receipts: [receipt('news'), receipt('terms')],
    };
    const twice = [1, 2].map(() => storeResponse(depsOf(db), shopId, response, given));
    expect((await Promise.all(twice)).filter(Boolean)).toHaveLength(1);
    const { data } = await db.contact.query.contactsByEmail({ shopId, emailKey: 'ada@example.com' }).go();
    expect(data).toMatchObject([{ email: 'Ada@example.com', sourceId: response.id, questions: ['mail'] }]);
    const { data: receipts } = await db.consentReceipt.query.bySource({ shopId, sourceId: response.id }).go();
    expect(receipts.map(({ question }) => question)).toEqual(['news', 'terms']);
  });

  it('keep what was stored first: the same id changes nothing', async () => {
    const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
    const response = responseTo(quizId);
    expect(await store(depsOf(db), shopId, response)).toBe(1);
    expect(await store(depsOf(db), shopId, { ...response, locale: 'nl' })).toBeNull();
    const { data } = await db.response.get({ shopId, responseId: response.id }).go();
    expect(data?.response.locale).toBe('en');
  });
});

describe('writes that meet', () => {
  const conflict = {
    canceled: true,
    data: [{ code: 'TransactionConflict' }, { code: 'None' }, { code: 'None' }],
  };
  /** A database whose transactions meet others the given number of times. */
  const busy = (times: number): Db => {
    let left = times;
    const write = (build: Parameters<Db['service']['transaction']['write']>[0]) =>
      left-- > 0 ? { go: async () => conflict } : db.service.transaction.write(build);
    return {
      ...db,
      service: { ...db.service, transaction: { ...db.service.transaction, write } },
    } as unknown as Db;
  };

  it('are tried again after a wait that grows', async () => {
    const waits: number[] = [];
    const deps = { ...depsOf(busy(3)), sleep: async (ms: number) => void waits.push(ms) };
    expect(await store(deps, system.newId('shop'), responseTo(system.newId('quiz')))).toBe(1);
    expect(waits).toEqual([40, 80, 160]);
  });

  it('are given back to the sender when they go on meeting, with nothing written', async () => {
    const shopId = system.newId('shop');
    const response = responseTo(system.newId('quiz'));
    await expect(store(depsOf(busy(99)), shopId, response)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await responsesInMonth(db, shopId, '2026-11')).toBe(0);
  });
});
