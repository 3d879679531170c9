import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { enlarged, sizeIn } from './enlarged.ts';

it('has as many products as asked for, each its own, and in its collections', () => {
  const large = enlarged(catalogue(), 5000);
  expect(large.products).toHaveLength(5000);
  for (const of of [
    (one: (typeof large.products)[number]) => [one.id],
    (one: (typeof large.products)[number]) => [one.handle],
    (one: (typeof large.products)[number]) => one.variants.map(({ id }) => id),
  ]) {
    const all = large.products.flatMap(of);
    expect(new Set(all).size).toBe(all.length);
  }
  const handles = new Set(large.products.map(({ handle }) => handle));
  for (const collection of large.collections)
    for (const handle of collection.products) expect(handles.has(handle)).toBe(true);
  const [first] = large.collections;
  expect(first?.products.length).toBeGreaterThan(catalogue().collections[0]?.products.length ?? 0);
});

it('can be empty', () => {
  expect(enlarged(catalogue(), 0)).toMatchObject({ products: [], collections: [] });
});

it('is asked for by the name of a shop', () => {
  expect(sizeIn('stock-20000.myshopify.com')).toBe(20_000);
  expect(sizeIn('stock-0.myshopify.com')).toBe(0);
  expect(sizeIn('stock-20-mine.myshopify.com')).toBe(20);
  for (const other of ['stock-05.myshopify.com', 'stock-200000.myshopify.com', 'my-stock-5.myshopify.com'])
    expect(sizeIn(other)).toBeNull();
});
