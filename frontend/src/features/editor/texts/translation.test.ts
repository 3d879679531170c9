import { expect, test } from 'vitest';
import { quizSchema } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { setText } from '../quiz-edits.ts';
import { asTranslated, textGroups, translationState } from './translation.ts';

const id = shoeQuiz.questions[0]?.id ?? '';
const key = `${id}.title`;
const translated = setText(setText(shoeQuiz, 'en', key, 'For what?'), 'nl', key, 'Waarvoor?');

test('a translation is stale once its original says something else, and fine again when that is taken back', () => {
  expect(translationState(translated, 'nl', key)).toBe('fine');
  const typed = setText(setText(translated, 'en', key, 'For what'), 'en', key, 'For what sport?');
  expect(translationState(typed, 'nl', key)).toBe('stale');
  expect(translationState(setText(typed, 'en', key, 'For what?'), 'nl', key)).toBe('fine');
  expect(quizSchema.safeParse(typed).success).toBe(true);
});

test('a translation is made from the original as it is when it is written, or when somebody says it still holds', () => {
  const changed = setText(translated, 'en', key, 'For what sport?');
  expect(translationState(setText(changed, 'nl', key, 'Welke sport?'), 'nl', key)).toBe('fine');
  expect(translationState(asTranslated(changed, 'nl', key), 'nl', key)).toBe('fine');
});

test('a translation that is not there is missing, also when its original changes', () => {
  const emptied = setText(translated, 'nl', key, ' ');
  expect(translationState(emptied, 'nl', key)).toBe('missing');
  expect(translationState(setText(emptied, 'en', 'quiz.help', 'Hello'), 'nl', 'quiz.help')).toBe('missing');
});

test('all texts are listed once, by where shoppers meet them', () => {
  const groups = textGroups(setText(translated, 'nl', 'results.help', 'Veel plezier!'));
  const keys = groups.flatMap((group) => group.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(groups.find(({ place }) => place === id)?.keys[0]).toBe(key);
  expect(keys).toContain('results.help');
  const written = Object.values(translated.texts).flatMap((texts) => Object.keys(texts ?? {}));
  expect(written.filter((one) => !keys.includes(one))).toEqual([]);
});
