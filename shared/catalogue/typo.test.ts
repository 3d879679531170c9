import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEdit, nearby } from './typo.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/** All words one edit away, written the long way. */
const edits = (word: string): Set<string> => {
  const all = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    for (const letter of 'abc') {
      all.add(word.slice(0, at) + letter + word.slice(at));
      if (at < word.length) all.add(word.slice(0, at) + letter + word.slice(at + 1));
    }
    if (at < word.length) all.add(word.slice(0, at) + word.slice(at + 1));
    if (at + 1 < word.length)
      all.add(word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
  }
  all.delete(word);
  return all;
};

test('one edit is one letter added, left out, changed or swapped', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(isOneEdit(a, b)).toBe(edits(a).has(b));
    }),
  );
});

test('a mistyped word finds the word meant, a model number is left alone', () => {
  const terms = new Map(['keyboard', 'keyboards', 'mouse', 'x200'].map((term, index) => [term, index]));
  expect(nearby(terms, 'keybaord')).toEqual([0]);
  expect(nearby(terms, 'mose')).toEqual([2]);
  expect(nearby(terms, 'x201')).toEqual([]);
  expect(nearby(terms, 'cat')).toEqual([]);
});
