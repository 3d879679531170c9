import { expect, it } from 'vitest';
import { isAlike } from './is-alike.ts';

it('takes records of the same values for the same', () => {
  const list = [1];
  expect(isAlike({ a: 1, list }, { list, a: 1 })).toBe(true);
  expect(isAlike('a', 'a')).toBe(true);
});

it('tells apart what differs in a value, a name or its kind', () => {
  expect(isAlike({ a: 1 }, { a: 2 })).toBe(false);
  expect(isAlike({ a: undefined }, { b: undefined })).toBe(false);
  expect(isAlike({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(isAlike({ list: [1] }, { list: [1] })).toBe(false);
  expect(isAlike([1], [1])).toBe(false);
  expect(isAlike({}, [])).toBe(false);
  expect(isAlike(null, {})).toBe(false);
});
