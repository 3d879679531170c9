import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filled, Refusal } from './refusal.ts';
import { dutch } from './refusals.nl.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{functions,shared}/**/*.ts', { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.includes('refusals.nl'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const namesIn = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted();

describe('what the server tells a caller', () => {
  it('names the same values in Dutch', () => {
    for (const [english, translation] of Object.entries(dutch)) {
      expect(namesIn(translation), english).toEqual(namesIn(english));
      expect(translation, english).not.toBe(english);
    }
  });

  it('stands somewhere, each of it', () => {
    const all = sources.map(([, text]) => text).join();
    expect(Object.keys(dutch).filter((english) => !all.includes(`'${english}'`))).toEqual([]);
  });

  it('has its Dutch, wherever a function refuses', () => {
    const bare = sources.filter(
      ([file, text]) => file.startsWith('functions') && text.includes('new AppError('),
    );
    expect(bare.map(([file]) => file)).toEqual([]);
  });

  it('is filled with its values, and shows a name that has none', () => {
    const options = { values: { most: 20 } };
    const refusal = new Refusal(
      'too_many',
      'A team has at most {most} people, invitations included. Remove somebody first, or take an invitation back.',
      options,
    );
    expect(refusal.message).toBe(
      'A team has at most 20 people, invitations included. Remove somebody first, or take an invitation back.',
    );
    expect(filled('{email}, {most}', { most: 0 })).toBe('{email}, 0');
  });
});
