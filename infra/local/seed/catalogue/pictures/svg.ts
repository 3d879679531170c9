/** The colours of one drawing, all made from the colour of the product. */
export interface Paint {
  main: string;
  dark: string;
  deep: string;
  light: string;
  pale: string;
  /** A second colour that goes with the first. */
  accent: string;
  /** One of `count` variations of the drawing, from 0; the same for the same product. */
  vary(count: number): number;
}

/** Draws on a square of 800 by 800; the thing stands on y = 660. */
export type Shape = (paint: Paint) => string;

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** `share` of the second colour in the first, both as `#rrggbb`. */
export const mix = (a: string, b: string, share: number): string => {
  const [first, second] = [channels(a), channels(b)];
  return `#${first
    .map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Perceived lightness, 0 to 1. */
export const lightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

/** A line without filling; `dash` as in `stroke-dasharray`. */
export const stroke = (d: string, colour: string, width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }/>`;

/** Repeats a piece of a drawing. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Turns a piece about a point, in degrees. */
export const turn = (degrees: number, x: number, y: number, inner: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;
