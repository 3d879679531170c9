import { oval, type Paint, path, rect, type Shape, stroke, times } from './svg.ts';

const print = (p: Paint): string =>
  [
    times(5, (i) => stroke(`M264 ${360 + i * 60} H536`, p.light, 22)),
    oval(400, 380, 62, 62, p.accent),
    path('M330 420 L400 300 L470 420 Z', p.accent) + path('M380 420 L430 340 L480 420 Z', p.light),
    rect(440, 300, 64, 72, 6, p.dark),
    '',
  ][p.vary(5)] ?? '';

const torso = 'M296 160 C340 196 460 196 504 160 L552 178 L552 652 C480 668 320 668 248 652 L248 178 Z';

const tee: Shape = (p) =>
  path('M252 178 L140 300 L210 372 L262 320 Z M548 178 L660 300 L590 372 L538 320 Z', p.dark) +
  path(torso, 'url(#d)') +
  print(p) +
  stroke('M296 160 C340 214 460 214 504 160', p.dark, 16) +
  stroke('M252 636 C340 652 460 652 548 636', p.dark, 4, '10 8');

const sweater: Shape = (p) =>
  path('M256 180 L150 560 L216 590 L276 380 Z M544 180 L650 560 L584 590 L524 380 Z', p.dark) +
  path('M144 556 l70 30 l-10 36 l-70 -30 Z M656 556 l-70 30 l10 36 l70 -30 Z', p.deep) +
  path('M296 166 C340 190 460 190 504 166 L552 184 L552 620 L248 620 L248 184 Z', 'url(#d)') +
  rect(244, 610, 312, 48, 10, p.dark) +
  times(20, (i) => rect(252 + i * 15.2, 612, 5, 44, 2, p.deep, 'opacity=".5"')) +
  (p.vary(3) === 0
    ? times(3, (i) =>
        stroke(`M${316 + i * 84} 240 q20 24 0 48 t0 48 t0 48 t0 48 t0 48 t0 48 t0 48`, p.light, 10),
      )
    : p.vary(3) === 1
      ? times(15, (i) => path(`M${262 + i * 19} 330 l9 -16 l9 16 l-9 16 Z`, p.accent)) +
        rect(248, 360, 304, 12, 0, p.light) +
        rect(248, 290, 304, 12, 0, p.light)
      : times(9, (i) => stroke(`M${268 + i * 33} 220 V604`, p.dark, 4))) +
  path('M288 166 C310 132 490 132 512 166 C470 206 330 206 288 166 Z', p.deep) +
  stroke('M288 166 C330 206 470 206 512 166', p.light, 16);

const shirt: Shape = (p) =>
  path('M256 178 L160 560 L226 586 L276 380 Z M544 178 L640 560 L574 586 L524 380 Z', p.dark) +
  path(
    'M300 160 L500 160 L552 184 L556 600 C520 660 460 660 400 640 C340 660 280 660 244 600 L248 184 Z',
    'url(#d)',
  ) +
  (p.vary(2) ? times(9, (i) => stroke(`M${268 + i * 34} 190 V630`, p.pale, 4)) : '') +
  path('M300 160 L400 250 L336 290 L282 178 Z M500 160 L400 250 L464 290 L518 178 Z', p.pale) +
  path('M318 160 C350 176 450 176 482 160 L400 250 Z', p.deep) +
  stroke('M400 250 V640', p.dark, 6) +
  times(6, (i) => oval(412, 290 + i * 60, 7, 7, '#fffaf0')) +
  rect(450, 320, 74, 84, 6, p.dark, 'opacity=".5"');

const dress: Shape = (p) =>
  (p.vary(2)
    ? path('M316 150 L230 300 L290 340 L340 250 Z M484 150 L570 300 L510 340 L460 250 Z', p.dark)
    : '') +
  path(
    'M322 140 C340 210 460 210 478 140 L506 150 C500 240 480 290 486 350 C540 450 590 560 606 640 C480 676 320 676 194 640 C210 560 260 450 314 350 C320 290 300 240 294 150 Z',
    'url(#d)',
  ) +
  path('M314 346 C360 362 440 362 486 346 L492 378 C440 392 360 392 308 378 Z', p.accent) +
  (p.vary(3) === 0
    ? times(26, (i) => oval(262 + ((i * 71) % 280), 420 + ((i * 53) % 210), 9, 9, p.pale))
    : times(5, (i) => stroke(`M${348 + i * 26} 392 Q${300 + i * 50} 520 ${256 + i * 72} 648`, p.dark, 5))) +
  stroke('M322 140 C340 210 460 210 478 140', p.dark, 8);

const trousers: Shape = (p) =>
  path(
    'M270 130 H530 L566 650 C530 664 470 664 440 650 L404 320 L396 320 L360 650 C330 664 270 664 234 650 Z',
    'url(#d)',
  ) +
  rect(266, 126, 268, 46, 6, p.dark) +
  times(5, (i) => rect(286 + i * 54, 120, 14, 58, 4, p.deep)) +
  stroke('M400 172 V320', p.deep, 5) +
  stroke('M280 190 C300 230 320 240 346 244 M520 190 C500 230 480 240 454 244', p.deep, 5) +
  (p.vary(2)
    ? stroke('M306 260 L292 640 M494 260 L508 640', p.light, 6)
    : stroke('M250 626 h104 M446 626 h104', p.dark, 8, '8 8')) +
  oval(400, 150, 9, 9, '#d9c48f');

const jacket: Shape = (p) =>
  path('M262 190 L160 580 L236 606 L284 400 Z M538 190 L640 580 L564 606 L516 400 Z', p.dark) +
  path('M292 166 L508 166 L552 194 L560 640 C480 660 320 660 240 640 L248 194 Z', 'url(#d)') +
  (p.vary(2)
    ? times(6, (i) =>
        stroke(
          `M246 ${250 + i * 66} C320 ${268 + i * 66} 480 ${268 + i * 66} 554 ${250 + i * 66}`,
          p.dark,
          6,
        ),
      )
    : rect(276, 470, 96, 110, 10, p.dark, 'opacity=".7"') +
      rect(428, 470, 96, 110, 10, p.dark, 'opacity=".7"')) +
  path('M286 166 C300 110 500 110 514 166 C470 220 330 220 286 166 Z', p.deep) +
  path('M292 160 L392 260 L372 330 L276 196 Z M508 160 L408 260 L428 330 L524 196 Z', p.dark) +
  stroke('M400 250 V648', '#e9dfc9', 8, '4 8') +
  rect(392, 262, 16, 30, 6, '#d9c48f');

const bag: Shape = (p) =>
  stroke(p.vary(2) ? 'M290 320 C290 140 510 140 510 320' : 'M250 330 C240 90 560 90 550 330', p.dark, 22) +
  path('M190 310 H610 L648 620 C650 646 636 660 610 660 H190 C164 660 150 646 152 620 Z', 'url(#d)') +
  path(
    p.vary(2) ? 'M190 310 H610 L622 400 C520 470 280 470 178 400 Z' : 'M190 310 H610 L614 350 H186 Z',
    p.dark,
  ) +
  rect(372, p.vary(2) ? 420 : 334, 56, 54, 10, '#d8b25c') +
  stroke('M176 600 C320 622 480 622 624 600', p.deep, 4, '12 9');

export const fashion = { tee, sweater, shirt, dress, trousers, jacket, bag } satisfies Record<string, Shape>;
