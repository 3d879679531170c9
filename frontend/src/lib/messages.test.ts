import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import nl from '../../locales/nl.json' with { type: 'json' };

interface Message {
  id: string;
  defaultMessage: string;
  description: string;
}

const src = join(import.meta.dirname, '..');
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Every message of the app with the file and the table it stands in. */
const found = await Promise.all(
  globSync('**/*messages.ts', { cwd: src }).map(async (file) => {
    const tables: Record<string, unknown> = await import(join(src, file));
    return Object.entries(tables).flatMap(([table, messages]) =>
      Object.entries(messages as object).flatMap(([key, message]) =>
        isMessage(message) ? [{ file, table, key, ...message }] : [],
      ),
    );
  }),
);
const messages = found.flat();
const dutch: Record<string, string> = nl;

/** The names of the values in a message, such as `count` in `{count, plural, …}`. */
const valuesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

it('finds the messages of the app', () => {
  expect(messages.length).toBeGreaterThan(200);
});

it('has every text in Dutch, and no other', () => {
  expect(Object.keys(dutch).sort()).toEqual(messages.map(({ id }) => id).sort());
});

it('uses an id once', () => {
  const ids = messages.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(messages)(
  '$id says in Dutch what it says in English, with the same values',
  ({ id, defaultMessage, description }) => {
    expect(description.length).toBeGreaterThan(3);
    expect(valuesIn(dutch[id] ?? '')).toEqual(valuesIn(defaultMessage));
  },
);

it('uses every message', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !file.endsWith('messages.ts') && !file.includes('.test.'))
    .map((file) => ({ folder: dirname(file), text: readFileSync(join(src, file), 'utf8') }));
  const readers = (file: string) =>
    sources
      .filter(({ folder, text }) =>
        [...text.matchAll(/from '(\.[^']+messages\.ts)'/g)].some(
          ([, path = '']) => join(folder, path) === file,
        ),
      )
      .map(({ text }) => text)
      .join('\n');
  // A table that is read by a computed key, as the types of questions are, is used as a whole.
  const unused = messages.filter(({ file, table, key }) => {
    const text = readers(file);
    return !new RegExp(`\\.${key}\\b|\\b(${table}|effectMessages)\\[|\\b${table}\\) as`).test(text);
  });
  expect(unused.map(({ id }) => id)).toEqual([]);
});
