import * as z from 'zod';
import type { Palette } from '#shared/model/palette.ts';

/** What themes call their colours: those of colour schemes first, then those of older themes. */
const names = {
  background: [
    'background',
    'colors_background_1',
    'color_background',
    'color_body_bg',
    'color_page_bg',
    'background_color',
  ],
  text: ['foreground', 'text', 'colors_text', 'color_text', 'color_body_text', 'text_color', 'color_body'],
  accent: [
    'primary_button_background',
    'button',
    'button_background',
    'colors_accent_1',
    'color_button',
    'color_primary',
    'color_accent',
    'accent_color',
    'primary',
  ],
} as const;

const most = 6;

const settings = z.record(z.string(), z.unknown());
const fileSchema = z.object({
  /** The name of a preset while nobody has changed anything. */
  current: z.union([z.string(), settings]),
  presets: z.record(z.string(), settings).optional(),
});
const schemesSchema = z.record(z.string(), z.object({ settings }));

type Rgba = [number, number, number, number];

const channels = (text: string): Rgba | null => {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (hex) {
    const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0, a = 255] = (long.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
    return [r, g, b, a / 255];
  }
  const parts = /^rgba?\(([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\)$/i.exec(text);
  if (!parts) return null;
  const [r = 0, g = 0, b = 0] = parts.slice(1, 4).map((part) => Math.min(255, Number(part)));
  return [r, g, b, parts[4] === undefined ? 1 : Math.min(1, Number(parts[4]))];
};

const inHex = (rgb: number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour as it shows on what is behind it; null for one that is not seen. */
function seen(value: unknown, behind: string): string | null {
  const found = typeof value === 'string' ? channels(value.trim()) : null;
  const below = channels(behind);
  if (!found || !below || found[3] === 0) return null;
  const alpha = found[3];
  return inHex([0, 1, 2].map((at) => (found[at] ?? 0) * alpha + (below[at] ?? 0) * (1 - alpha)));
}

function paletteOf(given: Record<string, unknown>): Palette[] {
  const pick = (wanted: readonly string[], behind: string): string | null =>
    wanted.map((name) => seen(given[name], behind)).find((colour) => colour !== null) ?? null;
  const background = pick(names.background, '#ffffff');
  if (background === null) return [];
  const text = pick(names.text, background);
  const accent = pick(names.accent, background) ?? text;
  return text === null || accent === null ? [] : [{ background, text, accent }];
}

/** Theme editors put a comment in front of the file. */
const withoutComment = (file: string): string => file.replace(/^\s*\/\*[\s\S]*?\*\//, '');

function parsed(file: string): unknown {
  try {
    return JSON.parse(withoutComment(file));
  } catch {
    return null;
  }
}

/**
 * The colours that a theme uses together, its main ones first: its colour schemes, or what an older theme has instead.
 * Whoever made the theme chose the names of its settings, so one whose names nobody knows has none.
 * @param file `config/settings_data.json` of the theme
 * @see https://shopify.dev/docs/storefronts/themes/architecture/settings/input-settings#color_scheme_group
 */
export function palettesIn(file: string): Palette[] {
  const data = fileSchema.safeParse(parsed(file)).data;
  if (!data) return [];
  const { current, presets = {} } = data;
  const chosen = typeof current === 'string' ? (presets[current] ?? {}) : current;
  const schemes = Object.values(chosen).flatMap((value) => {
    const group = schemesSchema.safeParse(value).data;
    return group ? Object.values(group) : [];
  });
  const all = schemes.length > 0 ? schemes.map((scheme) => scheme.settings) : [chosen];
  const found = new Map(all.flatMap(paletteOf).map((palette) => [JSON.stringify(palette), palette]));
  return [...found.values()].slice(0, most);
}
