import type { Locale } from '#shared/model/locale.ts';

/** What is shown of the product: `npm run pictures` takes each of these, and the site's pages name them. */
export const screenNames = ['builder', 'results'] as const;
export type ScreenName = (typeof screenNames)[number];

/** In pixels of the window that is pictured. */
export const screenSize = { width: 1440, height: 900 } as const;

/** Each picture is there in these widths, in pixels, and in these colours and formats. */
export const screenWidths = [720, 1440] as const;
export const screenModes = ['light', 'dark'] as const;
export const screenFormats = ['avif', 'webp'] as const;

interface Screen {
  name: ScreenName;
  locale: Locale;
  mode: (typeof screenModes)[number];
  width: (typeof screenWidths)[number];
  format: (typeof screenFormats)[number];
}

/** A picture's address on the site, and below `frontend/public`. */
export const screenFile = ({ name, locale, mode, width, format }: Screen): string =>
  `/screens/${name}-${locale}-${mode}-${width}.${format}`;
