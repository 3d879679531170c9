import type { Locale } from './model/locale.ts';

/** The product's name, written once. */
export const productName = 'Recommend';

/** The language of paths without a prefix. */
export const defaultLocale: Locale = 'en';

/** Languages whose pages stand under a path prefix of their own. */
export const prefixedLocales = ['nl'] as const satisfies readonly Locale[];

/**
 * Every page of the single-page app, without its language prefix; `{name}` stands for one path segment.
 * The edge answers any other page path with a real 404, and a test holds the router's tree against this list.
 */
export const pagePatterns = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/shopify',
  '/app',
  '/app/quizzes',
  '/app/quizzes/new',
  '/app/quizzes/editor/{id}',
  '/app/products',
  '/app/products/collections',
  '/app/settings',
] as const;
