import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query.ts';

it('tries three times more after a fault that passes', () => {
  const fault = new AppError('unavailable', '');
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, fault))).toEqual([true, true, true, false]);
});

it('does not repeat what cannot succeed', () => {
  expect(shouldRetry(0, new AppError('not_found', ''))).toBe(false);
  expect(shouldRetry(0, new Error('bug'))).toBe(false);
});

it('forgets after five minutes what nobody shows', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(5 * 60_000);
});

it('waits longer each time, at most 30 seconds', () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});
