import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { defaultLocale } from '#shared/site.ts';
import { readPath } from './read-path.ts';

/** The path of a page in the given language. */
export const localePath = (path: string, locale: Locale): string => {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

/**
 * Keeps the language out of the router's paths: `/nl/app` is the page `/app`, and links keep to the language
 * of the page they stand on.
 * @param current the path now in the address bar
 */
export const localeRewrite = (current: () => string) => ({
  input: ({ url }: { url: URL }) => {
    url.pathname = readPath(url.pathname).path;
    return url;
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = localePath(url.pathname, readPath(current()).locale);
    return url;
  },
});

const year = 365 * 24 * 60 * 60;

/** The cookie that remembers the chosen language. */
export const localeCookie = (locale: Locale): string => {
  // What a cookie is made of is not left to the types alone.
  if (!locales.includes(locale)) throw new RangeError(`${locale} is no language of ours.`);
  return `locale=${locale}; Max-Age=${year}; Path=/; SameSite=Lax`;
};
