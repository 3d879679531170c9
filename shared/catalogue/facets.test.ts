import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixedCollections, mixedShop, productOf } from './catalogue.fixture.ts';
import { facetsOf } from './facets.ts';
import { coverage, gain, overlap, within } from './gain.ts';

const find = (facets: ReturnType<typeof facetsOf>, kind: string, name = '') =>
  facets.find((facet) => facet.kind === kind && facet.name === name);

test('a family of tags is one facet, and its matcher names the whole tags', () => {
  const facets = facetsOf(mixedShop(), []);
  const skin = find(facets, 'tag', 'Skin');
  expect(skin?.values.map(({ value }) => value).sort()).toEqual(['Dry', 'Oily', 'Sensitive']);
  expect(skin?.values.find(({ value }) => value === 'Dry')?.match).toEqual({
    on: 'tag',
    values: ['Skin: Dry'],
  });
});

test('spellings that differ in case count as one value, and the matcher has them all', () => {
  const products = ['Trail', 'trail', 'Trail', 'road'].map((tag, id) =>
    productOf({ id: `${id}`, tags: [tag] }),
  );
  const traits = find(facetsOf(products, []), 'trait');
  expect(traits?.values[0]).toEqual({
    value: 'Trail',
    match: { on: 'tag', values: ['Trail', 'trail'] },
    products: [0, 1, 2],
  });
});

test('a dash separates only where several tags share the first part', () => {
  const products = [['use-outdoor'], ['use-home'], ['t-shirt']].map((tags, id) =>
    productOf({ id: `${id}`, tags }),
  );
  const facets = facetsOf(products, []);
  expect(find(facets, 'tag', 'use')?.values).toHaveLength(2);
  expect(find(facets, 'trait')?.values.map(({ value }) => value)).toEqual(['t-shirt']);
});

test('tags and collections that only organise the shop are left out', () => {
  const facets = facetsOf(
    ['New', 'sale', 'app:sync', '_hidden', '2026-01'].map((tag, id) =>
      productOf({ id: `${id}`, tags: [tag], collections: ['all'] }),
    ),
    mixedCollections(),
  );
  expect(facets).toEqual([]);
});

test('yes-or-no metafields are traits, and the items of a list metafield are values', () => {
  const facets = facetsOf(
    [
      productOf({ id: '1', metafields: { 'custom.vegan': 'true', 'custom.scent': '["rose","lemon"]' } }),
      productOf({ id: '2', metafields: { 'custom.vegan': 'false', 'custom.scent': '["rose"]' } }),
    ],
    [],
  );
  expect(find(facets, 'trait')?.values.map(({ value }) => value)).toEqual(['vegan']);
  expect(find(facets, 'metafield', 'custom.scent')?.values.map(({ value }) => value)).toEqual([
    'rose',
    'lemon',
  ]);
});

test('what is tagged as fitting everything fits every value of its family, and is none itself', () => {
  const tags = [['Skin: Dry'], ['Skin: Oily'], ['Skin: All skin types']];
  const skin = find(
    facetsOf(
      tags.map((own, id) => productOf({ id: `${id}`, tags: own })),
      [],
    ),
    'tag',
    'Skin',
  );
  expect(skin?.values.map(({ value, products }) => [value, products])).toEqual([
    ['Dry', [0, 2]],
    ['Oily', [1, 2]],
  ]);
  expect(skin?.values[0]?.match).toEqual({ on: 'tag', values: ['Skin: Dry', 'Skin: All skin types'] });
});

test('an answer that halves the catalogue tells one bit, one that everything has tells none', () => {
  const halves = ['a', 'b'].map((value, index) => ({
    value,
    match: { on: 'tag' as const, values: [value] },
    products: [0, 1, 2, 3].filter((product) => product % 2 === index),
  }));
  expect(gain(halves, 4)).toBeCloseTo(1);
  const same = halves.map((value) => ({ ...value, products: [0, 1, 2, 3] }));
  expect(gain(same, 4)).toBe(0);
  expect(overlap(same)).toBe(2);
  expect(coverage(halves, 8)).toBe(0.5);
});

const anyShop = fc.array(
  fc.record({
    productType: fc.constantFrom('', 'Lamp', 'lamp', 'Chair'),
    vendor: fc.string({ maxLength: 8 }),
    tags: fc.array(
      fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('skin:dry', 'skin:oily', '__proto__')),
      {
        maxLength: 5,
      },
    ),
    metafields: fc.dictionary(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), { maxKeys: 3 }),
  }),
  { maxLength: 20 },
);

test('no value is without products, and information is never negative or more than the catalogue holds', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      const products = shop.map((given, id) => productOf({ id: `${id}`, ...given }));
      for (const facet of facetsOf(products, [])) {
        for (const value of facet.values) {
          expect(value.products.length).toBeGreaterThan(0);
          expect(value.products).toEqual([...new Set(value.products)].toSorted((a, b) => a - b));
        }
        const bits = gain(facet.values, products.length);
        expect(bits).toBeGreaterThanOrEqual(0);
        expect(bits).toBeLessThanOrEqual(Math.log2(products.length) + 1e-9);
        expect(within(facet.values, [0]).every(({ products: left }) => left.join() === '0')).toBe(true);
      }
    }),
  );
});
