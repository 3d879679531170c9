import { oval, path, rect, type Shape, stroke, times } from './svg.ts';

const laces = (x: number, y: number, dx: number, dy: number, count: number, colour: string): string =>
  times(count, (i) => stroke(`M${x + i * dx} ${y + i * dy} l44 -26`, colour, 9));

const swoosh = (variant: number, colour: string): string =>
  [
    stroke('M300 560 C400 560 470 520 520 440', colour, 20) +
      stroke('M340 575 C440 570 510 535 556 462', colour, 10),
    path('M270 545 L330 470 L372 470 L312 552 Z', colour) +
      path('M350 555 L418 478 L458 482 L394 560 Z', colour),
    stroke('M262 520 C330 450 410 600 520 480', colour, 18),
    path('M280 560 L470 470 L440 560 Z', colour),
  ][variant] ?? '';

/** A running shoe, toe to the right. */
const runner: Shape = (p) =>
  path('M118 590 C110 640 128 660 190 660 L640 660 C700 660 716 630 706 596 Z', p.pale) +
  path(
    'M118 598 C240 620 560 626 708 600 C714 640 698 662 640 662 L190 662 C128 662 110 640 118 598 Z',
    '#fff',
  ) +
  times(9, (i) => stroke(`M${176 + i * 56} 646 l26 0`, p.accent, 8)) +
  path(
    'M124 596 C118 500 132 440 150 400 C176 386 214 396 240 420 C300 438 340 420 372 386 C400 366 430 376 446 400 C490 470 560 508 650 528 C700 540 716 566 708 600 C560 628 240 622 124 596 Z',
    'url(#d)',
  ) +
  path('M124 596 C120 540 124 500 132 460 C190 470 226 520 236 606 C190 604 150 600 124 596 Z', p.dark) +
  path(
    'M566 508 C640 524 716 540 708 600 C660 612 600 616 548 616 C530 570 540 530 566 508 Z',
    p.dark,
    'opacity=".75"',
  ) +
  path('M150 400 C176 386 214 396 240 420 C224 436 196 440 150 430 Z', p.deep) +
  swoosh(p.vary(4), p.accent) +
  laces(392, 424, 27, 26, 4, '#fff') +
  stroke('M372 386 C420 460 480 510 566 530', p.deep, 5, '2 14');

/** A hiking boot. */
const boot: Shape = (p) =>
  path(
    'M150 610 L700 610 L700 640 L676 640 L668 664 L632 664 L624 644 L580 644 L572 664 L530 664 L522 644 L400 640 L392 664 L340 664 L332 644 L290 644 L282 664 L236 664 L228 644 L150 640 Z',
    '#2d2926',
  ) +
  path(
    'M152 614 C140 540 176 500 170 420 C164 330 168 260 176 214 L372 196 C384 260 392 320 420 380 C450 440 540 452 620 480 C690 504 706 560 702 614 Z',
    'url(#d)',
  ) +
  path('M540 456 C620 472 706 500 702 614 L520 614 C500 560 504 500 540 456 Z', p.dark) +
  path('M152 614 C146 560 158 528 166 490 C230 510 262 556 268 614 Z', p.dark) +
  path('M176 214 L372 196 C376 220 380 240 384 262 L172 282 C172 256 174 234 176 214 Z', p.deep) +
  path('M340 262 C360 340 380 420 470 470 L430 500 C350 450 310 360 300 268 Z', p.accent, 'opacity=".5"') +
  times(6, (i) => oval(330 + i * 20 + (i > 3 ? (i - 3) * 10 : 0), 290 + i * 34, 9, 9, '#e7d9b8')) +
  times(5, (i) => stroke(`M${332 + i * 20} ${292 + i * 34} l58 4`, p.vary(2) ? '#d64c2a' : '#e7d9b8', 8)) +
  stroke('M190 470 C260 470 330 520 470 560', p.pale, 5, '3 12') +
  (p.vary(3) === 1 ? path('M210 400 l40 -58 l40 58 Z', p.accent) : rect(210, 340, 70, 44, 8, p.accent));

/** A low court shoe with a broad toe. */
const court: Shape = (p) =>
  path('M122 600 L704 600 C716 640 700 662 650 662 L176 662 C126 662 112 634 122 600 Z', '#fbf7ef') +
  stroke('M130 634 L704 634', p.main, 10) +
  path(
    'M126 604 C116 520 128 450 146 410 C190 392 230 410 252 440 C310 456 350 440 392 404 C420 388 440 398 456 420 C510 480 590 492 650 508 C706 524 716 560 706 604 Z',
    '#fffdf9',
  ) +
  path('M560 486 C640 500 716 520 706 604 L520 604 C516 556 528 512 560 486 Z', 'url(#d)') +
  path('M126 604 C120 550 124 500 132 460 C206 468 262 520 282 604 Z', 'url(#d)') +
  path('M146 410 C190 392 230 410 252 440 C226 452 190 452 140 440 Z', p.deep) +
  times(4, (i) =>
    path(`M${316 + i * 46} ${560 - i * 12} l34 -70 l22 4 l-34 72 Z`, i % 2 === p.vary(2) ? p.main : p.light),
  ) +
  laces(404, 440, 28, 19, 4, p.main) +
  times(14, (i) => oval(580 + (i % 5) * 22, 536 + Math.floor(i / 5) * 20, 4, 4, p.pale));

/** A basketball shoe with a high ankle. */
const hightop: Shape = (p) =>
  path('M130 598 L708 598 C720 640 704 664 650 664 L180 664 C126 664 118 634 130 598 Z', p.accent) +
  times(12, (i) => rect(160 + i * 44, 640, 24, 14, 5, p.deep)) +
  path(
    'M132 604 C124 520 150 460 146 380 C142 320 150 280 160 246 C220 232 300 232 356 240 C366 300 380 372 430 424 C490 478 590 482 656 506 C710 528 716 566 708 604 Z',
    'url(#d)',
  ) +
  path('M160 246 C220 232 300 232 356 240 L362 282 C300 272 220 276 154 288 Z', p.deep) +
  path('M560 482 C640 494 716 520 708 604 L500 604 C500 560 520 512 560 482 Z', p.dark) +
  path('M132 604 C126 550 138 510 146 470 C220 476 270 540 276 604 Z', p.dark) +
  ([
    oval(248, 400, 46, 46, p.accent) + oval(248, 400, 28, 28, p.main),
    path('M190 470 L300 330 L330 350 L240 480 Z', p.accent),
    stroke('M180 420 C260 380 330 460 470 520', p.accent, 24),
  ][p.vary(3)] ?? '') +
  times(6, (i) => stroke(`M${338 + i * 22} ${300 + i * 32} l50 -14`, '#fff', 9));

export const shoes = { runner, boot, court, hightop } satisfies Record<string, Shape>;
