import { expect, it } from 'vitest';
import { settingsFile } from '#infra/local/shop/storefront/theme-settings.ts';
import { paletteSchema } from '#shared/model/palette.ts';
import { palettesIn } from './palettes.ts';

const file = (current: unknown, presets: object = {}) => JSON.stringify({ current, presets });
const main = { background: '#ffffff', text: '#121212', accent: '#334fb4' };

it('reads the colour schemes of a theme in their order, with the comment that the editor puts in front', () => {
  const palettes = palettesIn(settingsFile);
  expect(palettes).toEqual([
    { background: '#fdfbf7', text: '#23211d', accent: '#2c5540' },
    { background: '#2c5540', text: '#ffffff', accent: '#f6ead7' },
  ]);
  for (const palette of palettes) expect(paletteSchema.parse(palette)).toEqual(palette);
});

it('knows newer names, and shows what is half seen as it looks on the background', () => {
  const settings = {
    ...{ background: '#ffffffff', foreground: '#000000cf', primary: '#00000000' },
    primary_button_background: 'rgba(0, 0, 0, 0.5)',
  };
  expect(palettesIn(file({ color_schemes: { 'scheme-1': { settings } } }))).toEqual([
    { background: '#ffffff', text: '#303030', accent: '#808080' },
  ]);
});

it('reads an older theme, and the preset that nobody has changed', () => {
  const old = { colors_background_1: '#FFF', colors_text: '#121212', colors_accent_1: '#334FB4', logo: '' };
  expect(palettesIn(file(old))).toEqual([main]);
  expect(palettesIn(file('Default', { Default: old }))).toEqual([main]);
  expect(palettesIn(file({ color_body_bg: '#ffffff', color_text: '#121212' }))).toEqual([
    { ...main, accent: '#121212' },
  ]);
});

it('names each set of colours once, and six at most', () => {
  const scheme = (button: string) => ({ settings: { background: '#fff', text: '#121212', button } });
  const twice = { one: scheme('#334fb4'), two: scheme('#334FB4') };
  expect(palettesIn(file({ color_schemes: twice }))).toEqual([main]);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`s${at}`, scheme(`#33445${at}`)]));
  expect(palettesIn(file({ color_schemes: many }))).toHaveLength(6);
});

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a preset that is not there', file('Gone')],
  ['names that nobody knows', file({ hue: '#123456' })],
  ['colours that are none', file({ background: 'red; }', text: 'url(x)', button: 7 })],
])('finds none in %s', (_, text) => {
  expect(palettesIn(text)).toEqual([]);
});
