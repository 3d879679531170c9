import { expect, it } from 'vitest';
import { newQuestion } from './new-question.ts';
import { placeOf } from './problem-place.ts';

const ids = ['q1', 'a', 'b'];
const { element, texts } = newQuestion('single', () => ids.shift() ?? '');
const quiz = {
  format: 1 as const,
  defaultLocale: 'en' as const,
  locales: ['en' as const],
  texts,
  questions: [element],
  results: {
    slots: [{ id: 's1', kind: 'best' as const }],
    maxProducts: 3,
    ties: 'title' as const,
    soldOut: 'show' as const,
  },
  theme: {},
};

it.each([
  ['questions.0.options.1.effects', 'q1'],
  ['draft.questions.0', 'q1'],
  ['texts.en.q1.title', 'q1'],
  ['texts.en.b.label', 'q1'],
  ['texts.en.quiz.title', 'quiz'],
  ['texts.en.s1.title', 'results'],
  ['results.slots', 'results'],
  ['questions.9', 'quiz'],
  ['locales', 'quiz'],
])('finds where %s is', (path, place) => {
  expect(placeOf(quiz.questions, { path, message: '' })).toBe(place);
});
