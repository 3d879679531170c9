import { expect, test } from 'vitest';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { setText } from '../quiz-edits.ts';
import { searchTexts } from './search-texts.ts';

const [first, second] = shoeQuiz.questions.map(({ id }) => id);
const quiz = setText(
  setText(shoeQuiz, 'en', `${first}.title`, 'Red or BLUE?'),
  'en',
  `${second}.help`,
  'Blue is calm',
);

test('texts are found by all their words, whatever their case, where they are edited', () => {
  expect(searchTexts(quiz, 'en', 'blue')).toEqual([
    { key: `${first}.title`, place: first, text: 'Red or BLUE?' },
    { key: `${second}.help`, place: second, text: 'Blue is calm' },
  ]);
  expect(searchTexts(quiz, 'en', ' blue  RED ').map(({ place }) => place)).toEqual([first]);
  expect(searchTexts(quiz, 'nl', 'blue')).toEqual([]);
  expect(searchTexts(quiz, 'en', '  ')).toEqual([]);
});
