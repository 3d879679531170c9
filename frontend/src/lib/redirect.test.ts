import { expect, it } from 'vitest';
import { safePath } from './redirect.ts';

const origin = 'https://recommend.example';

it.each(['/app', '/app/quizzes?view=responses&response=r#top', '/nl/app'])('keeps %s', (path) => {
  expect(safePath(path, origin)).toBe(path);
});

it.each([
  'https://evil.example/app',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'app',
  '',
  undefined,
  7,
  `/${'a'.repeat(3000)}`,
])('refuses %s', (path) => {
  expect(safePath(path, origin)).toBeNull();
});
