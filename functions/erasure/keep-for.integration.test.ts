import { beforeAll, beforeEach, expect, it } from 'vitest';
import { shardOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { toId } from '#shared/model/ids.ts';
import { keepFor } from './keep-for.ts';
import { purgeQuiz } from './purge-quiz.ts';

const start = '2026-11-20T12:00:00.000Z';
const log = memoryLog();
let db: Db;
let system: ReturnType<typeof stillSystem>;
let queue: ReturnType<typeof memoryQueue>;
let deps: Parameters<typeof keepFor>[0];
beforeAll(async () => {
  db = await emptyDb();
});
beforeEach(() => {
  system = stillSystem(start);
  queue = memoryQueue();
  deps = { db, system, queue, files: memoryFiles() };
});

const daysAgo = (days: number) => new Date(Date.parse(start) - days * 86_400_000);
let count = 0;

/** A quiz with a response of each age in days, each with a contact and a receipt. */
async function quizWith(ages: number[]) {
  const { shopId } = await merchantWith(db, system);
  const quizId = system.newId('quiz');
  const life = {
    status: 'draft' as const,
    revision: 1,
    questionCount: 1,
    createdAt: start,
    updatedAt: start,
  };
  await db.quiz.create({ shopId, quizId, ...life, name: 'Q', lastVersion: 0 }).go();
  const responses: string[] = [];
  for (const age of ages) {
    const [at, tail] = [daysAgo(age), String(++count).padStart(20, '0')];
    const id = (kind: 'response' | 'contact') =>
      toId(kind, at.getTime().toString(16).padStart(12, '0') + tail);
    const [responseId, time] = [id('response'), at.toISOString()];
    const answers = { mail: { kind: 'text', value: 'ada@example.com' } };
    const response = { id: responseId, quizId, answers, path: [], results: [], completedAt: time } as never;
    await db.response.create({ shopId, responseId, quizId, completedAt: time, engine: 1, response }).go();
    await db.counter
      .upsert({ shopId, about: 'quiz', name: quizId, shard: shardOf(responseId) })
      .add({ count: 1 })
      .go();
    const about = {
      shopId,
      quizId,
      responseId,
      quizVersion: 1,
      source: 'quiz' as const,
      locale: 'en' as const,
    };
    await db.contact
      .create({
        ...about,
        contactId: id('contact'),
        sourceId: responseId,
        questions: ['mail'],
        email: 'ada@example.com',
        emailKey: 'ada@example.com',
        createdAt: time,
      })
      .go();
    const receipt = { question: 'news' } as never;
    await db.consentReceipt.create({ shopId, sourceId: responseId, question: 'news', receipt }).go();
    responses.push(responseId);
  }
  return { shopId, quizId, responses };
}

const answersIn = async (shopId: string, responses: string[]) =>
  Promise.all(
    responses.map(async (responseId) => {
      const { data } = await db.response.get({ shopId, responseId }).go();
      return Object.keys(data?.response.answers ?? {}).length;
    }),
  );
const contactsIn = async (shopId: string) =>
  (await db.contact.query.byShop({ shopId }).go({ pages: 'all' })).data.length;

it('what is older than a shop keeps goes, what is younger and every receipt stays, and tomorrow again', async () => {
  const { shopId, responses } = await quizWith([400, 91, 89, 0]);
  await db.shop
    .patch({ shopId })
    .set({ retention: { days: 90, since: start } })
    .go();
  await keepFor(deps, { shopId, since: start, at: start }, log);
  expect(await answersIn(shopId, responses)).toEqual([0, 0, 1, 1]);
  expect(await contactsIn(shopId)).toBe(2);
  for (const sourceId of responses) {
    const { data } = await db.consentReceipt.query.bySource({ shopId, sourceId }).go();
    expect(data).toHaveLength(1);
  }
  const next = { shopId, since: start, at: '2026-11-21T12:00:00.000Z' };
  expect(queue.sent).toEqual([{ message: next, delaySeconds: 900 }]);
  system.pass(86_400 * 2);
  await keepFor(deps, next, log);
  expect(await answersIn(shopId, responses)).toEqual([0, 0, 0, 1]);
});

it('a rule that was changed does nothing any more, and one whose time has not come waits', async () => {
  const { shopId, responses } = await quizWith([400]);
  await db.shop
    .patch({ shopId })
    .set({ retention: { days: 90, since: start } })
    .go();
  await keepFor(deps, { shopId, since: '2026-11-19T12:00:00.000Z', at: start }, log);
  expect(queue.sent).toEqual([]);
  await keepFor(deps, { shopId, since: start, at: '2026-11-20T12:10:00.000Z' }, log);
  expect(queue.sent).toMatchObject([{ delaySeconds: 600 }]);
  expect(await answersIn(shopId, responses)).toEqual([1]);
});

it('a deleted quiz is erased once it cannot be restored, without the receipts; a restored one is not', async () => {
  const { shopId, quizId, responses } = await quizWith([10]);
  const key = { shopId, quizId };
  const at = '2026-12-20T12:00:00.000Z';
  const expiresAt = Date.parse(at) / 1000;
  await purgeQuiz(deps, { ...key, at }, log);
  expect(queue.sent).toEqual([]);
  await db.quiz.patch(key).set({ deletedAt: start, expiresAt }).go();
  await purgeQuiz(deps, { ...key, at }, log);
  expect(queue.sent).toMatchObject([{ message: { ...key, at }, delaySeconds: 900 }]);
  system.pass(30 * 86_400);
  await purgeQuiz(deps, { ...key, at }, log);
  expect((await db.quiz.get(key).go()).data).toBeNull();
  expect(await contactsIn(shopId)).toBe(0);
  expect(await answersIn(shopId, responses)).toEqual([0]);
  const [sourceId = ''] = responses;
  expect((await db.consentReceipt.query.bySource({ shopId, sourceId }).go()).data).toHaveLength(1);
});
