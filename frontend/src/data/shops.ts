import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Shop } from '#shared/api/shops.ts';
import type { Product } from '#shared/model/product.ts';
import { type App, useApp } from '../lib/app.ts';

type Client = App['client'];

export const shopsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['shops'],
    queryFn: ({ signal }) => client.shops.list({ signal }),
    select: (answer) => answer.shops,
  });

/** How new quizzes of the shop look; undefined while it is not known, and where none is set. */
export const useShopBrand = (shopId: string) => {
  const { data: shops } = useQuery(shopsQuery(useApp().client));
  return shops?.find(({ id }) => id === shopId)?.brand;
};

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

export const productsQuery = (client: Client, shopId: string) =>
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

interface Page {
  products: Product[];
  cursor?: string | undefined;
}

/**
 * The pages that are shown: what is worked out over the catalogue is worked out anew when it grows, so it grows by
 * doubling.
 */
const shown = ({ pages }: { pages: Page[] }): Page[] =>
  pages.at(-1)?.cursor === undefined ? pages : pages.slice(0, 2 ** Math.floor(Math.log2(pages.length)));

/**
 * The whole catalogue, growing as its pages come; `complete` once the last page is here.
 * @param wanted nothing is loaded before it is
 */
export const useCatalogue = (shopId: string, wanted = true) => {
  const { client } = useApp();
  const query = useInfiniteQuery({ ...productsQuery(client, shopId), select: shown, enabled: wanted });
  const { data: pages, hasNextPage, isError, fetchNextPage } = query;
  useEffect(
    function loadTheRest() {
      if (!wanted || !hasNextPage || isError) return;
      let here = true;
      // Not by drawing after each page: whoever shows the catalogue is drawn when it has grown.
      const load = async () => {
        while (here) {
          const next = await fetchNextPage({ cancelRefetch: false });
          if (!next.hasNextPage || next.isError) return;
        }
      };
      void load();
      return () => {
        here = false;
      };
    },
    [wanted, hasNextPage, isError, fetchNextPage],
  );
  const products = useMemo(() => pages?.flatMap((page) => page.products) ?? [], [pages]);
  return {
    products,
    complete: pages !== undefined && !hasNextPage,
    error: query.error,
    refetch: query.refetch,
  };
};

/** Reads the catalogue anew once an import that ran is done. */
export const useFreshCatalogue = (shopId: string): void => {
  const { data: shop } = useQuery(shopQuery(useApp().client, shopId));
  const forget = useForgetCatalogue(shopId);
  const state = shop?.sync?.state;
  const before = useRef(state);
  useEffect(function readAnew() {
    if (state === 'done' && before.current && before.current !== 'done') void forget();
    before.current = state;
  });
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
