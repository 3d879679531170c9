import type { Locale } from '#shared/model/locale.ts';
import { plans } from '#shared/plans.ts';
import { productName } from '#shared/site.ts';
import type { PageHead } from '../src/lib/page-head.ts';

interface Page {
  head: PageHead;
  url: string;
  image: string;
  locale: Locale;
  /** The address of a page in the page's language. */
  urlOf(path: string): string;
}

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: productName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** The product with its three plans, as every page names it. @see https://schema.org/SoftwareApplication */
const product = ({ urlOf, locale, head }: Page) => ({
  '@type': 'SoftwareApplication',
  name: productName,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  url: urlOf('/'),
  inLanguage: locale,
  ...(head.title ? {} : { description: head.description }),
  offers: Object.values(plans).map(({ name, monthly }) => ({
    '@type': 'Offer',
    name,
    price: String(monthly),
    priceCurrency: 'USD',
    url: urlOf('/pricing'),
  })),
});

const breadcrumbs = ({ head, url, urlOf }: Page) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: productName, item: urlOf('/') },
    ...(head.trail ?? []).map(({ name, path }) => ({ name, item: urlOf(path) })),
    { name: head.title, item: url },
  ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

const article = (page: Page, author: string) => ({
  '@type': 'BlogPosting',
  headline: page.head.title,
  description: page.head.description,
  datePublished: page.head.published,
  inLanguage: page.locale,
  image: page.image,
  mainEntityOfPage: page.url,
  author: { '@type': 'Organization', name: author },
  publisher: organization(new URL(page.url).origin),
});

/** What a page says to search engines, in one graph. */
export const structuredData = (page: Page): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@graph': [
    product(page),
    ...(page.head.title ? [breadcrumbs(page)] : [organization(new URL(page.url).origin)]),
    ...(page.head.published ? [article(page, page.head.author ?? `Team ${productName}`)] : []),
    ...(page.head.data ?? []),
  ],
});
