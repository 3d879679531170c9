import type { Theme } from '#shared/model/theme.ts';

/** Relative luminance of a hex colour, WCAG 2.2. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two hex colours, 1 to 21, WCAG 2.2. */
export const contrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/**
 * A theme whose text can be read: with a background there is a text colour, of a contrast of 4.5 at least. Without
 * one the page's own colours hold, which may be light or dark, so a text colour alone is left out.
 */
export const readableTheme = ({ text, ...theme }: Theme): Theme => {
  const { background } = theme;
  if (!background) return theme;
  if (text && contrast(text, background) >= 4.5) return { ...theme, text };
  const [dark, light] = ['#1a1a1a', '#ffffff'];
  const best = contrast(dark, background) >= contrast(light, background) ? dark : light;
  return { ...theme, text: contrast(best, background) >= 4.5 ? best : '#000000' };
};
