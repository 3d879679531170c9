import { expect, it } from 'vitest';
import { safePath } from './redirect.ts';

const origin = 'https://recommend.example';

it.each([
  '/app',
  '/nl',
  '/app/quizzes?view=responses&response=r#top',
  '/nl/app',
  '/app/products?q=1//2',
  '/app/products?q=50%25&back=https://evil.example',
  '/auth/shopify-link?shop=a.myshopify.com',
  '/auth/invitation#token',
])('keeps %s', (path) => {
  expect(safePath(path, origin)).toBe(path);
});

const hosts = [
  'https://evil.example/app',
  'https:evil.example',
  'https:/evil.example',
  'http://recommend.example/app',
  'https://recommend.example.evil.example',
  'https://recommend.example@evil.example',
  'https://recommend.example/app',
  'recommend.example/app',
  '@evil.example',
  '.evil.example',
];
const slashes = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/app/..//evil.example',
  '/app//evil.example',
  '/./\\evil.example',
  '//evil.example@recommend.example',
  '//recommend.example@evil.example/app',
  '/nl//evil.example',
  '/nl/\\evil.example',
  '/nl/nl//evil.example',
];
const encoded = [
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%255cevil.example',
  '%2f%2fevil.example',
  '/nl/%2fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00//evil.example',
  '/%2e%2e/%2fevil.example',
];
const invisible = [
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/app?a=\nb',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
];
const lookalikes = [
  '/\uff0fevil.example',
  '/\u2215evil.example',
  '//evil\u3002example',
  '/\uff3cevil.example',
];
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://recommend.example/x',
  'file:///etc/passwd',
  'about:blank',
];
const circles = [
  '/auth/login',
  '/auth/login?redirectUrl=%2F%2Fevil.example',
  '/nl/auth/register?redirectUrl=/app',
  '/auth/reset-password/',
];
const shapeless = [
  'app',
  '',
  '?',
  '#',
  undefined,
  null,
  7,
  ['/app'],
  { href: '/app' },
  `/${'a'.repeat(3000)}`,
];

it.each([
  ...hosts,
  ...slashes,
  ...encoded,
  ...invisible,
  ...lookalikes,
  ...schemes,
  ...circles,
  ...shapeless,
])('refuses %j', (path) => {
  expect(safePath(path, origin)).toBeNull();
});
