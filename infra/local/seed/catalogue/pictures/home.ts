import { oval, path, rect, type Shape, stroke, times } from './svg.ts';

const lamp: Shape = (p) =>
  oval(400, 330, 270, 180, '#ffe9b0', 'opacity=".5" filter="url(#s)"') +
  ([
    rect(388, 330, 24, 300, 8, 'url(#m)') +
      oval(400, 640, 110, 22, p.deep) +
      path('M300 130 H500 L580 360 H220 Z', 'url(#d)') +
      path('M220 360 H580 L576 374 H224 Z', '#ffedbf'),
    stroke('M330 640 L300 420 L470 250', p.deep, 18) +
      oval(330, 645, 120, 18, p.deep) +
      path('M430 200 L560 150 C600 220 600 300 560 350 L470 290 C440 270 430 240 430 200 Z', 'url(#d)') +
      oval(566, 250, 26, 96, '#fff1c9'),
    oval(400, 300, 150, 150, '#fff4d8') +
      oval(400, 300, 150, 150, p.main, 'opacity=".35"') +
      path('M340 440 H460 L480 600 C480 640 460 660 400 660 C340 660 320 640 320 600 Z', 'url(#v)'),
  ][p.vary(3)] ?? '');

const cushion: Shape = (p) =>
  path(
    'M170 220 C280 250 520 250 630 220 C606 340 606 480 640 640 C520 606 280 606 160 640 C194 480 194 340 170 220 Z',
    'url(#d)',
  ) +
  ([
    times(7, (i) =>
      stroke(
        `M${220 + i * 60} 250 C${214 + i * 60} 380 ${214 + i * 60} 480 ${218 + i * 60} 606`,
        p.light,
        14,
      ),
    ),
    times(16, (i) =>
      path(
        `M${240 + (i % 4) * 106} ${290 + Math.floor(i / 4) * 86} l26 -30 l26 30 l-26 30 Z`,
        i % 2 ? p.light : p.dark,
      ),
    ),
    oval(400, 430, 120, 110, p.accent) + oval(400, 430, 70, 64, p.main),
    stroke(
      'M200 340 C300 300 500 380 604 340 M196 430 C300 390 500 470 606 430 M196 520 C300 480 500 560 612 520',
      p.dark,
      12,
    ),
  ][p.vary(4)] ?? '') +
  times(4, (i) => oval([170, 630, 160, 640][i] ?? 0, [220, 220, 640, 640][i] ?? 0, 15, 15, p.deep));

const vase: Shape = (p) =>
  stroke(
    'M400 250 C380 170 330 130 290 90 M400 250 C400 160 410 110 420 60 M400 250 C430 180 480 150 520 120',
    '#6d7f4b',
    8,
  ) +
  times(3, (i) => {
    const [x, y] = [
      [290, 90],
      [420, 60],
      [520, 120],
    ][i] ?? [0, 0];
    return (
      times(
        6,
        (k) =>
          `<ellipse cx="${x}" cy="${(y ?? 0) - 26}" rx="15" ry="26" fill="${i === 1 ? '#f3e1b5' : p.light}" transform="rotate(${k * 60} ${x} ${y})"/>`,
      ) + oval(x ?? 0, y ?? 0, 12, 12, '#c98a2b')
    );
  }) +
  path(
    [
      'M350 240 H450 C446 300 560 360 560 470 C560 580 500 660 400 660 C300 660 240 580 240 470 C240 360 354 300 350 240 Z',
      'M320 240 H480 C470 340 520 400 520 500 L500 660 H300 L280 500 C280 400 330 340 320 240 Z',
      'M366 230 H434 V380 C520 400 570 450 570 530 C570 610 500 660 400 660 C300 660 230 610 230 530 C230 450 280 400 366 380 Z',
    ][p.vary(3)] ?? '',
    'url(#v)',
  ) +
  stroke('M262 500 C340 530 460 530 538 500', p.light, 10) +
  stroke('M268 540 C340 566 460 566 532 540', p.dark, 6);

