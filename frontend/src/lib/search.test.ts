import { expect, it } from 'vitest';
import type { Product } from '#shared/model/product.ts';
import { searchProducts } from './search.ts';

const product = (title: string, more: Partial<Product> = {}): Product => ({
  id: title,
  handle: title,
  title,
  description: '',
  vendor: 'Noord',
  productType: 'Shoe',
  tags: [],
  collections: [],
  metafields: {},
  currency: 'EUR',
  price: { min: 1, max: 1 },
  available: true,
  variants: [],
  ...more,
});
const products = [
  product('Trail Fox', { tags: ['grip'] }),
  product('Crème Fraîche', { productType: 'Cream' }),
];
const found = (query: string) => searchProducts(products, query).map(({ title }) => title);

it('finds products by every word, in any field, whatever the case or accents', () => {
  expect(found('GRIP trail')).toEqual(['Trail Fox']);
  expect(found('creme')).toEqual(['Crème Fraîche']);
  expect(found('noord')).toHaveLength(2);
  expect(found('fox cream')).toEqual([]);
});

it('finds all without a query', () => {
  expect(found('  ')).toHaveLength(2);
});
