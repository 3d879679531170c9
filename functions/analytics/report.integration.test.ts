import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { artefactKeys } from '#functions/ports/files/files.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, stillSystem } from '#functions/testing/fakes.ts';
import { sum } from '#shared/analytics/counts.ts';
import { reportAnswers } from './answers.ts';
import { reportQuiz } from './quiz.ts';
import { reportShop } from './shop.ts';
import { reportProducts } from './shop-products.ts';

const system = stillSystem('2026-11-20T12:00:00.000Z');
const files = memoryFiles();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

/** A shop with a quiz of one question in two versions. */
async function quizWith(shopId = system.newId('shop')) {
  const key = { shopId, quizId: system.newId('quiz') };
  const at = system.now().toISOString();
  const life = { status: 'published' as const, revision: 1, questionCount: 1, createdAt: at, updatedAt: at };
  await db.quiz.create({ ...key, ...life, name: 'Shoes', lastVersion: 2 }).go();
  for (const version of [1, 2]) {
    const question = { id: `q${version}`, type: 'single', options: [{ id: 'a' }] };
    const texts = { en: { [`q${version}.title`]: `Question ${version}`, 'a.label': 'Running' } };
    const head = { questions: [question], texts, defaultLocale: 'en', currency: 'EUR' };
    await files.write(artefactKeys.head(key.quizId, version), JSON.stringify(head), '');
  }
  return key;
}

type Key = Awaited<ReturnType<typeof quizWith>>;
const seen = { viewed: 10, started: 4, completed: 3, converted: 1, lead: 2 };

/** Counts as the product does: the same session in the quiz's row and in the shop's. */
async function count(
  key: Key,
  day: string,
  { name = 'en.phone', quizVersion = 2, shard = 0, ...counts } = {},
) {
  const add = { ...seen, ...counts };
  await db.eventDay
    .upsert({ ...key, day, name, shard })
    .add(add)
    .go();
  await db.eventCount
    .upsert({ ...key, about: 'session', day, quizVersion, name, shard })
    .add(add)
    .go();
}

const deps = () => ({ db, system, files });

it('says the same of a shop and of its quizzes, for the last 30 days and the 30 before', async () => {
  const one = await quizWith();
  const two = await quizWith(one.shopId);
  for (const [key, day] of [
    [one, '2026-11-20'],
    [one, '2026-10-22'],
    [two, '2026-11-01'],
    [two, '2026-10-21'],
    [two, '2026-09-22'],
    [two, '2026-09-21'],
  ] as const)
    await count(key, day);
  await count(one, '2026-11-20', { shard: 3, name: 'nl.desktop' });
  const shop = await reportShop(deps(), one.shopId, {});
  const quizzes = await Promise.all([one, two].map((key) => reportQuiz(deps(), key, {})));
  expect(shop).toMatchObject({ from: '2026-10-22', to: '2026-11-20', totals: { viewed: 40, lead: 8 } });
  expect(shop.previous).toMatchObject({ from: '2026-09-22', to: '2026-10-21', totals: { viewed: 20 } });
  expect(sum(quizzes.map(({ totals }) => totals))).toEqual(shop.totals);
  expect(sum(quizzes.map(({ previous }) => previous.totals))).toEqual(shop.previous.totals);
  expect(shop.quizzes.map(({ quizId, started }) => [quizId, started])).toEqual([
    [one.quizId, 12],
    [two.quizId, 4],
  ]);
  expect(shop.locales).toMatchObject([
    { locale: 'en', started: 12 },
    { locale: 'nl', started: 4 },
  ]);
});

it('tells languages, devices and versions apart, in the questions too', async () => {
  const key = await quizWith();
  await count(key, '2026-11-20');
  await count(key, '2026-11-20', { name: 'nl.desktop', quizVersion: 1 });
  const question = { ...key, about: 'question' as const, day: '2026-11-20', shard: 0 };
  const asked = [
    { quizVersion: 2, name: 'q2.en.phone', shown: 4, answered: 3 },
    { quizVersion: 2, name: 'q2.nl.desktop', shown: 2, answered: 0 },
    { quizVersion: 1, name: 'q1.nl.desktop', shown: 1, answered: 1 },
  ];
  for (const { shown, answered, ...row } of asked)
    await db.eventCount
      .upsert({ ...question, ...row })
      .add({ shown, answered })
      .go();
  expect((await reportQuiz(deps(), key, {})).questions).toEqual([
    { question: 'q2', title: 'Question 2', shown: 6, answered: 3 },
    { question: 'q1', title: 'Question 1', shown: 1, answered: 1 },
  ]);
  const dutch = await reportQuiz(deps(), key, { locale: 'nl', device: 'desktop' });
  expect(dutch.questions[0]).toMatchObject({ shown: 2, answered: 0 });
  expect(dutch.totals).toEqual(seen);
  const first = await reportQuiz(deps(), key, { version: 1 });
  expect(first.versions).toEqual([{ version: 1, ...seen }]);
  expect(first.questions).toHaveLength(1);
});

