import { expect, it } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import { checkQuiz } from './check.ts';
import { compile } from './compile.ts';
import { quoteAnswers } from './quoteAnswers.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const { head } = compile({
  quiz: shoeQuiz,
  quizId: `quiz_${'1'.repeat(32)}`,
  version: 1,
  products: shoes,
  currency: 'EUR',
  branding: false,
});
const answers: Answers = {
  sport: { kind: 'options', ids: ['running'] },
  budget: { kind: 'range', min: 0, max: 100 },
};
const quoted = (text: string) => quoteAnswers(text, head, answers, head.texts.en ?? {}, 'en');

it('answers stand in a text where it asks for them, as the shopper would say them', () => {
  expect(quoted('Made for {answer:sport}, for {answer:budget}')).toBe('Made for Running, for €0 – €100');
});

it('without an answer, what the text says for that, or nothing, stands there', () => {
  expect(quoted('For {answer:place|everywhere}')).toBe('For everywhere');
  expect(quoted('Found {answer:place} for you')).toBe('Found for you');
  expect(quoted('{answer:constructor}{answer:nobody|x}')).toBe('x');
  expect(quoted('{price} and {answer}')).toBe('{price} and {answer}');
});

it('what is quoted stays short, and quotes nothing in turn', () => {
  const said = { sport: { kind: 'options' as const, ids: [], other: `{answer:budget}${'x'.repeat(150)}` } };
  const text = quoteAnswers('For {answer:sport}', head, said, {}, 'en');
  expect(text).toHaveLength(84);
  expect(text).toContain('{answer:budget}');
});

it('a place for a question that is not there is a fault, in each language', () => {
  const texts = {
    en: { ...shoeQuiz.texts.en, 'results.title': 'For {answer:sport}' },
    nl: { ...shoeQuiz.texts.nl, 'results.title': 'Voor {answer:sporrt}', 'results.help': '{answer:}' },
  };
  const paths = checkQuiz({ ...shoeQuiz, texts })
    .filter(({ code }) => code === 'quotesUnknown')
    .map(({ path }) => path);
  expect(paths).toEqual(['texts.nl.results.title', 'texts.nl.results.help']);
});
