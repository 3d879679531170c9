import { oval, path, rect, type Shape, stroke, times, turn } from './svg.ts';

const drill: Shape = (p) =>
  rect(90, 284, 90, 16, 4, 'url(#m)') +
  path('M170 262 L240 250 V336 L170 322 Z', '#3b3a39') +
  rect(230, 226, 60, 134, 14, '#2b2a29') +
  path('M280 210 H600 C650 210 672 250 664 300 C658 350 630 372 580 372 H280 Z', 'url(#d)') +
  path('M440 360 H590 C600 440 590 500 580 560 H450 C430 500 430 430 440 360 Z', p.dark) +
  times(6, (i) => stroke(`M470 ${420 + i * 22} h86`, p.deep, 7)) +
  path('M420 552 H640 C650 600 650 640 640 660 H420 C408 640 408 600 420 552 Z', '#2b2a29') +
  rect(440, 596, 120, 26, 6, p.main) +
  path('M430 372 C412 392 410 430 424 452 L446 446 C436 420 440 396 452 380 Z', '#1f1e1d') +
  times(5, (i) => rect(500 + i * 22, 238, 9, 50, 4, p.deep)) +
  (p.vary(2) ? rect(300, 300, 120, 34, 10, '#fffaf0') : oval(340, 300, 30, 30, '#fffaf0'));

const hammer: Shape = (p) =>
  turn(
    28,
    400,
    400,
    rect(376, 250, 52, 430, 20, p.vary(2) ? 'url(#w)' : '#2e2c2b') +
      rect(370, 470, 64, 200, 24, 'url(#d)') +
      times(6, (i) => rect(372, 494 + i * 28, 60, 8, 4, p.deep, 'opacity=".6"')) +
      path(
        'M250 150 H470 C520 150 560 130 590 90 C600 150 570 210 500 226 H440 V262 H362 V226 H250 Z',
        'url(#m)',
      ) +
      rect(206, 134, 64, 108, 12, '#8b929a'),
  );

const screwdriver: Shape = (p) =>
  times(p.vary(2) + 1, (k) =>
    turn(
      -28 + k * 46,
      400,
      420,
      rect(388, 80, 24, 330, 6, 'url(#m)') +
        path('M388 80 h24 l-6 -34 h-12 Z', '#6f777e') +
        rect(366, 392, 68, 40, 10, '#2b2a29') +
        path(
          'M360 424 H440 C466 470 456 560 448 640 C440 680 360 680 352 640 C344 560 334 470 360 424 Z',
          'url(#v)',
        ) +
        times(4, (i) => rect(362 + i * 22, 470, 9, 150, 4, p.deep, 'opacity=".55"')),
    ),
  );

const wrench: Shape = (p) =>
  turn(
    -38,
    400,
    400,
    rect(364, 210, 72, 380, 30, 'url(#m)') +
      path(
        'M330 90 L360 170 H440 L470 90 C530 120 540 220 470 262 H330 C260 220 270 120 330 90 Z',
        'url(#m)',
      ) +
      oval(400, 640, 82, 82, 'url(#m)') +
      oval(400, 640, 44, 44, '#efe9df') +
      rect(368, 320, 64, 220, 26, 'url(#d)') +
      (p.vary(2)
        ? rect(386, 340, 28, 180, 14, p.dark)
        : times(5, (i) => rect(378, 346 + i * 38, 44, 16, 8, p.dark))),
  );

const saw: Shape = (p) =>
  turn(
    -14,
    400,
    400,
    path('M100 400 L560 300 L560 450 L120 452 Z', 'url(#m)') +
      path(`M118 452 ${times(22, () => 'l10 18 l10 -18 ')} Z`, '#9aa2a9') +
      stroke('M160 410 L540 326', '#ffffff', 4) +
      path(
        'M540 280 C600 250 680 270 706 330 C730 400 700 480 640 500 C600 512 560 490 546 460 Z',
        p.vary(2) ? 'url(#w)' : 'url(#d)',
      ) +
      path(
        'M590 340 C620 320 660 330 668 360 C676 400 650 440 620 444 C596 444 586 420 588 396 Z',
        '#efe9df',
      ) +
      oval(566, 330, 9, 9, '#5a534e') +
      oval(564, 440, 9, 9, '#5a534e'),
  );

