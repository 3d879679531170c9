import { oval, path, rect, type Shape, stroke, times, turn } from './svg.ts';

const candle: Shape = (p) =>
  oval(400, 150, 90, 110, '#ffd98a', 'opacity=".35" filter="url(#s)"') +
  path('M400 96 C430 140 432 176 400 190 C368 176 370 140 400 96 Z', '#f59e0b') +
  path('M400 132 C414 154 414 172 400 182 C386 172 386 154 400 132 Z', '#fff3c4') +
  stroke('M400 188 V250', '#3b2f2a', 6) +
  rect(258, 236, 284, 424, 30, 'url(#v)') +
  oval(400, 244, 142, 34, p.light) +
  oval(400, 246, 122, 25, '#fbf3df') +
  rect(310, 370, 180, 200, 10, '#fffdf8') +
  ([
    times(5, (i) => turn(i * 72, 400, 460, oval(400, 424, 15, 32, p.main))),
    stroke('M350 500 q50 -90 100 0', p.main, 10) + stroke('M350 470 q50 -90 100 0', p.main, 10),
    path('M400 410 L446 500 L354 500 Z', p.main),
    oval(400, 460, 46, 46, p.main),
  ][p.vary(4)] ?? '') +
  rect(350, 534, 100, 8, 4, p.deep, 'opacity=".6"');

const mug: Shape = (p) =>
  stroke('M536 330 C660 310 670 520 528 540', p.dark, 44) +
  path('M210 270 H546 L536 600 C534 640 512 660 476 660 H280 C244 660 222 640 220 600 Z', 'url(#v)') +
  oval(378, 272, 168, 36, p.light) +
  oval(378, 276, 148, 27, '#4a2f1d') +
  (p.vary(2)
    ? path(
        'M214 420 C300 380 450 460 541 420 L536 600 C534 640 512 660 476 660 H280 C244 660 222 640 220 600 Z',
        p.pale,
      )
    : times(18, (i) => oval(254 + ((i * 83) % 250), 350 + ((i * 47) % 270), 9, 9, p.pale))) +
  stroke('M340 220 q-26 -40 0 -76 t0 -70 M420 220 q-26 -40 0 -76 t0 -70', '#ffffff', 12);

const notebook: Shape = (p) =>
  turn(
    -6,
    400,
    400,
    rect(236, 156, 350, 486, 14, p.deep) +
      rect(228, 150, 350, 486, 14, '#fbf5e6') +
      rect(214, 146, 350, 486, 14, 'url(#d)') +
      rect(214, 146, 54, 486, 10, p.dark) +
      rect(500, 146, 22, 486, 0, p.accent, 'opacity=".9"') +
      (p.vary(3) === 0
        ? rect(306, 240, 160, 96, 6, '#fffdf8') +
          rect(330, 270, 112, 9, 4, p.deep) +
          rect(350, 294, 72, 7, 3, p.deep)
        : p.vary(3) === 1
          ? times(6, (i) => stroke(`M300 ${250 + i * 56} q40 -40 80 0 t80 0`, p.light, 10))
          : times(12, (i) =>
              oval(320 + (i % 3) * 60, 250 + Math.floor(i / 3) * 84, 18, 18, i % 2 ? p.light : p.accent),
            )) +
      path('M420 632 h26 v74 l-13 -16 l-13 16 Z', '#c0322f'),
  );

const puzzle: Shape = (p) => {
  const tones = [p.main, p.light, p.dark, p.pale, p.accent];
  const piece = (x: number, y: number, tone: string) =>
    path(
      `M${x} ${y} h42 c-10 -34 46 -34 36 0 h42 v42 c34 -10 34 46 0 36 v42 h-120 Z`,
      tone,
      'stroke="#0002" stroke-width="3"',
    );
  return (
    rect(150, 190, 500, 470, 18, p.deep) +
    rect(150, 180, 500, 440, 18, '#fff9ec') +
    times(9, (i) =>
      piece(218 + (i % 3) * 122, 226 + Math.floor(i / 3) * 122, tones[(i * 2 + p.vary(5)) % 5] ?? p.main),
    ) +
    turn(18, 610, 600, piece(560, 540, p.accent))
  );
};

