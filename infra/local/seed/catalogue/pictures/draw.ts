import { shapes } from './shapes.ts';
import { lightness, mix, oval, type Paint } from './svg.ts';

const backdrops = [
  ['#f6efe4', '#eadfce'],
  ['#eef1ea', '#dce4d6'],
  ['#eef1f4', '#dbe3ea'],
  ['#f7ecE8', '#eedbd3'],
  ['#f3eff6', '#e3dcea'],
  ['#f7f2df', '#ece2bd'],
] as const;

/** Low things stand higher in the picture, so that they are in its middle. */
const lifts: Record<string, number> = {
  ...{ runner: 110, court: 110, boot: 40, hightop: 50, jar: 110, palette: 20, bag: 20, mug: 10 },
  ...{ game: 60, mat: 90, dumbbell: 60, band: 20, roller: 40, sleep: -10, pan: 90, rug: 40, cushion: 30 },
  ...{
    blanket: 50,
    saw: 10,
    tape: 60,
    toolbox: 30,
    sander: 50,
    drill: 30,
    puzzle: 30,
    chocolate: 30,
    lipstick: 10,
  },
};

const paintOf = (hex: string, seed: number): Paint => ({
  main: hex,
  dark: mix(hex, '#1c1410', 0.28),
  deep: mix(hex, '#140e0c', 0.55),
  light: mix(hex, '#ffffff', 0.38),
  pale: mix(hex, '#fffdf8', 0.76),
  accent: lightness(hex) > 0.55 ? mix(hex, '#2b211c', 0.62) : mix(hex, '#ffe9c7', 0.72),
  vary: (count) => seed % count,
});

const defs = (paint: Paint, [inner, outer]: readonly [string, string]): string =>
  `<defs><radialGradient id="b" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>
<linearGradient id="v"><stop offset="0" stop-color="${paint.dark}"/><stop offset=".22" stop-color="${paint.main}"/><stop offset=".42" stop-color="${paint.light}"/><stop offset=".62" stop-color="${paint.main}"/><stop offset="1" stop-color="${paint.dark}"/></linearGradient>
<linearGradient id="d" x2="0" y2="1"><stop offset="0" stop-color="${paint.light}"/><stop offset=".55" stop-color="${paint.main}"/><stop offset="1" stop-color="${paint.dark}"/></linearGradient>
<linearGradient id="m"><stop offset="0" stop-color="#8b929a"/><stop offset=".35" stop-color="#e9edf0"/><stop offset=".6" stop-color="#b5bdc4"/><stop offset="1" stop-color="#767e86"/></linearGradient>
<linearGradient id="w"><stop offset="0" stop-color="#7f5a38"/><stop offset=".4" stop-color="#c49a66"/><stop offset="1" stop-color="#8e6742"/></linearGradient>
<filter id="s" x="-.2" y="-1" width="1.4" height="3"><feGaussianBlur stdDeviation="14"/></filter></defs>`;

/**
 * Draws the picture of a product: 800 by 800, no text, no scripts.
 * @param shape a key of `shapes`
 * @param hex the product's colour as `#rrggbb`
 * @param seed varies details, so that two products of one type and colour differ
 * @throws RangeError when there is no such shape
 */
export const drawPicture = (shape: string, hex: string, seed: number): string => {
  const draw = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined;
  if (!draw) throw new RangeError(`there is no drawing "${shape}" in shapes.ts`);
  const paint = paintOf(hex, seed);
  const backdrop = backdrops[seed % backdrops.length] ?? backdrops[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${defs(paint, backdrop)}<rect width="800" height="800" fill="url(#b)"/><g transform="translate(0 ${-(lifts[shape] ?? 0)})">${oval(400, 668, 270, 20, '#3b2c20', 'opacity=".28" filter="url(#s)"')}${draw(paint)}</g></svg>`;
};