const chair: Shape = (p) =>
  stroke('M270 470 L230 656 M530 470 L570 656 M300 480 L290 640 M500 480 L510 640', '#8a6340', 18) +
  (p.vary(2)
    ? path(
        'M250 150 C330 120 470 120 550 150 C570 260 560 340 546 420 H254 C240 340 230 260 250 150 Z',
        'url(#d)',
      ) + times(3, (i) => oval(330 + i * 70, 270, 9, 9, p.deep))
    : stroke('M260 140 L274 440 M540 140 L526 440', '#8a6340', 20) +
      times(3, (i) => rect(262, 160 + i * 80, 276, 40, 18, 'url(#d)'))) +
  path(
    'M220 420 C320 400 480 400 580 420 C596 450 596 470 584 490 C480 510 320 510 216 490 C204 470 204 450 220 420 Z',
    p.dark,
  ) +
  path(
    'M222 414 C320 394 480 394 578 414 C590 436 590 450 580 462 C480 482 320 482 220 462 C210 450 210 436 222 414 Z',
    p.main,
  );

const rug: Shape = (p) =>
  path('M190 230 H610 L690 650 H110 Z', 'url(#d)') +
  path('M214 262 H586 L646 620 H154 Z', 'none', `stroke="${p.pale}" stroke-width="12"`) +
  ([
    path('M400 300 L520 440 L400 590 L280 440 Z', p.accent) +
      path('M400 356 L464 440 L400 530 L336 440 Z', p.main),
    times(6, (i) =>
      stroke(`M${206 - i * 8} ${310 + i * 52} H${594 + i * 8}`, i % 2 ? p.accent : p.light, 16),
    ),
    times(20, (i) =>
      oval(240 + (i % 5) * 80, 320 + Math.floor(i / 5) * 80, 24, 18, i % 2 ? p.light : p.dark),
    ),
  ][p.vary(3)] ?? '') +
  times(24, (i) => stroke(`M${118 + i * 24.6} 652 v18`, p.pale, 5)) +
  times(18, (i) => stroke(`M${196 + i * 24} 228 v-14`, p.pale, 5));

const blanket: Shape = (p) =>
  times(
    4,
    (i) =>
      rect(180, 330 + i * 82, 440, 84, 40, i % 2 ? p.main : p.light) +
      rect(180, 388 + i * 82, 440, 22, 11, p.dark, 'opacity=".3"'),
  ) +
  path('M230 250 H520 C560 250 600 280 600 330 H200 C200 280 210 250 230 250 Z', p.main) +
  path('M330 250 H480 V560 C450 580 420 560 400 580 C380 560 350 580 330 560 Z', 'url(#d)') +
  (p.vary(2)
    ? times(5, (i) => stroke(`M330 ${290 + i * 56} H480`, p.pale, 10))
    : times(3, (i) => stroke(`M${366 + i * 40} 250 V566`, p.accent, 8))) +
  times(10, (i) => stroke(`M${338 + i * 15} 566 v34`, p.dark, 6));

const pan: Shape = (p) =>
  rect(560, 384, 210, 44, 22, p.vary(2) ? 'url(#w)' : '#33302e') +
  oval(742, 406, 10, 10, '#e9e2d6') +
  path('M120 380 H600 C600 500 560 600 470 600 H250 C160 600 120 500 120 380 Z', 'url(#d)') +
  oval(360, 384, 240, 72, p.dark) +
  oval(360, 388, 216, 60, '#3a3532') +
  (p.vary(3) === 0
    ? oval(330, 392, 70, 26, '#fffaf0') + oval(326, 388, 26, 12, '#f2b52d')
    : stroke('M210 400 C280 430 440 430 510 400', '#5a534e', 8));

const planter: Shape = (p) =>
  times(9, (i) => {
    const angle = -80 + i * 20;
    return `<path d="M400 430 C360 330 372 230 400 150 C428 230 440 330 400 430 Z" fill="${i % 2 ? '#5d7d46' : '#7c9a5c'}" transform="rotate(${angle} 400 430)"/>`;
  }) +
  (p.vary(2)
    ? path('M250 420 H550 L520 640 C516 654 506 660 490 660 H310 C294 660 284 654 280 640 Z', 'url(#v)') +
      rect(234, 400, 332, 56, 12, p.dark)
    : stroke('M290 560 L250 662 M510 560 L550 662 M400 590 V662', '#8a6340', 16) +
      path('M250 410 H550 C560 520 520 600 400 600 C280 600 240 520 250 410 Z', 'url(#v)')) +
  stroke('M270 500 C340 526 460 526 530 500', p.light, 8);

export const home = { lamp, cushion, vase, chair, rug, blanket, pan, planter } satisfies Record<
  string,
  Shape
>;
