import type { Locale } from '#shared/model/locale.ts';
import { defaultLocale, prefixedLocales } from '#shared/site.ts';

/** Splits a path into its language and the path without the language's prefix. */
export const readPath = (path: string): { locale: Locale; path: string } => {
  const locale = prefixedLocales.find((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  if (!locale) return { locale: defaultLocale, path };
  return { locale, path: path.slice(locale.length + 1) || '/' };
};
