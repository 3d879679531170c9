import { expect, it } from 'vitest';
import { quotedIn } from '#shared/quiz/quoteAnswers.ts';
import { withQuote } from './with-quote.ts';

it.each([
  ['', '{answer:sport}'],
  ['For your', 'For your {answer:sport}'],
  ['For your ', 'For your {answer:sport}'],
])('an answer is quoted behind “%s”, and found there by what writes it out', (text, quoting) => {
  expect(withQuote(text, 'sport')).toBe(quoting);
  expect(quotedIn(quoting)).toEqual(['sport']);
});
