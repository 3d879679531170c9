import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { productName } from '#shared/site.ts';
import { localePath } from '../src/lib/locale.ts';
import type { Assets } from './html.ts';

const words = {
  en: { title: 'Page Not Found', found: 'Page not found: ', home: 'Go to the start page' },
  nl: { title: 'Pagina niet gevonden', found: 'Pagina niet gevonden: ', home: 'Naar de startpagina' },
};

/**
 * What the edge answers for a path that is no page, by language. `%PATH%` stands for the path. It is part of the
 * edge function, so it is kept short; the app takes over and shows the same with more.
 */
export const notFoundHtml = ({ app, styles, configured }: Assets, build: string): Record<Locale, string> => {
  const html = (locale: Locale) => {
    const { title, found, home } = words[locale];
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    return `<!doctype html><html lang="${locale}" data-build="${build}"${configured}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - ${productName}</title>${links}<script type="module" src="${app}"></script></head><body><div id="root"><main class="mx-auto grid min-h-dvh max-w-lg content-center gap-3 px-6 py-16"><h1 class="text-xl wrap-anywhere">${found}%PATH%</h1><p><a href="${localePath('/', locale)}">${home}</a></p></main></div></body></html>`;
  };
  return Object.fromEntries(localeSchema.options.map((locale) => [locale, html(locale)])) as Record<
    Locale,
    string
  >;
};
