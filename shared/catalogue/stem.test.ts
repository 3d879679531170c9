import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemDutch } from './stemDutch.ts';
import { stemEnglish } from './stemEnglish.ts';

// From Porter's paper, and the vocabulary published with the Dutch algorithm.
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['hopefulness', 'hope'],
  ['electrical', 'electr'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['controll', 'control'],
  ['roll', 'roll'],
])('%s has the English stem %s', (word, stem) => {
  expect(stemEnglish(word)).toBe(stem);
});

test.each([
  ['lichaam', 'licham'],
  ['lichamelijk', 'licham'],
  ['lichamelijke', 'licham'],
  ['opglimmen', 'opglim'],
  ['opglimpende', 'opglimp'],
  ['mogelijkheden', 'mogelijk'],
  ['schoenen', 'schoen'],
  ['maan', 'man'],
  ['manen', 'man'],
])('%s has the Dutch stem %s', (word, stem) => {
  expect(stemDutch(word)).toBe(stem);
});

test.each([
  ['laptop', 'laptops'],
  ['drill', 'drills'],
  ['cleansing', 'cleansed'],
  ['battery', 'batteries'],
])('%s and %s are one English word', (one, other) => {
  expect(stemEnglish(one)).toBe(stemEnglish(other));
});

test.each([
  ['jas', 'jassen'],
  ['schoen', 'schoenen'],
  ['lamp', 'lampen'],
  ['glas', 'glazen'],
  ['schaap', 'schapen'],
  ['waterdicht', 'waterdichte'],
  ['droog', 'droge'],
])('%s and %s are one Dutch word', (one, other) => {
  expect(stemDutch(one)).toBe(stemDutch(other));
});

describe.each([
  ['English', stemEnglish],
  ['Dutch', stemDutch],
])('%s', (_, stem) => {
  test('a stem is never empty nor much longer than its word, whatever the word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (word) => {
        const result = stem(word.toLowerCase());
        if (word.length > 0) expect(result.length).toBeGreaterThan(0);
        expect(result.length).toBeLessThanOrEqual(word.toLowerCase().length + 1);
      }),
    );
  });
});
