import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { productName } from '#shared/site.ts';
import { unpackWoff } from './font.ts';

/** Size of the picture that is shown where a page is shared, in pixels. */
export const shareSize = { width: 1600, height: 900 };

const require = createRequire(import.meta.url);
const cacheDir = join(import.meta.dirname, '..', '..', '.local', 'build', 'pictures');
const font = (weight: number) =>
  unpackWoff(readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Breaks a title into lines of about equal width; a letter is a little over half as wide as it is high. */
const breakLines = (text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})"><rect width="32" height="32" rx="8" fill="#b45309"/><path d="M10 24V8h7.2a5.3 5.3 0 0 1 1.6 10.3L22.6 24" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>`;

const choice = (y: number, width: number, isChosen: boolean) =>
  `<rect x="1130" y="${y}" width="350" height="72" rx="14" fill="${isChosen ? '#fdf2e0' : '#fff'}" stroke="${isChosen ? '#d97706' : '#e8e5e0'}" stroke-width="3"/><rect x="1160" y="${y + 28}" width="${width}" height="16" rx="8" fill="${isChosen ? '#b45309' : '#d3cec7'}"/>`;

const quiz = `<g transform="rotate(4 1300 480)"><rect x="1080" y="200" width="450" height="500" rx="28" fill="#fff" stroke="#e8e5e0" stroke-width="3"/><rect x="1130" y="250" width="350" height="12" rx="6" fill="#f3f1ee"/><rect x="1130" y="250" width="190" height="12" rx="6" fill="#d97706"/><rect x="1130" y="306" width="270" height="24" rx="12" fill="#1c1917"/>${choice(374, 170, false)}${choice(466, 210, true)}${choice(558, 130, false)}</g>`;

/** The picture that is shown where a page is shared. */
export const shareSvg = (title: string, kicker: string): string => {
  const size = title.length > 60 ? 68 : 84;
  const lines = breakLines(title, size === 84 ? 22 : 27).slice(0, 5);
  const top = 470 - ((lines.length - 1) * size * 1.12) / 2;
  const text = lines
    .map((line, index) => `<tspan x="110" y="${top + index * size * 1.12}">${escaped(line)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#faf9f7"/><circle cx="1330" cy="470" r="460" fill="#fdf2e0"/>${quiz}${mark(110, 96, 72)}<text x="206" y="150" font-family="Inter" font-weight="700" font-size="46" fill="#1c1917">${productName}</text><text font-family="Inter" font-weight="700" font-size="${size}" letter-spacing="-2" fill="#1c1917">${text}</text><text x="110" y="808" font-family="Inter" font-size="36" fill="#57524c">${escaped(kicker)}</text></svg>`;
};

/** Renders SVG to PNG. What was rendered once is kept, since most of a build is the same as in the last. */
export const createPainter = () => {
  mkdirSync(cacheDir, { recursive: true });
  const fonts = [400, 700].map((weight) => {
    const path = join(cacheDir, `inter-${weight}.ttf`);
    if (!existsSync(path)) writeFileSync(path, font(weight));
    return path;
  });
  return (svg: string, width: number): Buffer => {
    const key = createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 24);
    const path = join(cacheDir, `${key}.png`);
    if (existsSync(path)) return readFileSync(path);
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    const png = image.render().asPng();
    writeFileSync(path, png);
    return png;
  };
};
