import { queryOptions } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

type Client = App['client'];

/** What became of each product in the last 30 days, by quiz. */
export const productReportQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['analytics', shopId, 'products'],
    queryFn: ({ signal }) => client.analytics.products({ params: { shopId }, query: {}, signal }),
    select: (answer) => answer.quizzes,
    staleTime: 60_000,
  });

/** What is proven of the quizzes in the shop. */
export const proofsQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId, 'proofs'],
    queryFn: ({ signal }) => client.quizzes.proofs({ params: { shopId }, signal }),
    select: (answer) => answer.proofs,
    staleTime: 60_000,
  });