const tape: Shape = (p) =>
  rect(500, 580, 250, 46, 4, '#f2c230') +
  times(16, (i) => rect(516 + i * 14, 580, 3, i % 4 ? 16 : 28, 1, '#3b3328')) +
  rect(740, 572, 16, 74, 4, 'url(#m)') +
  path(
    'M200 250 H470 C540 250 570 300 570 370 V620 C570 648 556 660 530 660 H200 C160 660 140 640 140 600 V310 C140 270 160 250 200 250 Z',
    'url(#d)',
  ) +
  oval(340, 450, 140, 140, '#2b2a29') +
  oval(340, 450, 108, 108, p.light) +
  (p.vary(2) ? path('M340 370 L410 490 H270 Z', p.deep) : stroke('M280 450 H400 M340 390 V510', p.deep, 22)) +
  rect(480, 270, 60, 110, 14, '#2b2a29');

const toolbox: Shape = (p) =>
  stroke('M300 300 V220 C300 190 320 180 350 180 H450 C480 180 500 190 500 220 V300', '#2b2a29', 32) +
  path('M150 290 H650 L680 420 H120 Z', p.main) +
  rect(120, 410, 560, 250, 20, 'url(#d)') +
  rect(120, 410, 560, 34, 0, p.dark) +
  rect(220, 390, 70, 90, 10, 'url(#m)') +
  rect(510, 390, 70, 90, 10, 'url(#m)') +
  (p.vary(2)
    ? rect(310, 500, 180, 100, 12, p.dark) + rect(340, 536, 120, 26, 8, p.light)
    : times(3, (i) => rect(160 + i * 170, 510, 140, 110, 10, p.dark)));

const gloves: Shape = (p) => {
  const hand =
    path(
      'M300 640 C280 560 250 500 246 430 C240 400 266 392 280 416 L306 460 L300 250 C300 222 336 222 340 250 L350 390 L356 200 C358 172 394 172 396 200 L400 390 L416 220 C420 194 454 198 452 226 L446 400 L470 290 C476 266 506 272 504 298 C496 400 490 470 470 540 L466 640 Z',
      'url(#d)',
    ) +
    path('M300 560 H478 L470 660 H300 Z', p.deep) +
    times(4, (i) => stroke(`M${322 + i * 44} 576 v70`, p.dark, 8)) +
    path(
      'M330 430 C370 400 430 400 462 430 C462 480 440 520 400 520 C360 520 332 480 330 430 Z',
      p.vary(2) ? p.accent : p.dark,
      'opacity=".55"',
    );
  return `<g transform="translate(-120 10)">${hand}</g><g transform="translate(900 10) scale(-1 1)">${hand}</g>`;
};

const sander: Shape = (p) =>
  rect(170, 590, 470, 46, 8, '#3a3735') +
  rect(160, 634, 490, 26, 4, '#b98d5a') +
  path(
    'M200 590 C200 500 230 440 300 420 L330 320 C350 260 430 230 520 240 C600 250 640 300 636 360 C632 420 600 440 590 480 L610 590 Z',
    'url(#d)',
  ) +
  path('M380 400 C420 340 500 320 560 350 C570 390 540 420 500 430 L470 520 H350 Z', '#2b2a29') +
  times(5, (i) => rect(236 + i * 22, 510, 9, 50, 4, p.deep)) +
  path(
    'M610 540 C680 540 700 580 720 640',
    'none',
    'stroke="#2b2a29" stroke-width="34" stroke-linecap="round"',
  ) +
  (p.vary(2) ? rect(490, 260, 90, 26, 12, '#fffaf0') : oval(540, 290, 22, 22, '#fffaf0'));

export const tools = {
  drill,
  hammer,
  screwdriver,
  wrench,
  saw,
  tape,
  toolbox,
  gloves,
  sander,
} satisfies Record<string, Shape>;
