import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { defaultLocale, productName, tagline } from '#shared/site.ts';
import type { PostSummary } from '../src/data/content.ts';
import { localePath } from '../src/lib/locale.ts';

const xml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Every page in every language, each with its other languages. @see https://www.sitemaps.org/protocol.html */
export const sitemap = (paths: string[], origin: string): string => {
  const url = (path: string, locale: Locale) => xml(new URL(localePath(path, locale), origin).href);
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const entry = (path: string, locale: Locale) =>
    `<url><loc>${url(path, locale)}</loc>${localeSchema.options.map((one) => link(one, url(path, one))).join('')}${link('x-default', url(path, defaultLocale))}</url>`;
  const entries = paths.flatMap((path) => localeSchema.options.map((locale) => entry(path, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
};

/** The blog in one language. @see https://www.rssboard.org/rss-specification */
export const rss = (posts: PostSummary[], locale: Locale, origin: string): string => {
  const url = (path: string) => xml(new URL(localePath(path, locale), origin).href);
  const items = posts.map(
    ({ slug, title, description, date, tags }) =>
      `<item><title>${xml(title)}</title><link>${url(`/blog/${slug}`)}</link><guid>${url(`/blog/${slug}`)}</guid><description>${xml(description)}</description><pubDate>${new Date(date).toUTCString()}</pubDate>${tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${productName}</title><link>${url('/blog')}</link><atom:link href="${url('/blog')}/rss.xml" rel="self" type="application/rss+xml"/><description>${xml(tagline[locale])}</description><language>${locale}</language>\n${items.join('\n')}\n</channel></rss>\n`;
};

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /app\nDisallow: /nl/app\nDisallow: /public\n\nSitemap: ${origin}/sitemap.xml\n`;

export const webManifest = (): string =>
  JSON.stringify({
    name: productName,
    short_name: productName,
    start_url: '/app',
    display: 'standalone',
    theme_color: '#D97706',
    background_color: '#faf9f7',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
