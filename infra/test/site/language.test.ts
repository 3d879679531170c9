import { expect, it } from 'vitest';
import { isEnglish } from './language.ts';

it('knows English from Dutch', () => {
  expect(isEnglish('A shopper answers a quiz and is led to the products that fit.')).toBe(true);
  expect(isEnglish('Your quiz is live in the shop, with your own colours.')).toBe(true);
  expect(isEnglish('Een klant beantwoordt een quiz en komt uit bij de producten die passen.')).toBe(false);
});

it('takes a name for neither', () => {
  expect(isEnglish('The North Face')).toBe(false);
  expect(isEnglish('Recommend')).toBe(false);
});
