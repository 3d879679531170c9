// biome-ignore-all lint/style/noRestrictedImports: the shop's page, in Node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '#shared/quiz/artefact.ts';
import { askShop, refreshed } from './live.ts';

const card: Card = {
  id: '1',
  title: 'Padel Pro',
  vendor: '',
  price: 9900,
  compareAtPrice: 12000,
  available: true,
  variant: '11',
  url: 'https://shop.example/products/padel%20pro?x=1',
};
const variant = { id: 11, available: true, price: 8900, compare_at_price: null };

test('price, former price and stock are those of the variant that is shown', () => {
  expect(refreshed(card, [variant], 'EUR')).toEqual({
    ...{ ...card, compareAtPrice: undefined },
    price: 8900,
    currency: 'EUR',
  });
  const reduced = { ...variant, compare_at_price: 9900 };
  expect(refreshed(card, [reduced], 'EUR')).toMatchObject({ price: 8900, compareAtPrice: 9900 });
});

test('a variant that is sold out gives way to one that is not; without one the product is sold out', () => {
  const gone = { ...variant, available: false };
  const other = { ...variant, id: 12, price: 9500 };
  expect(refreshed(card, [gone, other], 'EUR')).toMatchObject({
    variant: '12',
    price: 9500,
    available: true,
  });
  expect(refreshed(card, [gone], 'EUR')).toMatchObject({ variant: '11', available: false });
});

test('no number stands under a currency that nobody named, and nonsense changes nothing', () => {
  expect(refreshed(card, [{ ...variant, available: false }], undefined)).toEqual({
    ...card,
    available: false,
  });
  expect(refreshed(card, [], 'EUR')).toBe(card);
  expect(refreshed(card, [{ ...variant, price: Number.NaN }], 'EUR')).toEqual(card);
});

beforeEach(() =>
  vi.stubGlobal('window', { Shopify: { routes: { root: '/nl/' }, currency: { active: 'USD' } } }),
);
afterEach(() => vi.unstubAllGlobals());

test('the shop is asked once a product, in its own addresses; a product that it does not tell of stays', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('gone')) throw new Error('cut off');
    return new Response(JSON.stringify({ variants: [variant] }));
  });
  const gone = { ...card, id: '2', url: '/products/gone' };
  const live = await askShop([card, gone]);
  expect(live?.(card)).toMatchObject({ price: 8900, currency: 'USD' });
  expect(live?.(gone)).toBe(gone);
  const { url: _, ...nowhere } = card;
  await askShop([card, gone, { ...nowhere, id: '3' }]);
  expect(asked).toEqual(['/nl/products/padel%20pro.js', '/nl/products/gone.js']);
  vi.stubGlobal('window', {});
  expect(await askShop([card])).toBeNull();
});
