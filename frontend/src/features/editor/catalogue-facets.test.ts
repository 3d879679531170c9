import { expect, it } from 'vitest';
import { matcherSchema } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import { choicesFor, firstMatcher, namesFor } from './catalogue-facets.ts';

const product = (id: string, tags: string[], size: string): Product => ({
  id,
  handle: id,
  title: `Product ${id}`,
  description: '',
  vendor: 'Noord',
  productType: 'Shoe',
  tags,
  collections: ['c1'],
  metafields: { 'custom.drop': '8 mm' },
  currency: 'EUR',
  price: { min: 100, max: 100 },
  available: true,
  image: `/${id}.svg`,
  variants: [{ id: `v${id}`, title: size, price: 100, available: true, options: { Size: size } }],
});
const products = [
  product('1', ['trail', 'trail'], '42'),
  product('2', ['road'], '42'),
  product('3', ['trail'], '43'),
];
const collections = [{ id: 'c1', handle: 'shoes', title: 'Shoes', productCount: 3 }];

it('counts each product once, most frequent first, with a picture', () => {
  expect(choicesFor('tag', products, collections)).toEqual([
    { value: 'trail', label: 'trail', count: 2, image: '/1.svg' },
    { value: 'road', label: 'road', count: 1, image: '/2.svg' },
  ]);
  expect(choicesFor('optionValue', products, collections, 'Size').map(({ value }) => value)).toEqual([
    '42',
    '43',
  ]);
  expect(choicesFor('collection', products, collections)).toMatchObject([
    { value: 'c1', label: 'Shoes', count: 3 },
  ]);
});

it('names options and metafields', () => {
  expect(namesFor('optionValue', products)).toEqual(['Size']);
  expect(namesFor('metafield', products)).toEqual(['custom.drop']);
});

it('begins every kind of matcher with something valid, or says there is nothing', () => {
  const kinds = matcherSchema.options.map((option) => option.shape.on.value);
  for (const on of kinds) {
    expect(matcherSchema.safeParse(firstMatcher(on, products, collections)).success, on).toBe(true);
  }
  expect(firstMatcher('tag', [], [])).toBeNull();
});
