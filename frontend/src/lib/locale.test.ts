import { expect, it } from 'vitest';
import { localeCookie, localePath, localeRewrite } from './locale.ts';
import { readPath } from './read-path.ts';

it.each([
  ['/', 'en', '/'],
  ['/app', 'en', '/app'],
  ['/nl', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/nl/app/quizzes', 'nl', '/app/quizzes'],
  ['/nlx/app', 'en', '/nlx/app'],
  ['/en/app', 'en', '/en/app'],
])('reads %s as %s %s', (path, locale, rest) => {
  expect(readPath(path)).toEqual({ locale, path: rest });
});

it('writes a path in each language', () => {
  expect(localePath('/app', 'en')).toBe('/app');
  expect(localePath('/app', 'nl')).toBe('/nl/app');
  expect(localePath('/', 'nl')).toBe('/nl');
});

it('keeps links in the language of the page', () => {
  const rewrite = localeRewrite(() => '/nl/app');
  expect(rewrite.input({ url: new URL('https://x.test/nl/app?a=1') }).href).toBe('https://x.test/app?a=1');
  expect(rewrite.output({ url: new URL('https://x.test/app/quizzes') }).pathname).toBe('/nl/app/quizzes');
});

it('remembers the language for a year', () => {
  expect(localeCookie('nl')).toBe('locale=nl; Max-Age=31536000; Path=/; SameSite=Lax');
});
