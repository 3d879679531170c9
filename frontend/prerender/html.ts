import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { defaultLocale, productName } from '#shared/site.ts';
import { localePath } from '../src/lib/locale.ts';
import type { PageHead } from '../src/lib/page-head.ts';
import { shareSize } from './pictures.ts';
import { structuredData } from './structured-data.ts';

/** What every page loads, by its address. */
export interface Assets {
  app: string;
  boot: string;
  /** Brought by the start script to who agreed to be counted. */
  count: string;
  styles: string[];
  font: string;
  /** Attributes of the page's element: what the build was configured with. */
  configured: string;
}

export interface PageParts {
  /** Id of the build. */
  build: string;
  path: string;
  locale: Locale;
  title: string;
  head: PageHead;
  html: string;
  /** Address of the picture that is shown where the page is shared. */
  image: string;
  origin: string;
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${text(content)}">`;

/** The part of a head that is the same on every page. */
const commonHead = ({ boot, app, count, styles, font }: Assets): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script src="${boot}" data-app="${app}" data-count="${count}"></script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    meta('theme-color', '#D97706'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.json">',
  ].join('');

/** A whole page. */
export const pageHtml = (page: PageParts, assets: Assets): string => {
  const { build, path, locale, title, head, html, image, origin } = page;
  const urlIn = (one: string, language: Locale) => new URL(localePath(one, language), origin).href;
  const url = urlIn(path, locale);
  const alternates = [...localeSchema.options, 'x-default' as const].map(
    (language) =>
      `<link rel="alternate" hreflang="${language}" href="${urlIn(path, language === 'x-default' ? defaultLocale : language)}">`,
  );
  const feed = localePath('/blog', locale);
  const data = structuredData({ head, url, image, locale, urlOf: (one) => urlIn(one, locale) });
  return [
    `<!doctype html><html lang="${locale}" data-build="${build}"${assets.configured}><head>`,
    commonHead(assets),
    `<title>${text(title)}</title>`,
    meta('description', head.description),
    `<link rel="canonical" href="${url}">`,
    ...alternates,
    `<link rel="alternate" type="application/rss+xml" title="${productName}" href="${feed}/rss.xml">`,
    meta('og:type', head.published ? 'article' : 'website'),
    meta('og:site_name', productName),
    meta('og:title', title),
    meta('og:description', head.description),
    meta('og:url', url),
    meta('og:locale', locale === 'nl' ? 'nl_NL' : 'en_US'),
    meta('og:image', image),
    meta('og:image:width', String(shareSize.width)),
    meta('og:image:height', String(shareSize.height)),
    ...(head.published ? [meta('article:published_time', head.published)] : []),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${json(data)}</script>`,
    `</head><body><div id="root" data-prerendered>${html}</div></body></html>`,
  ].join('\n');
};
