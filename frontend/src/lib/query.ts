import { QueryClient } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';

const passing = new Set(['internal', 'unavailable', 'too_many']);

/** Whether trying again can help: up to three times, and only after faults that pass. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof AppError && passing.has(error.code);

/** Milliseconds before the next try: 1 s, doubling, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Without a connection calls fail and say so, instead of waiting in silence. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
