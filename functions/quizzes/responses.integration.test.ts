import { v7 } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { responsesInMonth, responsesOfQuiz, shardOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { toId } from '#shared/model/ids.ts';
import type { Response } from '#shared/model/response.ts';
import { getResponse, listResponses, removeResponse } from './responses.ts';

const open = () => false;
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const system = stillSystem();
let actor: Actor;
let quizId: string;
const key = () => ({ shopId: actor.shopId, quizId });
beforeEach(async () => {
  actor = await merchantWith(db, system);
  quizId = system.newId('quiz');
  const now = system.now().toISOString();
  const quiz = { ...key(), name: 'Q', status: 'draft' as const, revision: 1, lastVersion: 0 };
  await db.quiz.create({ ...quiz, questionCount: 1, createdAt: now, updatedAt: now }).go();
});

const product = { slot: 'best', title: 'Trail Fox', price: 100, currency: 'EUR', score: 1, reason: '' };

/** Writes responses a minute apart, the first one newest, as storing them does. */
async function store(some: Partial<Response>[]): Promise<string[]> {
  const start = Date.parse('2026-11-20T12:00:00.000Z');
  const ids = some.map(({ id }) => id ?? toId('response', v7()));
  const one = async (more: Partial<Response>, at: number) => {
    const id = ids[at] ?? '';
    const completedAt = new Date(start - at * 60_000).toISOString();
    const response: Response = {
      id,
      quizId,
      version: 1,
      locale: 'en',
      answers: {},
      path: [],
      results: [],
      relaxed: false,
      completedAt,
      receivedAt: completedAt,
      ...more,
    };
    await db.response
      .create({ shopId: actor.shopId, responseId: id, quizId, completedAt, engine: 1, response })
      .go();
    for (const [about, name] of [
      ['quiz', quizId],
      ['month', '2026-11'],
    ] as const) {
      await db.counter
        .upsert({ shopId: actor.shopId, about, name, shard: shardOf(id) })
        .add({ count: 1 })
        .go();
    }
  };
  await Promise.all(some.map(one));
  return ids;
}

const found = async (filter: Partial<Parameters<typeof listResponses>[2]>) =>
  (await listResponses(db, key(), { limit: 50, ...filter }, open)).responses.map(({ id }) => id);

it('is narrowed by time, version, language, words and product, together', async () => {
  const [a, b, c] = await store([
    { version: 2, results: [{ ...product, productId: '7' }] },
    { locale: 'nl', path: [{ question: 'q', title: 'Kleur?', answer: 'Crème' }] },
    {},
  ]);
  expect(await found({})).toEqual([a, b, c]);
  expect(await found({ version: 2 })).toEqual([a]);
  expect(await found({ locale: 'nl' })).toEqual([b]);
  expect(await found({ q: 'creme' })).toEqual([b]);
  expect(await found({ q: 'FOX' })).toEqual([a]);
  expect(await found({ product: '7' })).toEqual([a]);
  expect(await found({ product: '7', version: 1 })).toEqual([]);
  expect(await found({ from: '2026-11-20T11:59:00Z' })).toEqual([a, b]);
  expect(await found({ to: '2026-11-20T11:59:00Z' })).toEqual([c]);
  expect(await found({ from: '2026-11-20T11:59:00Z', to: '2026-11-20T12:00:00Z' })).toEqual([b]);
});

it('comes page by page, each one once, also when few fit', async () => {
  const ids = await store(Array.from({ length: 230 }, (_, at) => ({ version: at % 115 === 114 ? 2 : 1 })));
  const walk = async (filter: { version?: number; limit: number }) => {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listResponses(db, key(), { ...filter, cursor }, open);
      all.push(...page.responses.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    return all;
  };
  expect(await walk({ limit: 100 })).toEqual(ids);
  expect(await walk({ limit: 1, version: 2 })).toEqual([ids[114], ids[229]]);
});

it('is gone once deleted, counts for the month all the same, and cannot be stored again', async () => {
  const [gone = '', kept = ''] = await store([
    { path: [{ question: 'q', title: 'Who?', answer: 'me@example.com' }] },
    {},
  ]);
  await removeResponse(db, key(), gone);
  expect(await found({})).toEqual([kept]);
  await expect(getResponse(db, key(), gone, open)).rejects.toMatchObject({ code: 'not_found' });
  await expect(removeResponse(db, key(), gone)).rejects.toMatchObject({ code: 'not_found' });
  expect(await responsesOfQuiz(db, actor.shopId, quizId)).toBe(1);
  expect(await responsesInMonth(db, actor.shopId, '2026-11')).toBe(2);
  const { data } = await db.response.get({ shopId: actor.shopId, responseId: gone }).go();
  expect(JSON.stringify(data)).not.toContain('me@example.com');
  await expect(store([{ id: gone }])).rejects.toThrow();
});

it('is deleted by nobody else', async () => {
  const [id = ''] = await store([{}]);
  const other = await merchantWith(db, system);
  const theirs = { shopId: other.shopId, quizId };
  await expect(removeResponse(db, theirs, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await found({})).toEqual([id]);
});
