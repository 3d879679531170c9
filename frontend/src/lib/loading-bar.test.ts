import { expect, it } from 'vitest';
import { estimate } from './loading-bar.ts';

it('starts at nothing, grows, and never says done by itself', () => {
  const steps = [0, 200, 1000, 2000, 60_000].map(estimate);
  expect(steps[0]).toBe(0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(100);
  expect(estimate(2000)).toBeGreaterThan(60);
});
