import { expect, it } from 'vitest';
import { type QuestionType, type Quiz, questionSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { newElementId, newQuestion } from './new-question.ts';

const types = questionSchema.options.map((option) => option.shape.type.value) as QuestionType[];

it.each(types)('makes a %s question that can be asked as it is', (type) => {
  const { element, texts } = newQuestion(type);
  const quiz: Quiz = {
    format: 1,
    defaultLocale: 'nl',
    locales: ['en', 'nl'],
    texts,
    questions: [element],
    results: { slots: [{ id: 's1', kind: 'best' }], maxProducts: 3, ties: 'priceLow', soldOut: 'last' },
    theme: {},
  };
  expect(questionSchema.safeParse(element).success).toBe(true);
  expect(checkQuiz(quiz)).toEqual([]);
});

it('never gives the same id twice', () => {
  expect(new Set(Array.from({ length: 500 }, newElementId)).size).toBe(500);
});
