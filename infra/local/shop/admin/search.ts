import { GraphQLError } from 'graphql';
import type { SeedProduct } from '#infra/local/seed/catalogue/types.ts';

type Test = (product: SeedProduct, value: string) => boolean;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const after: Test = (product, value) => {
  const [, sign, time] = /^(>=|<=|>|<)?(.+)$/.exec(value) ?? [];
  const difference = Date.parse(product.updatedAt) - Date.parse(time ?? '');
  if (Number.isNaN(difference)) return false;
  if (sign === '>=') return difference >= 0;
  if (sign === '<=') return difference <= 0;
  if (sign === '>') return difference > 0;
  return sign === '<' ? difference < 0 : difference === 0;
};

const fields: Record<string, Test> = {
  id: (product, value) => product.id === value,
  handle: (product, value) => product.handle === value,
  status: (_product, value) => same(value, 'active'),
  tag: (product, value) => product.tags.some((tag) => same(tag, value)),
  vendor: (product, value) => same(product.vendor, value),
  product_type: (product, value) => same(product.productType, value),
  updated_at: after,
};

/**
 * Shopify's search syntax, as far as `field:value` terms joined by a space or AND go.
 * @throws GraphQLError naming the field or form that the dev shop does not know
 */
export const searchProducts = (products: SeedProduct[], query: string | null | undefined): SeedProduct[] => {
  const terms = [...(query ?? '').matchAll(/([a-z_]+):(?:'([^']*)'|"([^"]*)"|(\S+))|(\S+)/g)];
  const tests = terms
    .filter(([term]) => term !== 'AND')
    .map(([term, field = '', single, double, bare]) => {
      const test = Object.hasOwn(fields, field) ? fields[field] : undefined;
      if (!test) throw new GraphQLError(`The dev shop does not know the search term ${term}`);
      return (product: SeedProduct) => test(product, single ?? double ?? bare ?? '');
    });
  return products.filter((product) => tests.every((test) => test(product)));
};
