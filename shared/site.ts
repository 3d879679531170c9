import type { Locale } from './model/locale.ts';

/** The product's name, written once. */
export const productName = 'Recommend';

/** Where the product stands when nobody says otherwise; `SITE_ORIGIN` at build says otherwise. */
export const siteOrigin = 'http://localhost:3000';

/** Where people write to us. */
export const contactAddress = 'hello@recommend.example';

/** What the site's own title says after the product's name. */
export const tagline: Record<Locale, string> = {
  en: 'Smart Product Quizzes for Shopify Stores',
  nl: 'Slimme productquizzen voor Shopify-winkels',
};

/** The language of paths without a prefix. */
export const defaultLocale: Locale = 'en';

/** Languages whose pages stand under a path prefix of their own. */
export const prefixedLocales = ['nl'] as const satisfies readonly Locale[];

/** Pages that are one text each, a Markdown file a language in `frontend/content/pages`. */
export const textPages = [
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/why-use-a-shopify-quiz-builder',
] as const;

/**
 * Pages that are rendered at build, once a language; the blog's posts (`/blog/…`) join them. Without a language
 * prefix, like all paths here.
 */
export const sitePages = [
  '/',
  '/blog',
  '/contact',
  '/features',
  '/pricing',
  '/quiz-builder',
  ...textPages,
] as const;

/**
 * Every page that is rendered in the browser; `{name}` stands for one path segment. The edge answers a path that is
 * neither here nor rendered at build with a real 404, and a test holds the router's tree against both lists.
 */
export const pagePatterns = [
  '/public',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/shopify',
  '/auth/shopify-link',
  '/auth/invitation',
  '/app',
  '/app/quizzes',
  '/app/quizzes/new',
  '/app/quizzes/create',
  '/app/quizzes/editor/{id}',
  '/app/analytics',
  '/app/products',
  '/app/products/collections',
  '/app/settings',
  '/shopify/checkout/complete/{id}',
] as const;

/** The page of a published quiz on our own domain: for links in mails and social media. */
export const quizPagePath = (quizId: string, locale: Locale): string =>
  `${locale === defaultLocale ? '' : `/${locale}`}/quiz/${quizId}`;
