import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { differences, inWords } from './differences.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });

it('two brands differ in what is not the same, and in what only one of them has', () => {
  expect(
    differences({ accent: '#111111', radius: 4 }, { accent: '#111111', radius: 8, font: 'Georgia' }),
  ).toEqual(['radius', 'font']);
  expect(differences({}, {})).toEqual([]);
});

it.each([
  ['accent', { accent: '#b45309' }, '#B45309'],
  ['accent', {}, 'Not set'],
  ['radius', { radius: 0 }, '0 px'],
  ['font', { font: 'serif' }, 'With serifs'],
  ['font', { font: 'Georgia' }, 'Georgia'],
  ['font', {}, 'Not set'],
  ['density', { density: 'roomy' }, 'Roomy'],
] as const)('%s of %o is said as %s', (part, brand, words) => {
  expect(inWords(intl, part, brand)).toBe(words);
});
