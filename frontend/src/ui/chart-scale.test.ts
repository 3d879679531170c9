import { expect, it } from 'vitest';
import { linePath, niceTop } from './chart-scale.ts';

it('a scale ends with a round number that is not below the highest value', () => {
  expect([0, 1, 3, 7, 10, 11, 499, 0.03, 0.75].map(niceTop)).toEqual([1, 1, 5, 10, 10, 20, 500, 0.05, 1]);
});

it('a line goes from the first day to the last, with zero at the bottom', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0');
});

it('a line stops where nothing is known, and a day by itself is a dot', () => {
  expect(linePath([1, null, 1, 1], 1)).toBe('M0 0h0M66.67 0L100 0');
  expect(linePath([3], 5)).toBe('M50 40h0');
  expect(linePath([], 5)).toBe('');
});
