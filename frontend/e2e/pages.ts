import { localeSchema } from '#shared/model/locale.ts';
import { pagePatterns } from '#shared/site.ts';
import { pagePaths } from '../prerender/page-paths.ts';
import { localePath } from '../src/lib/locale.ts';

const inEachLanguage = (paths: string[]): string[] =>
  localeSchema.options.flatMap((locale) => paths.map((path) => localePath(path, locale)));

/** Every page that is rendered at build, from the list that the build itself and the sitemap use. */
export const renderedPages = inEachLanguage(pagePaths());

const isApp = (path: string) => path === '/app' || path.startsWith('/app/');
const needsSignIn = (path: string) => path.startsWith('/shopify/');
const others = pagePatterns.filter((path) => !isApp(path)).map((path) => path.replace('{id}', 'sub_1'));

/** What else a visitor can come to: pages that are rendered in the browser, and two that are not there. */
export const visitorPages = inEachLanguage([
  ...others.filter((path) => !needsSignIn(path)),
  '/nope',
  '/blog/nope',
]);

/** Pages outside the app that only who is signed in can see. */
export const memberPages = inEachLanguage(others.filter(needsSignIn));
