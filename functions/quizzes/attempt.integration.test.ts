import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { LanguageModel } from '#functions/ports/language-model/language-model.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import { toId } from '#shared/model/ids.ts';
import { cancelAttempt, readAttempt } from './attempt.ts';
import { createQuiz } from './create.ts';
import { listQuizzes } from './edit.ts';
import { removeQuiz } from './remove.ts';
import type { QuizDeps } from './store.ts';

const attemptId = toId('attempt', '01900000-0000-7000-8000-000000000001');
const wish = { attemptId, from: 'catalogue' } as const;

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let deps: QuizDeps;
let actor: Actor;
/** What the model does; each test says its own. */
let answer: LanguageModel['answer'];
const read = () => readAttempt(db, { shopId: actor.shopId, attemptId });
const cancel = () => cancelAttempt(deps, { shopId: actor.shopId, attemptId });
const idsInList = async () => (await listQuizzes(db, actor.shopId)).map(({ id }) => id);
beforeEach(async () => {
  const system = stillSystem();
  answer = () => Promise.reject(new Error('no model here'));
  deps = {
    db,
    system,
    files: memoryFiles(),
    model: { answer: (question) => answer(question) },
    refresh: memoryQueue(),
    erase: memoryQueue(),
    origin: 'https://us.example',
    shopUrl: 'https://{shop}',
  };
  actor = await merchantWith(db, system, mixedShop());
});

it('is told how far it has come, with the products that it chooses from', async () => {
  expect(await read()).toEqual({ stage: 'waiting' });
  let seen: unknown;
  answer = async ({ schema }) => {
    seen = await read();
    return schema.parse({ collections: [], types: [] });
  };
  const { id } = await createQuiz(deps, actor, { ...wish, wish: 'Something warm' });
  expect(seen).toEqual({ stage: 'asking', products: mixedShop().length });
  expect(await read()).toEqual({ stage: 'done', products: mixedShop().length, quizId: id });
});

it('sent again, becomes no second quiz, and is answered with the first', async () => {
  const first = await createQuiz(deps, actor, wish);
  const again = await createQuiz(deps, actor, wish);
  expect(again).toEqual(first);
  expect(await idsInList()).toEqual([first.id]);
});

it('sent twice at once, becomes one quiz', async () => {
  const [one, other] = await Promise.all([createQuiz(deps, actor, wish), createQuiz(deps, actor, wish)]);
  expect(other).toEqual(one);
  expect(await idsInList()).toEqual([one.id]);
});

it('that failed is made when it is sent again', async () => {
  const wished = { ...wish, wish: 'Something warm' };
  await expect(createQuiz(deps, actor, wished)).rejects.toThrow('no model here');
  expect(await read()).toMatchObject({ stage: 'asking' });
  expect(await idsInList()).toEqual([]);
  answer = async ({ schema }) => schema.parse({ collections: [], types: [] });
  const { id, why } = await createQuiz(deps, actor, wished);
  expect(why).toBe('nothing');
  expect((await createQuiz(deps, actor, wished)).why).toBe('nothing');
  expect(await idsInList()).toEqual([id]);
});

it('whose quiz was deleted does not bring it back', async () => {
  const { id } = await createQuiz(deps, actor, wish);
  await removeQuiz(deps, { shopId: actor.shopId, quizId: id });
  await expect(createQuiz(deps, actor, wish)).rejects.toMatchObject({ code: 'not_found' });
  expect(await idsInList()).toEqual([]);
});

it.each([
  ['before it arrives', 'catalogue'],
  ['before a blank one arrives', 'blank'],
] as const)('cancelled %s, becomes no quiz', async (_, from) => {
  expect(await cancel()).toEqual({});
  await expect(createQuiz(deps, actor, { attemptId, from })).rejects.toMatchObject({ code: 'conflict' });
  expect(await idsInList()).toEqual([]);
});

it('cancelled while the model thinks, becomes no quiz; a new attempt does', async () => {
  answer = async ({ schema }) => {
    expect(await cancel()).toEqual({});
    return schema.parse({ collections: [], types: [] });
  };
  const wished = { ...wish, wish: 'Something warm' };
  await expect(createQuiz(deps, actor, wished)).rejects.toMatchObject({ code: 'conflict' });
  expect(await idsInList()).toEqual([]);
  expect((await read()).quizId).toBeUndefined();
  answer = async ({ schema }) => schema.parse({ collections: [], types: [] });
  const next = toId('attempt', '01900000-0000-7000-8000-000000000002');
  const { id } = await createQuiz(deps, actor, { ...wished, attemptId: next });
  expect(await idsInList()).toEqual([id]);
});

it('cancelled at the very moment it is stored, is either a quiz that is told of, or none', async () => {
  const [made, cancelled] = await Promise.allSettled([createQuiz(deps, actor, wish), cancel()]);
  const there = await idsInList();
  if (made.status === 'fulfilled') {
    expect(there).toEqual([made.value.id]);
    expect(cancelled).toMatchObject({ value: { quizId: made.value.id } });
  } else {
    expect(there).toEqual([]);
    expect(cancelled).toMatchObject({ value: {} });
  }
});

it('cancelled too late, stays the quiz that it became', async () => {
  const { id } = await createQuiz(deps, actor, wish);
  expect(await cancel()).toEqual({ quizId: id });
  expect((await createQuiz(deps, actor, wish)).id).toBe(id);
  expect(await idsInList()).toEqual([id]);
});

it('is nothing to another shop', async () => {
  const { id } = await createQuiz(deps, actor, wish);
  const other = await merchantWith(db, stillSystem(), mixedShop());
  expect(await readAttempt(db, { shopId: other.shopId, attemptId })).toEqual({ stage: 'waiting' });
  expect((await createQuiz(deps, other, wish)).id).not.toBe(id);
});
