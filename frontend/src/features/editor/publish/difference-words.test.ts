import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Quiz } from '#shared/model/quiz.ts';
import { diffQuiz } from '#shared/quiz/diff.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import nl from '../../../../locales/nl.json' with { type: 'json' };
import { differencesInWords } from './difference-words.ts';

const intls = { en: createIntl({ locale: 'en' }), nl: createIntl({ locale: 'nl', messages: nl }) };
const said = (after: Quiz, locale: 'en' | 'nl' = 'en') =>
  differencesInWords(intls[locale], diffQuiz(shoeQuiz, after), shoeQuiz, after, locale);

test('a removed question is named as it was, in the language asked for', () => {
  const [, ...questions] = shoeQuiz.questions;
  expect(said({ ...shoeQuiz, questions })).toEqual(['Question “What do you do?” removed']);
  expect(said({ ...shoeQuiz, questions }, 'nl')).toEqual(['Vraag “Wat doe je?” verwijderd']);
});

test('texts say how they read before, cut where they are long', () => {
  const long = 'x'.repeat(200);
  const texts = {
    ...shoeQuiz.texts,
    en: { ...shoeQuiz.texts.en, 'place.title': long, 'place.help': 'Think.' },
  };
  expect(said({ ...shoeQuiz, texts })).toEqual([
    `Text (EN): “Where?” is now “${'x'.repeat(60)}…”`,
    'Text (EN): “Think.” added',
  ]);
});

test('several settings of one thing are one sentence; look and results name the setting', () => {
  const [first, ...rest] = shoeQuiz.questions;
  if (!first) throw new Error('There is a question.');
  const after: Quiz = {
    ...shoeQuiz,
    questions: [{ ...first, required: !first.required, pinned: true }, ...rest],
    theme: { ...shoeQuiz.theme, accent: '#123456' },
    results: { ...shoeQuiz.results, discountCode: 'TEN' },
  };
  expect(said(after)).toEqual([
    '“What do you do?” has other settings',
    'Results: another discount code',
    'Look: another accent colour',
  ]);
});
