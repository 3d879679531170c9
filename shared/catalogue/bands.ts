/** A band of prices in cents: from `min` up to and including `max`; open where one is missing. */
export interface Band {
  min?: number;
  max?: number;
}

const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** The roundest price near `cents`, in whole currency units and at least one. */
export const roundPrice = (cents: number): number => {
  const units = Math.max(1, cents / 100);
  const power = 10 ** Math.floor(Math.log10(units));
  const candidates = round.map((step) => step * power).filter(Number.isInteger);
  return (
    100 *
    candidates.reduce(
      (best, value) => (Math.abs(value - units) < Math.abs(best - units) ? value : best),
      power,
    )
  );
};

/** Whether a price lies in the band; where two bands meet, it lies in both. */
export const inBand = ({ min, max }: Band, price: number): boolean =>
  (min === undefined || price >= min) && (max === undefined || price <= max);

/**
 * Splits prices into at most `most` bands of similar size that meet at round numbers; none is empty.
 * @param prices in cents
 * @returns an empty list where the prices are too alike to ask about
 */
export const priceBands = (prices: readonly number[], most = 4): Band[] => {
  const sorted = prices.filter((price) => price > 0).toSorted((a, b) => a - b);
  const low = sorted[0];
  const high = sorted.at(-1);
  if (low === undefined || high === undefined || sorted.length < 3 || high < low * 1.2) return [];
  const edges: number[] = [];
  for (let part = 1; part < most; part++) {
    const edge = roundPrice(sorted[Math.floor((sorted.length * part) / most)] ?? high);
    const previous = edges.at(-1) ?? 0;
    // Bands that hardly differ are no choice.
    if (edge < previous * 1.3) continue;
    if (edge < high && sorted.some((price) => price > previous && price <= edge)) edges.push(edge);
  }
  if (edges.length === 0) return [];
  return [...edges, undefined].map((max, index) => {
    const min = edges[index - 1];
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  });
};