it('lists products by how often they were recommended, with their name while they have one', async () => {
  const key = await quizWith();
  const product = { id: '7', title: 'Road shoe', image: 'https://shop.example/7.png' };
  await db.product
    .put({ shopId: key.shopId, productId: '7', syncId: 'sync', product: product as never })
    .go();
  const row = { ...key, about: 'product' as const, day: '2026-11-20', shard: 0 };
  await db.eventCount
    .upsert({ ...row, quizVersion: 1, name: '7' })
    .add({ shown: 2, clicked: 1 })
    .go();
  await db.eventCount
    .upsert({ ...row, quizVersion: 2, name: '7' })
    .add({ shown: 3, added: 1 })
    .go();
  await db.eventCount
    .upsert({ ...row, quizVersion: 2, name: '8' })
    .add({ shown: 9 })
    .go();
  expect((await reportQuiz(deps(), key, {})).products).toEqual([
    { product: '8', shown: 9, clicked: 0, added: 0 },
    { product: '7', title: 'Road shoe', image: product.image, shown: 5, clicked: 1, added: 1 },
  ]);
});

it('spreads the answers of the responses in the period', async () => {
  const key = await quizWith();
  const days = ['2026-11-20T10:00:00.000Z', '2026-11-18T10:00:00.000Z', '2026-11-17T23:59:59.999Z'];
  for (const completedAt of days) {
    const responseId = system.newId('response');
    const answers = { q2: { kind: 'options', ids: ['a'] } };
    const response = { answers, version: 2, locale: 'en' } as never;
    await db.response.create({ ...key, responseId, completedAt, engine: 1, response }).go();
  }
  const report = await reportAnswers(deps(), key, { from: '2026-11-18', to: '2026-11-20' });
  expect(report).toMatchObject({ responses: 2, more: false, currency: 'EUR' });
  expect(report.questions).toMatchObject([
    { title: 'Question 2', answered: 2, choices: [{ label: 'Running', count: 2 }] },
  ]);
  expect((await reportAnswers(deps(), key, { locale: 'nl' })).responses).toBe(0);
});

it('knows no quiz of another shop, and none that was deleted', async () => {
  const key = await quizWith();
  const foreign = { ...key, shopId: system.newId('shop') };
  for (const report of [reportQuiz, reportAnswers])
    await expect(report(deps(), foreign, {})).rejects.toMatchObject({ code: 'not_found' });
  await db.quiz.patch(key).set({ deletedAt: '2026-11-20T00:00:00.000Z' }).go();
  await expect(reportQuiz(deps(), key, {})).rejects.toMatchObject({ code: 'not_found' });
});

it('tells of every product what became of it, by quiz', async () => {
  const one = await quizWith();
  const two = await quizWith(one.shopId);
  await quizWith(one.shopId);
  const add = (key: Key, day: string, shown: number, quizVersion = 1) =>
    db.eventCount
      .upsert({ ...key, about: 'product', day, quizVersion, name: '7', shard: 0 })
      .add({ shown })
      .go();
  await add(one, '2026-11-20', 2);
  await add(one, '2026-11-19', 3, 2);
  await add(one, '2026-09-01', 50);
  await add(two, '2026-11-20', 1);
  const { quizzes } = await reportProducts(deps(), one.shopId, {});
  const row = { product: '7', clicked: 0, added: 0 };
  expect(quizzes.toSorted((a, b) => a.quizId.localeCompare(b.quizId))).toEqual([
    { quizId: one.quizId, products: [{ ...row, shown: 5 }] },
    { quizId: two.quizId, products: [{ ...row, shown: 1 }] },
  ]);
});
