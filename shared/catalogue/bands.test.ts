import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBand, priceBands, roundPrice } from './bands.ts';

test('bands meet at round prices', () => {
  const prices = Array.from({ length: 100 }, (_, index) => 995 + index * 100);
  expect(priceBands(prices)).toEqual([
    { max: 3000 },
    { min: 3000, max: 6000 },
    { min: 6000, max: 8000 },
    { min: 8000 },
  ]);
});

test('prices that are alike are not asked about', () => {
  expect(priceBands([1000, 1010, 1020])).toEqual([]);
  expect(priceBands([])).toEqual([]);
  expect(priceBands([500])).toEqual([]);
});

test('every price lies in a band, every band has a price, and edges are whole and rise', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(10_000_000), { maxLength: 60 }),
      fc.integer({ min: 2, max: 6 }),
      (prices, most) => {
        const bands = priceBands(prices, most);
        expect(bands.length).toBeLessThanOrEqual(most);
        for (const price of prices)
          if (bands.length > 0) expect(bands.some((band) => inBand(band, price))).toBe(true);
        for (const band of bands) expect(prices.some((price) => inBand(band, price))).toBe(true);
        const edges = bands.flatMap(({ max }) => max ?? []);
        expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
        for (const edge of edges) expect(edge % 100).toBe(0);
      },
    ),
  );
});

test('a rounded price is never far from the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000 }), (cents) => {
      expect(Math.abs(roundPrice(cents) - cents)).toBeLessThanOrEqual(cents * 0.35);
    }),
  );
});
