import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './build.ts';
import { catalogue } from './catalogue.ts';
import { shoeCollections, shoeFamilies } from './families/shoes.ts';
import { type SeedProduct, useCases } from './types.ts';

const { products, collections } = catalogue();
const of = (useCase: string): SeedProduct[] => products.filter((product) => product.useCase === useCase);
const hasDuplicates = (values: string[]): boolean => new Set(values).size !== values.length;
const tagValues = (product: SeedProduct, facet: string): string[] =>
  product.tags.flatMap((tag) => (tag.startsWith(`${facet}: `) ? [tag.slice(facet.length + 2)] : []));

describe('the catalogue', () => {
  it('has at least 320 products, and at least 40 in every use case', () => {
    expect(products.length).toBeGreaterThanOrEqual(320);
    for (const useCase of useCases) expect(of(useCase).length, useCase).toBeGreaterThanOrEqual(40);
  });

  it('uses no handle and no id twice', () => {
    expect(hasDuplicates(products.map(({ handle }) => handle))).toBe(false);
    expect(hasDuplicates(products.map(({ title }) => title))).toBe(false);
    const ids = [...products, ...collections, ...products.flatMap(({ variants }) => variants)].map(
      ({ id }) => id,
    );
    expect(hasDuplicates(ids)).toBe(false);
  });

  it('stays within what Shopify allows', () => {
    for (const { handle, variants, options, tags } of products) {
      expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(variants.length, handle).toBeGreaterThan(0);
      expect(variants.length, handle).toBeLessThanOrEqual(100);
      expect(options.length, handle).toBeLessThanOrEqual(3);
      expect(tags.length, handle).toBeLessThanOrEqual(250);
    }
  });

  it('has whole prices, and a higher one before each reduction', () => {
    for (const { handle, variants } of products)
      for (const { price, compareAtPrice } of variants) {
        expect(Number.isInteger(price) && price > 0, handle).toBe(true);
        if (compareAtPrice !== undefined) expect(compareAtPrice, handle).toBeGreaterThan(price);
      }
    expect(products.some(({ variants }) => variants.some(({ compareAtPrice }) => compareAtPrice))).toBe(true);
  });

  it('has some products sold out, and some with only a few sizes left', () => {
    const out = products.filter(({ variants }) => variants.every(({ stock }) => stock === 0));
    const partly = products.filter(
      ({ variants }) => variants.some(({ stock }) => stock === 0) && variants.some(({ stock }) => stock > 0),
    );
    expect(out.length).toBeGreaterThanOrEqual(10);
    expect(out.length).toBeLessThan(products.length / 5);
    expect(partly.length).toBeGreaterThanOrEqual(50);
  });

  it('describes each product in words of its own', () => {
    const first = products.map(({ descriptionHtml }) => descriptionHtml.split('</p>')[0] ?? '');
    expect(hasDuplicates(first)).toBe(false);
    for (const { handle, descriptionHtml } of products) {
      expect(descriptionHtml, handle).toMatch(/^(<p>[^<>]{12,}<\/p>){2,3}$/);
      expect(descriptionHtml, handle).not.toMatch(/undefined|NaN| {2}/);
    }
  });

  it('gives every product facets to ask about', () => {
    for (const { handle, tags } of products)
      expect(tags.filter((tag) => tag.includes(': ')).length, handle).toBeGreaterThanOrEqual(3);
  });

  it('has numbers among the metafields', () => {
    const numeric = products.filter(({ metafields }) =>
      metafields.some(({ type }) => type !== 'single_line_text_field'),
    );
    expect(numeric.length).toBeGreaterThan(products.length / 2);
    for (const { metafields } of products)
      for (const { type, value } of metafields)
        if (type !== 'single_line_text_field') expect(Number.isFinite(Number(value))).toBe(true);
  });

  it('has at least two collections with products for every use case', () => {
    for (const useCase of useCases) {
      const own = collections.filter((collection) => collection.useCase === useCase);
      expect(own.length, useCase).toBeGreaterThanOrEqual(2);
      for (const { handle, products: held } of own) expect(held.length, handle).toBeGreaterThanOrEqual(5);
    }
  });

  it('is the same every time it is made', () => {
    expect(buildCatalogue(shoeFamilies, shoeCollections)).toEqual(
      buildCatalogue(shoeFamilies, shoeCollections),
    );
  });
});

describe('the shoes', () => {
  const cheapest = (product: SeedProduct) => Math.min(...product.variants.map(({ price }) => price));

  it.each([
    ['Running', ['Indoors', 'Outdoors']],
    ['Hiking', ['Outdoors']],
    ['Padel', ['Indoors', 'Outdoors']],
    ['Basketball', ['Indoors', 'Outdoors']],
  ])('have %s pairs for each place and each budget', (activity, places) => {
    for (const place of places) {
      const pairs = of('shoes').filter(
        (shoe) =>
          tagValues(shoe, 'Activity').includes(activity) && tagValues(shoe, 'Location').includes(place),
      );
      const budgets = [
        [0, 80_00],
        [80_00, 130_00],
        [130_00, 300_00],
      ].map(
        ([from = 0, to = 0]) => pairs.filter((shoe) => cheapest(shoe) >= from && cheapest(shoe) < to).length,
      );
      expect(Math.min(...budgets), `${activity} ${place} ${budgets}`).toBeGreaterThan(0);
    }
  });
});
