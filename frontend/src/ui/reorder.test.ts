import { expect, it } from 'vitest';
import { dragClass, landing } from './reorder.tsx';

const middles = [20, 60, 100, 140];

it.each([
  [0, 10, 0],
  [0, 70, 1],
  [0, 999, 3],
  [3, -50, 0],
  [3, 110, 3],
  [2, 61, 2],
  [1, 61, 1],
])('row %i dragged to %i px lands at %i', (from, y, to) => {
  expect(landing(middles, from, y)).toBe(to);
});

it('has nowhere to land in an empty list', () => {
  expect(landing([], 0, 50)).toBe(0);
});

it('marks the row that is dragged and the edge it would land at', () => {
  expect(dragClass(null, 1)).toBe('');
  expect(dragClass({ from: 1, to: 3 }, 1)).toContain('opacity');
  expect(dragClass({ from: 1, to: 3 }, 3)).toContain('0_2px');
  expect(dragClass({ from: 3, to: 1 }, 1)).toContain('0_-2px');
  expect(dragClass({ from: 3, to: 1 }, 2)).toBe('');
});
