import { expect, it } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { answerShares } from './answers.ts';

const question = (type: string, more: object = {}) =>
  ({ id: 'q', type, required: false, rules: [], ...more }) as AskedQuestion;
const options = { options: [{ id: 'a' }, { id: 'b' }] };
const texts = { 'q.title': 'Which?', 'a.label': 'Alpha' };
const shares = (asked: AskedQuestion, given: Answers[string][]) =>
  answerShares(
    [asked],
    texts,
    given.map((answer) => ({ q: answer })),
  )[0];

it('counts each choice of several, and names what has a name', () => {
  const both: Answers[string] = { kind: 'options', ids: ['a', 'b'] };
  expect(shares(question('multiple', options), [both, { kind: 'options', ids: ['a'] }])).toMatchObject({
    title: 'Which?',
    answered: 2,
    choices: [
      { label: 'Alpha', count: 2 },
      { label: 'b', count: 1 },
    ],
  });
});

it('counts of a ranking what came first', () => {
  const ranked: Answers[string] = { kind: 'options', ids: ['b', 'a'] };
  expect(shares(question('ranking', options), [ranked])?.choices.map(({ count }) => count)).toEqual([0, 1]);
});

it('leaves out who skipped, and says how many wrote words of their own', () => {
  const given: Answers[string][] = [
    { kind: 'seen' },
    { kind: 'options', ids: [], other: 'Neither' },
    { kind: 'options', ids: [] },
  ];
  expect(shares(question('single', options), given)).toMatchObject({ answered: 1, written: 1 });
});

it('lists few numbers one by one, and puts many together without losing any', () => {
  const rating = (value: number) => ({ kind: 'number', value }) as const;
  expect(shares(question('rating', { max: 5 }), [rating(5), rating(4), rating(5)])?.choices).toEqual([
    { from: 4, to: 4, count: 1 },
    { from: 5, to: 5, count: 2 },
  ]);
  const many = Array.from({ length: 100 }, (_, index) => rating(index * 3));
  const ranges = shares(question('number', { min: 0, max: 300, step: 3 }), many)?.choices ?? [];
  expect(ranges).toHaveLength(8);
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([0, 297]);
});

it('says how many gave a consent, and shows no statement', () => {
  expect(
    shares(question('consent', { wordingVersion: 1 }), [{ kind: 'consent', given: true }])?.choices,
  ).toEqual([
    { given: true, count: 1 },
    { given: false, count: 0 },
  ]);
  expect(shares(question('statement'), [{ kind: 'seen' }])).toBeUndefined();
});
