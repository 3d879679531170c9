import { expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';
import { questionValues, type Session } from './value.ts';

const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });
const whole: Answers = {
  sport: chose('running'),
  place: chose('in'),
  budget: { kind: 'seen' },
  vegan: chose('no'),
};
const times = (count: number, session: Session): Session[] => Array.from({ length: count }, () => session);
const of = (sessions: Session[], question: string) =>
  questionValues(shoeQuiz, shoes, sessions).find((value) => value.question === question);

test('counts over those who were shown the question', () => {
  const sessions = [
    ...times(30, { answers: whole, completed: true }),
    ...times(10, { answers: { sport: chose('padel') }, completed: false }),
  ];
  expect(of(sessions, 'sport')).toMatchObject({ shown: 40, answered: 40, dropped: 0 });
  expect(of(sessions, 'place')).toMatchObject({ shown: 40, answered: 30, dropped: 10, dropOff: 0.25 });
  expect(of(sessions, 'budget')).toMatchObject({ shown: 30, answered: 0, dropped: 0 });
});

test('an answer that changes the top three counts as such, one that does nothing does not', () => {
  const sessions = times(30, { answers: whole, completed: true });
  expect(of(sessions, 'sport')).toMatchObject({ changes: 30, ranked: 30, advice: 'keep' });
  expect(of(sessions, 'vegan')).toMatchObject({ changes: 0, ranked: 30, advice: 'remove' });
});

test('a question that costs shoppers and does little is to be shortened, unless too few were seen', () => {
  const quiz = structuredClone(shoeQuiz);
  const last = quiz.questions[3];
  if (!last) throw new Error('There is a last question');
  last.showWhen = { op: 'answered', question: 'sport' };
  last.rules = [{ when: { op: 'equals', question: 'budget', value: 1 }, target: { to: 'results' } }];
  const { vegan: _, ...left } = whole;
  const { budget: __, vegan: ___, ...early } = whole;
  const sessions = [
    ...times(30, { answers: whole, completed: true }),
    ...times(10, { answers: early, completed: false }),
  ];
  const advice = (some: Session[]) =>
    questionValues(quiz, shoes, some).find((one) => one.question === 'budget')?.advice;
  expect(advice(sessions)).toBe('shorten');
  expect(
    advice([
      ...times(29, { answers: whole, completed: true }),
      ...times(9, { answers: left, completed: false }),
    ]),
  ).toBe('tooFew');
});
