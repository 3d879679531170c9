import { expect, it } from 'vitest';
import type { Quiz } from '#shared/model/quiz.ts';
import { createDraftBackup } from './draft-backup.ts';

const draft: Quiz = {
  format: 1,
  defaultLocale: 'en',
  locales: ['en'],
  texts: { en: { 'q1.title': 'Name?' } },
  questions: [{ id: 'q1', type: 'shortText', required: false, maxLength: 100, rules: [] }],
  results: { slots: [{ id: 's1', kind: 'best' }], maxProducts: 3, ties: 'priceLow', soldOut: 'last' },
  theme: {},
};
const shelfOf = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});

it('gives back what an earlier visit could not save, once', () => {
  const shelf = shelfOf();
  createDraftBackup(shelf, 'a').write({ revision: 3, name: 'Mine', draft });
  const later = createDraftBackup(shelf, 'a');
  expect(later.read()).toEqual({ revision: 3, name: 'Mine', draft });
  expect(createDraftBackup(shelf, 'b').read()).toBeNull();
  later.clear();
  expect(later.read()).toBeNull();
});

it('leaves alone what another tab wrote', () => {
  const shelf = shelfOf();
  const [one, two] = [createDraftBackup(shelf, 'a'), createDraftBackup(shelf, 'a')];
  one.write({ revision: 3, name: 'One', draft });
  two.write({ revision: 3, name: 'Two', draft });
  one.clear();
  expect(createDraftBackup(shelf, 'a').read()?.name).toBe('Two');
});

it('ignores what is no draft', () => {
  for (const text of ['{', 'null', '{"revision":1}'])
    expect(createDraftBackup(shelfOf(new Map([['a', text]])), 'a').read()).toBeNull();
});

it('does not stop the editing where storage is forbidden', () => {
  const forbid = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const backup = createDraftBackup({ getItem: forbid, setItem: forbid, removeItem: forbid }, 'a');
  expect(backup.read()).toBeNull();
  expect(() => backup.write({ revision: 1, name: 'Mine', draft })).not.toThrow();
  expect(() => backup.clear()).not.toThrow();
});
