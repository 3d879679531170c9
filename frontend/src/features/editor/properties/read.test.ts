import { expect, test } from 'vitest';
import { quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { addOptions } from '../quiz-edits.ts';
import { readLines } from './read-lines.ts';
import { readSynonyms } from './read-synonyms.ts';

test('a pasted list gives a label a line, without bullets and blanks', () => {
  expect(readLines(' - Road\r\n2) Trail\n\n• Trail\n10 km')).toEqual(['Road', 'Trail', '10 km']);
  expect(readLines('x'.repeat(300))[0]).toHaveLength(200);
});

test('pasted options have their label in every language, and can be published', () => {
  const id = shoeQuiz.questions[0]?.id ?? '';
  let count = 0;
  const quiz = addOptions({ ...shoeQuiz, locales: ['en'] }, id, ['Road', 'Trail'], () => `new${count++}`);
  expect(quiz.texts.en).toMatchObject({ 'new0.label': 'Road', 'new1.label': 'Trail' });
  expect(quizSchema.safeParse(quiz).success).toBe(true);
  expect(checkQuiz(quiz)).toEqual([]);
});

test('synonyms are two words or more', () => {
  expect(readSynonyms('trainers, sneakers; trainers')).toEqual(['trainers', 'sneakers']);
  expect(readSynonyms('trainers,')).toBeNull();
  expect(readSynonyms(`a, ${'b'.repeat(61)}`)).toBeNull();
});
