import { expect, it } from 'vitest';
import { analytics } from './analytics.ts';

const fits = (query: object) => analytics.quiz.query.safeParse(query).success;

it('a period is a range of real days, a leap year at most, or left out', () => {
  expect(fits({})).toBe(true);
  expect(fits({ from: '2028-01-01', to: '2028-01-01' })).toBe(true);
  expect(fits({ from: '2028-01-01', to: '2028-12-31', locale: 'nl', device: 'phone', version: '3' })).toBe(
    true,
  );
  expect(fits({ from: '2028-01-01', to: '2029-01-01' })).toBe(false);
  expect(fits({ from: '2028-01-02', to: '2028-01-01' })).toBe(false);
  expect(fits({ from: '2028-02-30', to: '2028-03-01' })).toBe(false);
  expect(fits({ from: '2028-01-01' })).toBe(false);
  expect(fits({ device: 'fridge' })).toBe(false);
});