const chocolate: Shape = (p) =>
  rect(150, 250, 500, 410, 20, p.deep) +
  rect(150, 230, 500, 400, 20, 'url(#d)') +
  rect(182, 260, 436, 340, 10, '#f5e6cf') +
  times(12, (i) => {
    const [x, y] = [238 + (i % 4) * 108, 316 + Math.floor(i / 4) * 112];
    const tone = ['#5a3621', '#7b4a2b', '#efdfc2', '#3d2417'][(i + p.vary(4)) % 4] ?? '#5a3621';
    return (
      oval(x, y + 8, 46, 44, '#d8bf98') +
      (i % 3 === 1 ? rect(x - 36, y - 34, 72, 68, 12, tone) : oval(x, y, 39, 37, tone)) +
      stroke(`M${x - 22} ${y - 6} q11 -14 22 0 t22 0`, i % 4 === 2 ? p.main : '#f3e4cb', 6)
    );
  }) +
  path(
    'M620 180 C560 130 520 190 590 232 C520 240 540 320 610 270 C650 330 700 280 650 240 C720 220 690 150 640 200 Z',
    p.accent,
  );

const necklace: Shape = (p) =>
  path(
    'M400 120 C250 120 210 300 236 420 C250 560 300 650 400 650 C500 650 550 560 564 420 C590 300 550 120 400 120 Z',
    '#fff8ee',
  ) +
  oval(400, 140, 130, 40, '#efe3d0') +
  stroke('M288 190 C290 400 350 470 400 500 C450 470 510 400 512 190', p.vary(2) ? '#c8a24a' : '#aab3ba', 6) +
  stroke(
    'M288 190 C290 400 350 470 400 500 C450 470 510 400 512 190',
    p.vary(2) ? '#f5dd9c' : '#e6ecef',
    6,
    '1 13',
  ) +
  ([
    path('M400 496 C440 540 436 590 400 590 C364 590 360 540 400 496 Z', 'url(#d)'),
    path('M400 500 L440 540 L400 600 L360 540 Z', 'url(#d)') +
      path('M400 500 L440 540 L400 546 L360 540 Z', p.light),
    oval(400, 540, 40, 40, 'url(#d)') + oval(388, 526, 12, 10, '#fff', 'opacity=".6"'),
    path(
      'M400 590 C340 550 350 500 384 506 C394 508 400 518 400 524 C400 518 406 508 416 506 C450 500 460 550 400 590 Z',
      'url(#d)',
    ),
  ][p.vary(4)] ?? '');

const game: Shape = (p) =>
  path('M140 330 L430 240 L670 320 L380 430 Z', p.pale) +
  times(16, (i) => {
    const [a, b] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [150 + a * 70 + b * 58, 332 - a * 22 + b * 26];
    return (a + b) % 2 ? '' : path(`M${x} ${y} l70 -22 l58 20 l-70 24 Z`, p.main);
  }) +
  path('M140 330 L380 430 V520 L140 412 Z', p.dark) +
  path('M380 430 L670 320 V404 L380 520 Z', p.deep) +
  times(3, (i) =>
    path(
      `M${230 + i * 130} 640 c-46 0 -46 -20 -20 -34 c12 -30 8 -44 20 -56 c-26 -40 66 -40 40 0 c12 12 8 26 20 56 c26 14 26 34 -20 34 Z`,
      [p.main, p.accent, p.light][i] ?? p.main,
    ),
  ) +
  turn(
    14,
    600,
    560,
    rect(560, 520, 84, 84, 16, '#fffdf8') +
      oval(582, 542, 8, 8, p.deep) +
      oval(602, 562, 8, 8, p.deep) +
      oval(622, 582, 8, 8, p.deep),
  );

export const gifts = { candle, mug, notebook, puzzle, chocolate, necklace, game } satisfies Record<
  string,
  Shape
>;
