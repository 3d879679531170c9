import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { shopsQuery, useCatalogue } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { usePickShop } from '../../../lib/current-shop.ts';
import { searchProducts } from '../../../lib/search.ts';

/** Products listed at most. */
const most = 8;

/** What the shop has to search through, as it comes, and the products that the words find. */
export const useFound = (words: string) => {
  const { client } = useApp();
  const pickShop = usePickShop();
  const shops = useQuery(shopsQuery(client));
  const shop = shops.data && pickShop(shops.data);
  const shopId = shop?.id ?? '';
  const quizzes = useQuery({ ...quizzesQuery(client, shopId), enabled: shop !== undefined });
  // Products come when words are typed: a catalogue has thousands.
  const wantsProducts = shop !== undefined && words.length > 1;
  const catalogue = useCatalogue(shopId, wantsProducts);
  const products = useMemo(
    () => (wantsProducts ? searchProducts(catalogue.products, words).slice(0, most) : []),
    [wantsProducts, catalogue.products, words],
  );
  const parts = [
    { isHere: shops.data !== undefined, ask: shops },
    { isHere: !shop || quizzes.data !== undefined, ask: quizzes },
    { isHere: !wantsProducts || catalogue.complete, ask: catalogue },
  ].filter(({ isHere }) => !isHere);
  const failed = parts.flatMap(({ ask }) => (ask.error ? ask : []));
  return {
    hasShop: shop !== undefined,
    quizzes: quizzes.data ?? [],
    products,
    isLooking: parts.length > failed.length,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
};
