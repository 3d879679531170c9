import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lines } from './lines.ts';

const root = join(import.meta.dirname, '..', '..');

/** The titles of the tests in a file. */
const titlesIn = (file: string): string[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const titles = readFileSync(path, 'utf8').matchAll(
    /(?:\b(?:it|test)(?:\.each[^\n]*)?|^\s*\](?: as const)?\))\(\s*(['"`])(.*?)\1,/gms,
  );
  return [...titles].map(([, , title]) => title ?? '');
};

it.each(Object.entries(lines))('%s: is shown by tests that exist', (_, shown) => {
  expect(shown.length).toBeGreaterThan(0);
  const missing = shown.filter(([file, test]) => !titlesIn(file).some((title) => title.includes(test)));
  expect(missing).toEqual([]);
});
