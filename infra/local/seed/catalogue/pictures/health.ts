import { oval, path, rect, type Shape, stroke, times, turn } from './svg.ts';

const pills: Shape = (p) =>
  rect(284, 150, 232, 96, 16, '#fffaf0') +
  times(18, (i) => rect(294 + i * 12, 158, 4, 80, 2, '#0001')) +
  path(
    'M300 246 h200 c40 20 52 40 52 80 v290 c0 28 -14 44 -42 44 h-220 c-28 0 -42 -16 -42 -44 v-290 c0 -40 12 -60 52 -80 Z',
    'url(#v)',
  ) +
  rect(248, 360, 304, 220, 0, '#fffdf8') +
  rect(248, 360, 304, 30, 0, p.accent) +
  ([
    path('M400 540 C350 510 350 450 400 420 C450 450 450 510 400 540 Z', p.main) +
      stroke('M400 540 V450', '#fff', 5),
    oval(400, 480, 50, 50, p.main) + oval(400, 480, 26, 26, p.pale),
    path('M400 424 L452 520 L348 520 Z', p.main),
    stroke('M330 490 h40 l20 -50 l30 90 l20 -40 h40', p.main, 10),
  ][p.vary(4)] ?? '') +
  oval(586, 640, 44, 22, p.light) +
  rect(200, 620, 70, 34, 17, p.main) +
  rect(200, 620, 36, 34, 17, '#fffaf0');

const tub: Shape = (p) =>
  rect(216, 170, 368, 90, 18, '#2b2a29') +
  times(24, (i) => rect(228 + i * 15, 176, 5, 78, 2, '#ffffff12')) +
  rect(228, 250, 344, 410, 36, 'url(#v)') +
  rect(228, 330, 344, 240, 0, '#fffdf8') +
  path(
    [
      'M228 570 L400 330 L572 570 Z',
      'M228 450 C320 380 480 520 572 430 V570 H228 Z',
      'M228 500 H572 V570 H228 Z M228 360 H572 V400 H228 Z',
    ][p.vary(3)] ?? '',
    p.main,
  ) +
  rect(300, 352, 200, 16, 8, p.deep) +
  rect(340, 384, 120, 10, 5, p.deep, 'opacity=".6"') +
  path('M560 610 q70 -40 120 20 q-20 40 -70 30 Z', p.pale);

const mat: Shape = (p) =>
  path('M150 560 L420 330 L700 420 L470 660 L180 660 Z', 'url(#d)') +
  stroke('M190 600 L440 372 M250 640 L520 396 M350 652 L600 420', p.light, 5, '14 12') +
  rect(120, 500, 380, 150, 75, p.dark) +
  oval(480, 575, 66, 75, p.main) +
  oval(480, 575, 48, 55, p.dark) +
  oval(480, 575, 30, 35, p.light) +
  oval(480, 575, 13, 15, p.deep) +
  rect(200, 500, 26, 150, 6, p.accent) +
  rect(340, 500, 26, 150, 6, p.accent);

const dumbbell: Shape = (p) => {
  const one = (y: number, size: number) =>
    rect(270, y - 18, 260, 36, 14, 'url(#m)') +
    rect(150, y - size, 64, size * 2, 18, 'url(#d)') +
    rect(204, y - size * 0.8, 60, size * 1.6, 16, p.dark) +
    rect(586, y - size, 64, size * 2, 18, 'url(#d)') +
    rect(536, y - size * 0.8, 60, size * 1.6, 16, p.dark) +
    rect(168, y - size * 0.6, 10, size * 1.2, 5, '#fff', 'opacity=".35"') +
    times(8, (i) => rect(316 + i * 21, y - 18, 6, 36, 2, '#0002'));
  return one(350, 84 + p.vary(3) * 8) + one(568, 84 + p.vary(3) * 8);
};

const band: Shape = (p) =>
  stroke(
    'M250 220 C120 300 160 600 330 610 C520 620 640 520 600 330 C570 190 380 150 250 220 Z',
    p.dark,
    52,
  ) +
  stroke(
    'M250 210 C120 290 160 590 330 600 C520 610 640 510 600 320 C570 180 380 140 250 210 Z',
    p.main,
    46,
  ) +
  stroke('M250 202 C130 280 164 560 320 584', p.light, 10) +
  turn(-16, 470, 640, rect(380, 604, 190, 60, 18, p.deep) + rect(402, 622, 146, 10, 5, p.light)) +
  (p.vary(2) ? turn(20, 300, 640, rect(210, 606, 190, 54, 16, p.accent)) : '');

const roller: Shape = (p) =>
  turn(
    -18,
    400,
    430,
    rect(150, 300, 480, 250, 60, 'url(#d)') +
      times(p.vary(2) ? 18 : 10, (i) =>
        p.vary(2)
          ? rect(196 + (i % 6) * 66, 330 + Math.floor(i / 6) * 68, 44, 44, 10, p.dark)
          : stroke(`M${190 + i * 42} 320 l30 100 l-30 110`, p.dark, 12),
      ) +
      oval(620, 425, 62, 125, p.deep) +
      oval(620, 425, 40, 88, '#241f1d') +
      oval(626, 425, 28, 70, p.dark),
  );

const flask: Shape = (p) =>
  rect(340, 110, 120, 50, 16, p.deep) +
  (p.vary(2) ? stroke('M350 120 C340 50 460 50 450 120', p.deep, 20) : '') +
  rect(322, 150, 156, 70, 14, p.dark) +
  path(
    'M320 226 h160 c36 16 48 40 48 84 v310 c0 28 -14 40 -40 40 h-176 c-26 0 -40 -12 -40 -40 v-310 c0 -44 12 -68 48 -84 Z',
    'url(#v)',
  ) +
  path('M272 520 h256 v100 c0 28 -14 40 -40 40 h-176 c-26 0 -40 -12 -40 -40 Z', p.dark, 'opacity=".55"') +
  path('M300 470 L370 370 L410 420 L450 350 L510 470 Z', p.pale, 'opacity=".9"') +
  rect(290, 280, 14, 300, 7, '#fff', 'opacity=".4"');

const sleep: Shape = (p) =>
  stroke('M180 360 C60 330 70 240 170 220 M620 360 C740 330 730 240 630 220', p.dark, 22) +
  path(
    'M170 350 C190 250 310 250 400 280 C490 250 610 250 630 350 C650 470 560 540 480 510 C440 494 424 460 400 460 C376 460 360 494 320 510 C240 540 150 470 170 350 Z',
    'url(#d)',
  ) +
  path(
    'M196 360 C216 290 310 280 400 308 C490 280 584 290 604 360',
    'none',
    `stroke="${p.light}" stroke-width="5" stroke-dasharray="4 10" stroke-linecap="round"`,
  ) +
  stroke('M250 400 q46 40 92 0 M458 400 q46 40 92 0', p.accent, 11) +
  times(4, (i) => {
    const [x, y] = [
      [210, 150],
      [330, 190],
      [470, 130],
      [590, 180],
    ][i] ?? [400, 150];
    return path(
      `M${x} ${y} l8 22 l22 8 l-22 8 l-8 22 l-8 -22 l-22 -8 l22 -8 Z`,
      i % 2 === p.vary(2) ? p.main : '#f2c230',
    );
  }) +
  path('M560 560 a70 70 0 1 0 60 100 a54 54 0 1 1 -60 -100 Z', '#f2c230');

export const health = { pills, tub, mat, dumbbell, band, roller, flask, sleep } satisfies Record<
  string,
  Shape
>;
