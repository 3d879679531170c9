import { oval, path, rect, type Shape, stroke, times, turn } from './svg.ts';

const label = (x: number, y: number, w: number, h: number, ink: string): string =>
  rect(x, y, w, h, 6, '#fffdf8', 'opacity=".94"') +
  rect(x + w * 0.2, y + h * 0.26, w * 0.6, 9, 4, ink) +
  rect(x + w * 0.3, y + h * 0.42, w * 0.4, 6, 3, ink, 'opacity=".5"') +
  rect(x + w * 0.3, y + h * 0.72, w * 0.4, 5, 2, ink, 'opacity=".4"');

/** A leaf, a drop, a wave or a sun, as a mark on a label. */
const mark = (variant: number, x: number, y: number, colour: string): string =>
  [
    path(
      `M${x} ${y + 26} C${x - 34} ${y} ${x - 8} ${y - 32} ${x + 26} ${y - 30} C${x + 30} ${y} ${x + 16} ${y + 22} ${x} ${y + 26} Z`,
      colour,
    ),
    path(
      `M${x} ${y - 32} C${x + 30} ${y + 4} ${x + 22} ${y + 30} ${x} ${y + 30} C${x - 22} ${y + 30} ${x - 30} ${y + 4} ${x} ${y - 32} Z`,
      colour,
    ),
    stroke(`M${x - 34} ${y} q17 -22 34 0 t34 0`, colour, 8) +
      stroke(`M${x - 34} ${y + 20} q17 -22 34 0 t34 0`, colour, 8),
    oval(x, y, 16, 16, colour) + times(8, (i) => turn(i * 45, x, y, rect(x - 3, y - 34, 6, 12, 3, colour))),
  ][variant] ?? '';

/** A glass bottle with a pipette. */
const dropper: Shape = (p) =>
  rect(362, 150, 76, 96, 34, p.deep) +
  rect(350, 236, 100, 62, 10, p.vary(2) ? 'url(#m)' : '#33302d') +
  times(9, (i) => rect(358 + i * 10, 240, 3, 54, 1, '#0003')) +
  path(
    'M356 298 h88 v26 c46 14 66 34 66 74 v220 c0 28 -14 42 -42 42 h-136 c-28 0 -42 -14 -42 -42 v-220 c0 -40 20 -60 66 -74 Z',
    'url(#v)',
    'opacity=".94"',
  ) +
  rect(392, 300, 16, 250, 8, '#ffffff', 'opacity=".3"') +
  rect(306, 352, 14, 270, 7, '#fff', 'opacity=".38"') +
  label(326, 424, 148, 178, p.deep) +
  mark(p.vary(4), 400, 556, p.main);

/** A low jar of cream with its lid beside it. */
const jar: Shape = (p) =>
  (p.vary(2)
    ? oval(560, 616, 128, 38, p.deep) + oval(560, 606, 128, 38, p.dark) + oval(560, 604, 96, 26, p.main)
    : '') +
  path(
    'M208 430 h300 c14 0 22 8 22 24 v148 c0 40 -24 58 -64 58 h-216 c-40 0 -64 -18 -64 -58 v-148 c0 -16 8 -24 22 -24 Z',
    'url(#v)',
  ) +
  oval(358, 432, 164, 44, '#fffaf0') +
  path('M206 430 c40 -60 110 -8 150 -34 c52 -34 100 4 154 34 c-60 50 -250 50 -304 0 Z', p.pale) +
  path('M330 400 c24 -34 60 -18 66 6 c-22 6 -46 8 -66 -6 Z', '#fff') +
  label(262, 500, 192, 116, p.deep) +
  mark(p.vary(4), 232, 566, p.light) +
  rect(196, 478, 12, 130, 6, '#fff', 'opacity=".4"');

/** A bottle with a pump. */
const pump: Shape = (p) =>
  path('M300 190 h120 c16 0 22 10 22 22 h-40 v36 h-30 v-32 h-64 c-14 0 -16 -26 -8 -26 Z', '#3a3633') +
  rect(366, 240, 42, 40, 6, '#4b4642') +
  rect(340, 274, 94, 44, 10, '#3a3633') +
  path(
    'M330 316 h114 c40 6 58 30 58 70 v232 c0 28 -14 42 -42 42 h-146 c-28 0 -42 -14 -42 -42 v-232 c0 -40 18 -64 58 -70 Z',
    'url(#v)',
  ) +
  rect(288, 380, 14, 230, 7, '#fff', 'opacity=".4"') +
  label(316, 412, 142, 190, p.deep) +
  mark(p.vary(4), 387, 556, p.main);

