import { expect, test } from 'vitest';
import { contrast, readable } from './colours.ts';

const white = [1, 1, 1] as [number, number, number];
const black = [0, 0, 0] as [number, number, number];
const amber = [0xd9 / 255, 0x77 / 255, 0x06 / 255] as [number, number, number];

test('contrast is WCAG’s: 21 at most, the same both ways', () => {
  expect(contrast(white, black)).toBeCloseTo(21, 5);
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(amber, white)).toBeCloseTo(3.19, 2);
});

test('an accent that stands out stays as it is; another moves towards the text until it does', () => {
  expect(readable(amber, white, black, 3)).toEqual(amber);
  const pale = readable([1, 0.95, 0.8], white, black, 3);
  expect(contrast(pale, white)).toBeGreaterThanOrEqual(3);
  expect(pale).not.toEqual(black);
  expect(readable([0.1, 0.1, 0.1], black, white, 3)[0]).toBeGreaterThan(0.1);
});
