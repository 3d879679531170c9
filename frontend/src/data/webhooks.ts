import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

type Client = App['client'];

/** Where the shop's own systems are told of what happens, if anywhere. */
export const webhookQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['webhooks', shopId],
    queryFn: ({ signal }) => client.webhooks.get({ params: { shopId }, signal }),
    select: (answer) => answer.webhook ?? null,
  });

/** What they were told, newest first; asked again while something waits. */
export const deliveriesQuery = (client: Client, shopId: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', shopId, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      client.webhooks.deliveries({
        params: { shopId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.deliveries.some((one) => one.state === 'waiting')) ? 5000 : false,
  });

/** How many deliveries failed for good, that nobody has seen. */
export const failedDeliveriesQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['webhooks', shopId, 'failed'],
    queryFn: ({ signal }) => client.webhooks.failed({ params: { shopId }, signal }),
    select: ({ count }) => count,
    staleTime: 60_000,
  });
