import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStopWord, normalizer, words } from './tokenize.ts';

test.each([
  ['Crème brûlée', ['creme', 'brulee']],
  ['16GB USB3.0, 3,5mm', ['16', 'gb', 'usb3', '0', '3.5', 'mm']],
  ['SO-DIMM & Cat5e', ['so', 'dimm', 'cat5e']],
  ['Velocity™ (M/F)', ['velocity', 'm', 'f']],
  ['1,000 stuks', ['1', '000', 'stuks']],
  ['鞋 Größe 42½', ['鞋', 'große', '42', '1', '2']],
  ['', []],
])('%s is split into words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('spellings of a word are one', () => {
  const normalize = normalizer('en');
  expect(normalize('gray')).toBe(normalize('grey'));
  expect(normalize('colors')).toBe(normalize('colour'));
  expect(normalize('constructor')).toBe('constructor');
});

test('negations are kept, they change what is meant', () => {
  for (const word of ['no', 'not', 'without', 'geen', 'zonder']) expect(isStopWord(word)).toBe(false);
});

test('whatever the text, its words are in lower case, not empty, and words of themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of words(text)) {
        expect(word).not.toBe('');
        expect(word).toBe(word.toLowerCase());
        expect(words(word)).toContain(words(word)[0]);
      }
    }),
  );
});

test('a text of a million characters is cut', () => {
  expect(words('ab '.repeat(333_334)).length).toBeLessThan(4000);
  expect(words('9'.repeat(1_000_000))).toHaveLength(1);
});
