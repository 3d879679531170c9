/** The least of 1, 2, 5, 10, 20, 50 … that is not below the value; 1 for nothing. */
export const niceTop = (value: number): number => {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
};

/**
 * An SVG path through points, in a box of 100 by 100 with zero at the bottom. Where a value is missing, the line is
 * interrupted; a point by itself is a dot.
 */
export const linePath = (values: (number | null)[], top: number): string => {
  const x = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * 100 : 50);
  const round = (number: number) => Math.round(number * 100) / 100;
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const point = `${round(x(index))} ${round(100 - (value / top) * 100)}`;
      const begins = (values[index - 1] ?? null) === null;
      const alone = begins && (values[index + 1] ?? null) === null;
      return [`${begins ? 'M' : 'L'}${point}${alone ? 'h0' : ''}`];
    })
    .join('');
};
