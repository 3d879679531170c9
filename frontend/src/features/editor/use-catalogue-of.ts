import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Collection, Product } from '#shared/model/product.ts';
import { type Features, growFeatures, noFeatures } from '#shared/quiz/match.ts';
import { collectionsQuery, shopQuery, useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';

const none: Collection[] = [];

/** Milliseconds of reading at a time: a key that is pressed meanwhile waits no longer. */
const slice = 6;

/** What effects match by, read a little at a time: a catalogue of 20,000 in one go would hold up what is typed. */
const useFeatures = (products: Product[]): Features => {
  const [features, setFeatures] = useState(noFeatures);
  useEffect(
    function readInPortions() {
      let timer: ReturnType<typeof setTimeout>;
      const reading = growFeatures(products);
      const read = () => {
        const until = performance.now() + slice;
        for (;;) {
          const { done, value } = reading.next();
          if (done) return setFeatures(value);
          if (performance.now() >= until) break;
        }
        timer = setTimeout(read);
      };
      read();
      return () => clearTimeout(timer);
    },
    [products],
  );
  return features;
};

/** The catalogue that the draft is about. */
export const useCatalogueOf = (shopId: string) => {
  const { client } = useApp();
  const { products, complete } = useCatalogue(shopId);
  const { data: collections = none } = useQuery(collectionsQuery(client, shopId));
  const { data: shop } = useQuery(shopQuery(client, shopId));
  return {
    products,
    collections,
    features: useFeatures(products),
    currency: shop?.currency ?? products[0]?.currency ?? 'EUR',
    catalogueComplete: complete,
  };
};
