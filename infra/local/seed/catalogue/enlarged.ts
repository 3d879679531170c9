import type { Catalogue, SeedProduct } from './types.ts';

/** A later series of a product: the same thing under an id, a handle, a name and a price of its own. */
const seriesOf = (product: SeedProduct, series: number): SeedProduct => {
  if (series === 1) return product;
  const idOf = (id: string) => `${id}${String(series).padStart(4, '0')}`;
  return {
    ...product,
    id: idOf(product.id),
    handle: `${product.handle}-${series}`,
    title: `${product.title} ${series}`,
    variants: product.variants.map((variant) => ({
      ...variant,
      id: idOf(variant.id),
      sku: `${variant.sku}-${series}`,
      price: variant.price + 100 * series,
    })),
    picture: { ...product.picture, seed: product.picture.seed + series },
  };
};

/**
 * A catalogue of any size: series after series of the given one, in its collections.
 * @param size products; a shop that sells nothing has no collections either
 */
export const enlarged = (catalogue: Catalogue, size: number): Catalogue => {
  const { products } = catalogue;
  const all = Array.from({ length: size }, (_, index) => {
    const product = products[index % products.length] as SeedProduct;
    return seriesOf(product, 1 + Math.floor(index / products.length));
  });
  const within = Map.groupBy(
    all.flatMap(({ handle, collections }) => collections.map((collection) => ({ handle, collection }))),
    ({ collection }) => collection,
  );
  const collections = size === 0 ? [] : catalogue.collections;
  return {
    ...catalogue,
    products: all,
    collections: collections.map((collection) => ({
      ...collection,
      products: (within.get(collection.handle) ?? []).map(({ handle }) => handle),
    })),
  };
};

const sized = /^stock-(0|[1-9]\d{0,4})(?:-[a-z0-9]+)?\.myshopify\.com$/;

/**
 * How many products a dev shop's name asks for: `stock-20000.myshopify.com` has 20,000, `stock-0-mine.myshopify.com`
 * none; null for every other shop.
 */
export const sizeIn = (domain: string): number | null => {
  const size = sized.exec(domain)?.[1];
  return size === undefined ? null : Number(size);
};
