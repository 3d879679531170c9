import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { replay } from './replay.ts';
import { someAnswers } from './test/answers.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });
const runner: Answers = {
  sport: chose('running'),
  place: chose('in'),
  budget: { kind: 'seen' },
  vegan: chose('no'),
};
const padel: Answers = { ...runner, sport: chose('running', 'padel') };
const responses = [
  { id: 'r1', answers: runner },
  { id: 'r2', answers: padel },
];
const version = (quiz: Quiz) => ({ quiz, products: shoes });

test('a version against itself changes nothing', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const draw = drawFrom(seed);
      const size = { questions: 5, options: 4, products: 10 };
      const same = { quiz: aQuiz(draw, size), products: aCatalogue(draw, size.products) };
      const past = ['a', 'b', 'c'].map((id) => ({ id, answers: someAnswers(draw, same.quiz.questions) }));
      expect(replay(same, same, past)).toMatchObject({
        responses: 3,
        firstChanged: 0,
        topChanged: 0,
        products: [],
        answers: [],
        examples: [],
      });
    }),
  );
});

/** Asks for two choices, of which one answer leaves only one to choose from. */
const narrowed = structuredClone(shoeQuiz);
const [first, second] = narrowed.questions;
if (first && second && 'options' in second) {
  narrowed.questions[1] = { ...second, type: 'multiple', minChoices: 2 };
  second.options[0] = {
    ...second.options[0],
    id: 'in',
    effects: [],
    showWhen: { op: 'anyOf', question: first.id, options: ['padel'] },
  };
}
const outdoors: Answers = { ...runner, place: chose('out') };

test('fewer choices than are asked for count when no more were shown', () => {
  const past = [{ id: 'r1', answers: outdoors }];
  expect(replay(version(narrowed), version(narrowed), past)).toMatchObject({ answers: [], incomplete: 0 });
});

describe('a changed version', () => {
  test('drops an answer that is too few for it', () => {
    const to = structuredClone(shoeQuiz);
    const [sport] = to.questions;
    if (sport) Object.assign(sport, { minChoices: 2 });
    expect(replay(version(shoeQuiz), version(to), responses)).toMatchObject({
      answers: [{ question: 'sport', dropped: 1, trimmed: 0 }],
      incomplete: 1,
    });
  });

  test('tells whose results change, and which products gain and lose', () => {
    const to = structuredClone(shoeQuiz);
    const [sport] = to.questions;
    if (!sport || !('options' in sport)) throw new Error('The first question has options');
    sport.options[0]?.effects.push({ kind: 'exclude', match: { on: 'product', ids: ['1'] } });
    const told = replay(version(shoeQuiz), version(to), responses);
    expect(told).toMatchObject({ responses: 2, firstChanged: 1, topChanged: 2, incomplete: 0 });
    expect(told.products).toContainEqual({ product: '1', before: 2, after: 0 });
    expect(told.examples[0]).toMatchObject({ response: 'r1', before: ['1', '2', '5'] });
    expect(told.examples[0]?.after).not.toContain('1');
  });

  test('counts the answers it cannot take, and ranks on the rest', () => {
    const to = structuredClone(shoeQuiz);
    const [sport, place] = to.questions;
    if (!sport || !('options' in sport) || !place) throw new Error('The quiz has questions');
    sport.options = sport.options.filter((option) => option.id !== 'padel');
    place.id = 'where';
    const told = replay(version(shoeQuiz), version(to), responses);
    expect(told.answers).toEqual([
      { question: 'place', dropped: 2, trimmed: 0 },
      { question: 'sport', dropped: 0, trimmed: 1 },
    ]);
    expect(told.incomplete).toBe(2);
  });
});
