import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const postsIn = (locale: string) =>
  globSync('**/*.md', { cwd: join(import.meta.dirname, '..', 'content', 'blog', locale) }).sort();

it('has at least twelve posts in each language, the same in both, one of them with a nested slug', () => {
  expect(postsIn('en').length).toBeGreaterThanOrEqual(12);
  expect(postsIn('nl')).toEqual(postsIn('en'));
  expect(postsIn('en').some((file) => file.includes('/'))).toBe(true);
});
