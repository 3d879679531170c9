import { expect, it } from 'vitest';
import type { Head } from '#shared/quiz/artefact.ts';
import { headOf } from '#shared/quiz/compile.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { listed } from './route.ts';
import { startingAt } from './startingAt.ts';
import { begin, place, withAnswer } from './state.ts';

const headWith = (questions = shoeQuiz.questions): Head =>
  headOf({
    quiz: { ...shoeQuiz, questions },
    quizId: 'quiz_1',
    version: 1,
    currency: 'EUR',
    branding: true,
  });

/** A question that must be answered, over and over. */
const long = Array.from({ length: 200 }, (_, index) => ({
  id: `q${index}`,
  type: 'yesNo' as const,
  required: true,
  rules: [],
  options: [
    { id: `q${index}-yes`, effects: [] },
    { id: `q${index}-no`, effects: [] },
  ],
}));

it('shows any question of a long quiz, with all before it answered', () => {
  const head = headWith(long);
  for (const index of [0, 1, 120, 199]) {
    const state = startingAt(head, begin(head, 'a'), `q${index}`);
    expect(place(head, state, listed)).toBe(`q${index}`);
    expect(Object.keys(state.answers)).toHaveLength(index);
  }
});

it('keeps what was answered, also beyond a question that was not', () => {
  const head = headWith(long);
  const answered = withAnswer(begin(head, 'a'), 'q3', { kind: 'options', ids: ['q3-no'] });
  const state = startingAt(head, answered, 'q5');
  expect(place(head, state, listed)).toBe('q5');
  expect(state.answers.q3).toEqual({ kind: 'options', ids: ['q3-no'] });
});

it('goes back to a question that was passed, and keeps all answers', () => {
  const head = headWith(long);
  const far = startingAt(head, begin(head, 'a'), 'q50');
  const near = startingAt(head, far, 'q2');
  expect(place(head, near, listed)).toBe('q2');
  expect(near.answers).toEqual(far.answers);
});

it('shows the first question where the wanted one cannot come', () => {
  const head = headWith(long);
  expect(startingAt(head, begin(head, 'a'), 'nowhere').currentQuestionIndex).toBe(0);
});
