import type { FacetValue } from './facets.ts';

/** The values that occur among the given products, each with those products only; positions ascending. */
export const within = (values: readonly FacetValue[], products: readonly number[]): FacetValue[] => {
  const set = new Set(products);
  return values
    .map((value) => ({ ...value, products: value.products.filter((product) => set.has(product)) }))
    .filter((value) => value.products.length > 0)
    .sort((a, b) => b.products.length - a.products.length || (a.value < b.value ? -1 : 1));
};

/** Share of the products that have any of the values. */
export const coverage = (values: readonly FacetValue[], total: number): number =>
  total === 0 ? 0 : new Set(values.flatMap((value) => value.products)).size / total;

/** How many of the values a product that has any has on average: 1 when they exclude each other. */
export const overlap = (values: readonly FacetValue[]): number => {
  const covered = new Set(values.flatMap((value) => value.products)).size;
  const sum = values.reduce((count, value) => count + value.products.length, 0);
  return covered === 0 ? 0 : sum / covered;
};

/**
 * Expected bits an answer tells about which product is wanted: Shannon's information gain where values exclude
 * each other, less where they overlap, and in proportion to the share of products that have a value at all.
 * @param total how many products there are to choose from
 */
export const gain = (values: readonly FacetValue[], total: number): number => {
  const sum = values.reduce((count, value) => count + value.products.length, 0);
  if (sum === 0 || total === 0) return 0;
  const bits = values.reduce(
    (all, { products }) => all + (products.length / sum) * Math.log2(total / products.length),
    0,
  );
  // A product without a value stays in the running whatever is answered, so it narrows nothing down.
  const share = coverage(values, total);
  return share * Math.max(0, bits + Math.log2(share));
};
