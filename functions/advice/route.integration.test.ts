import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, connectShop, scriptModel, signIn } from '#functions/testing/client.ts';
import type { Answers } from '#shared/model/answer.ts';
import { toId } from '#shared/model/ids.ts';
import { advisedItems, advisedPlaces } from '#shared/quiz/advise.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { rank } from '#shared/quiz/rank.ts';

/** Stands in the questions to the model of this test alone. */
const title = `Which one, ${randomUUID()}?`;
let token: string;
let quizId: string;
let base: string;
let head: Head;
let pool: Pool;

beforeAll(async () => {
  ({ token } = await signIn());
  base = `/api/shops/${(await connectShop(token)).id}`;
  const { json: made } = await call('POST', `${base}/quizzes`, { body: { from: 'catalogue' }, token });
  quizId = made.id;
  const { draft, revision, name } = made;
  const texts = { ...draft.texts, en: { ...draft.texts.en, 'quiz.title': title } };
  const wanted = { ...draft, texts, results: { ...draft.results, advice: true } };
  const path = `${base}/quizzes/${quizId}`;
  const saved = await call('PUT', path, { body: { revision, name, draft: wanted }, token });
  await call('POST', `${path}/publish`, { body: { revision: saved.json.revision }, token });
  head = (await call('GET', `/q/${quizId}/1.json`)).json;
  pool = (await call('GET', `/q/${quizId}/1/pool.json`)).json;
});

/** The answers of a shopper who takes the option with a number everywhere. */
function answersAt(place: number): Answers {
  const answers: Answers = {};
  for (
    let { current } = walk(head.questions, answers);
    current;
    { current } = walk(head.questions, answers)
  ) {
    const question = head.questions.find(({ id }) => id === current);
    if (!question || answers[current]) throw new Error(`The question ${current} cannot be answered.`);
    const option = 'options' in question && question.options[place % question.options.length];
    answers[current] = option
      ? { kind: 'options', ids: [option.id] }
      : question.type === 'priceRange'
        ? { kind: 'range', min: question.min, max: question.max }
        : { kind: 'seen' };
  }
  return answers;
}

const session = (place: number) => ({
  id: toId('response', v7()),
  quizId,
  version: 1,
  locale: 'en',
  answers: answersAt(place),
});
type Session = ReturnType<typeof session>;
const ask = async (body: Session) => (await call('POST', '/api/public/advice', { body })).json;
const used = async () => (await call('GET', `${base}/assist/usage`, { token })).json;
async function stored(of: Session) {
  const body = { ...of, completedAt: new Date().toISOString() };
  expect((await call('POST', '/api/public/responses', { body })).status).toBe(200);
  return (await call('GET', `${base}/quizzes/${quizId}/responses/${of.id}`, { token })).json;
}

describe('a model that is', () => {
  it.each([
    ['malformed', { kind: 'malformed' }, 'malformed'],
    ['hostile', { kind: 'hostile' }, 'malformed'],
    ['failing', { kind: 'failing' }, 'unavailable'],
    ['late', { kind: 'slow', ms: 20_000 }, 'late'],
  ])(
    '%s leaves the order to the engine, in time, and the merchant sees why',
    async (_what, reply, because) => {
      await scriptModel(title, [reply]);
      const one = session(0);
      const began = performance.now();
      expect(await ask(one)).toEqual({ advice: { by: 'engine', because }, picks: [] });
      expect(performance.now() - began).toBeLessThan(6_000);
      const response = await stored(one);
      expect(response.advice).toEqual({ by: 'engine', because });
      const engine = rank(head, pool, one.answers).slots.flatMap(({ items }) => items);
      expect(response.results.map(({ productId }: { productId: string }) => productId)).toEqual(
        engine.map(({ product }) => product),
      );
    },
  );
});

it('a good answer is what the shopper and the merchant see, is counted, and is not paid for twice', async () => {
  const before = await used();
  const one = session(0);
  const ranking = rank(head, pool, one.answers);
  const places = advisedPlaces(ranking);
  const reason = 'It suits what you answered.';
  const products = Array.from({ length: places }, (_, at) => ({ id: `p${places - at}`, reason }));
  await scriptModel(title, [{ kind: 'good', answer: { products } }]);
  const { advice, picks } = await ask(one);
  expect(advice).toEqual({ by: 'model' });
  const shown = advisedItems(ranking)
    .map(({ product }) => product)
    .slice(0, places);
  expect(picks).toEqual(shown.toReversed().map((product) => ({ product, reason })));
  const response = await stored(one);
  expect(response.advice).toEqual({ by: 'model' });
  expect(response.results[0]).toMatchObject({ productId: shown.at(-1), reason });
  const after = await used();
  expect(after.calls).toBe(before.calls + 1);
  expect(after.tokens).toBeGreaterThan(before.tokens);
  // The same answers of somebody else, and the same session after a reload.
  expect((await ask(session(0))).picks).toEqual(picks);
  expect((await ask(one)).picks).toEqual(picks);
  expect(await used()).toEqual(after);
});

it('a version that never was is not found, and answers that do not fit are refused', async () => {
  const post = async (change: object) =>
    (await call('POST', '/api/public/advice', { body: { ...session(0), ...change } })).status;
  expect(await post({ version: 99 })).toBe(404);
  expect(await post({ answers: {} })).toBe(400);
});
