import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Shop } from '#shared/api/shops.ts';
import { type App, useApp } from '../lib/app.ts';

type Client = App['client'];

export const shopsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['shops'],
    queryFn: ({ signal }) => client.shops.list({ signal }),
    select: (answer) => answer.shops,
  });

const working = (shop: Shop | undefined) =>
  shop?.sync?.state === 'waiting' || shop?.sync?.state === 'running';

/** A shop with the state of its import, asked again every second while that runs. */
export const shopQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId],
    queryFn: ({ signal }) => client.shops.get({ params: { shopId }, signal }),
    refetchInterval: (query) => (working(query.state.data) ? 1000 : false),
  });

export const usageQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId, 'usage'],
    queryFn: ({ signal }) => client.shops.usage({ params: { shopId }, signal }),
  });

/** What the shop used of the language model this month. */
export const modelUsageQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId, 'modelUsage'],
    queryFn: ({ signal }) => client.assist.usage({ params: { shopId }, signal }),
  });

export const collectionsQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['shops', shopId, 'collections'],
    queryFn: ({ signal }) => client.shops.collections({ params: { shopId }, signal }),
    select: (answer) => answer.collections,
    staleTime: 60_000,
  });

const productsQuery = (client: Client, shopId: string) =>
  infiniteQueryOptions({
    queryKey: ['shops', shopId, 'products'],
    queryFn: ({ signal, pageParam }) =>
      client.shops.products({
        params: { shopId },
        query: { limit: 250, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.cursor,
    staleTime: 60_000,
  });

/** The whole catalogue, growing page by page; `complete` once the last page is here. */
export const useCatalogue = (shopId: string) => {
  const { client } = useApp();
  const query = useInfiniteQuery(productsQuery(client, shopId));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(
    function loadTheRest() {
      if (hasNextPage && !isFetching && !isError) fetchNextPage();
    },
    [hasNextPage, isFetching, isError, fetchNextPage],
  );
  const products = useMemo(() => data?.pages.flatMap((page) => page.products) ?? [], [data]);
  return {
    products,
    complete: data !== undefined && !hasNextPage,
    error: query.error,
    refetch: query.refetch,
  };
};

/** Forgets the catalogue, after an import has changed it. */
export const useForgetCatalogue = (shopId: string) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      ['products', 'collections'].map((part) =>
        queryClient.invalidateQueries({ queryKey: ['shops', shopId, part] }),
      ),
    );
};
