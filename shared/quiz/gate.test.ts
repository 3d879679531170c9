import { expect, test } from 'vitest';
import type { Quiz } from '#shared/model/quiz.ts';
import { budgets, gate, type Measured, picturesOf } from './gate.ts';
import { shoeQuiz } from './test/shoes.ts';

const light = { head: 8000, pool: 60_000 };
const none = new Map<string, Measured>();
const kinds = (quiz: Quiz, measured = none, bytes = light) =>
  gate(quiz, bytes, measured).map(({ kind }) => kind);
const pictured = (texts: Quiz['texts'] = shoeQuiz.texts): Quiz => {
  const [first, ...rest] = shoeQuiz.questions;
  if (!first) throw new Error('There is a question.');
  return { ...shoeQuiz, texts, questions: [{ ...first, image: 'https://x.example/a.png' }, ...rest] };
};

test('a quiz without pictures or colours of its own has nothing to mend', () => {
  expect(gate(shoeQuiz, light, none)).toEqual([]);
});

test('colours must stand out: text by 4.5, the accent by 3, on white where there is no background', () => {
  const look = (theme: Quiz['theme']) => kinds({ ...shoeQuiz, theme });
  expect(look({ accent: '#ffdd00' })).toEqual(['accentContrast']);
  expect(look({ accent: '#ffdd00', background: '#000000' })).toEqual([]);
  expect(look({ background: '#777777', text: '#999999' })).toEqual(['textContrast']);
  expect(look({ text: '#ffffff' })).toEqual([]);
});

test('a picture of a question is described in every language', () => {
  const described = (locales: Quiz['locales']) =>
    Object.fromEntries(
      shoeQuiz.locales.map((locale) => [
        locale,
        { ...shoeQuiz.texts[locale], ...(locales.includes(locale) ? { 'sport.alt': 'A runner' } : {}) },
      ]),
    );
  expect(gate(pictured(described(['en'])), light, none)).toEqual([
    { kind: 'altMissing', question: 'sport', locales: ['nl'] },
  ]);
  expect(kinds(pictured(described(['en', 'nl'])))).toEqual([]);
});

test('pictures must load, and not be larger than a screen', () => {
  const quiz: Quiz = { ...shoeQuiz, theme: { cover: '/cover.png' } };
  expect(picturesOf(quiz)).toEqual([{ place: 'quiz', src: '/cover.png' }]);
  const judged = (measured: Measured) => kinds(quiz, new Map([['/cover.png', measured]]));
  expect(judged(null)).toEqual(['pictureBroken']);
  expect(judged({ width: budgets.picture, height: 10 })).toEqual([]);
  expect(judged({ width: 10, height: budgets.picture + 1 })).toEqual(['pictureLarge']);
});

test('what is loaded has a budget, before the first question and in all', () => {
  const { start, whole } = budgets;
  expect(kinds(shoeQuiz, none, { head: start, pool: whole - start })).toEqual([]);
  expect(kinds(shoeQuiz, none, { head: start + 1, pool: 0 })).toEqual(['heavyStart']);
  expect(kinds(shoeQuiz, none, { head: 1, pool: whole })).toEqual(['heavyQuiz']);
});