/** A tube that stands on its cap. */
const tube: Shape = (p) =>
  path('M282 150 h236 l-22 420 h-192 Z', 'url(#v)') +
  rect(276, 140, 248, 34, 4, p.dark) +
  times(16, (i) => rect(284 + i * 15, 142, 4, 30, 1, '#0002')) +
  path('M304 566 h192 v76 c0 12 -6 18 -18 18 h-156 c-12 0 -18 -6 -18 -18 Z', p.vary(2) ? '#fffaf2' : p.deep) +
  mark(p.vary(4), 400, 282, '#fffdf8') +
  rect(342, 350, 116, 12, 6, '#fffdf8') +
  rect(362, 378, 76, 8, 4, '#fffdf8', 'opacity=".7"') +
  rect(372, 500, 56, 7, 3, '#fffdf8', 'opacity=".6"');

/** A lipstick, its cap beside it. */
const lipstick: Shape = (p) =>
  rect(470, 380, 118, 280, 12, p.vary(2) ? '#2c2a2a' : '#efe6da') +
  rect(470, 420, 118, 10, 0, '#c8a24a') +
  path('M286 330 v-84 c0 -50 40 -92 94 -110 c10 -4 18 2 18 12 v182 Z', 'url(#d)') +
  path('M300 262 c8 -44 40 -74 82 -92 c-30 44 -44 82 -46 124 Z', p.light, 'opacity=".8"') +
  rect(276, 322, 132, 96, 6, '#d8b25c') +
  rect(276, 322, 132, 20, 4, '#f3dc9a') +
  rect(256, 410, 172, 250, 14, p.vary(2) ? '#2c2a2a' : '#efe6da') +
  rect(256, 440, 172, 10, 0, '#c8a24a') +
  rect(274, 470, 14, 170, 7, '#fff', 'opacity=".35"');

/** An open palette with eight pans. */
const palette: Shape = (p) =>
  path('M170 180 h460 c16 0 24 8 24 24 v214 h-508 v-214 c0 -16 8 -24 24 -24 Z', '#2f2b2b') +
  rect(176, 206, 448, 192, 10, '#dfe9ee') +
  path('M190 392 L400 212 L470 212 L250 392 Z', '#fff', 'opacity=".7"') +
  rect(140, 416, 520, 244, 22, '#3b3635') +
  times(8, (i) => {
    const [x, y] = [204 + (i % 4) * 131, 486 + Math.floor(i / 4) * 106];
    const tone =
      [p.pale, p.light, p.main, p.accent, p.dark, '#e8cdb0', p.deep, '#b98d6f'][(i + p.vary(4)) % 8] ??
      p.main;
    return (
      oval(x, y, 52, 40, '#241f1f') +
      oval(x, y, 47, 35, tone) +
      oval(x - 12, y - 9, 18, 9, '#fff', 'opacity=".3"')
    );
  });

/** A tall bottle with a flip top, for hair. */
const bottle: Shape = (p) =>
  rect(328, 140, 144, 96, 14, p.deep) +
  rect(328, 172, 144, 5, 0, '#0004') +
  path(
    'M300 244 c0 -14 8 -20 22 -20 h156 c14 0 22 6 22 20 c30 60 36 130 36 200 v174 c0 28 -14 42 -42 42 h-188 c-28 0 -42 -14 -42 -42 v-174 c0 -70 6 -140 36 -200 Z',
    'url(#v)',
  ) +
  mark(p.vary(4), 400, 350, '#fffdf8') +
  rect(324, 416, 152, 12, 6, '#fffdf8') +
  rect(348, 446, 104, 8, 4, '#fffdf8', 'opacity=".7"') +
  stroke('M320 520 q40 40 80 0 t80 0', p.light, 10) +
  stroke('M320 556 q40 40 80 0 t80 0', p.light, 10) +
  rect(280, 330, 12, 280, 6, '#fff', 'opacity=".38"');

export const beauty = { dropper, jar, pump, tube, lipstick, palette, bottle } satisfies Record<string, Shape>;
