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
  const [left] = later.read();
  expect(left).toEqual({ revision: 3, name: 'Mine', draft });
  expect(createDraftBackup(shelf, 'b').read()).toEqual([]);
  if (left) later.adopt(left);
  later.clear();
  expect(createDraftBackup(shelf, 'a').read()).toEqual([]);
});

it('keeps what each of two tabs wrote, and lets neither forget the words of the other', () => {
  const shelf = shelfOf();
  const [one, two] = [createDraftBackup(shelf, 'a'), createDraftBackup(shelf, 'a')];
  one.write({ revision: 3, name: 'One', draft });
  two.write({ revision: 3, name: 'Two', draft });
  one.write({ revision: 3, name: 'One, longer', draft });
  const names = () =>
    createDraftBackup(shelf, 'a')
      .read()
      .map(({ name }) => name);
  expect(names()).toEqual(['One, longer', 'Two']);
  one.clear();
  expect(names()).toEqual(['Two']);
});

it('does not write over what a tab that still lives wrote, though it was read', () => {
  const shelf = shelfOf();
  const living = createDraftBackup(shelf, 'a');
  living.write({ revision: 3, name: 'Living', draft });
  const later = createDraftBackup(shelf, 'a');
  const [left] = later.read();
  if (left) later.adopt(left);
  living.write({ revision: 3, name: 'Living on', draft });
  later.write({ revision: 3, name: 'Later', draft });
  later.clear();
  expect(createDraftBackup(shelf, 'a').read()).toMatchObject([{ name: 'Living on' }]);
});

it('brings back all of a draft but the address that was being typed', () => {
  const [question] = draft.questions;
  const typing = { ...draft, questions: [{ ...question, video: 'htt' }] } as Quiz;
  const shelf = shelfOf();
  createDraftBackup(shelf, 'a').write({ revision: 3, name: 'Mine', draft: typing });
  expect(createDraftBackup(shelf, 'a').read()).toEqual([{ revision: 3, name: 'Mine', draft }]);
});

it('keeps a question as it is now, and the others as they were', () => {
  const [first] = draft.questions;
  const second = { ...first, id: 'q2' } as typeof first & object;
  const before = { ...draft, questions: [...draft.questions, second] };
  const shelf = shelfOf();
  const backup = createDraftBackup(shelf, 'a');
  backup.write({ revision: 3, name: 'Mine', draft: before });
  const after = { ...before, questions: before.questions.with(1, { ...second, required: true }) };
  backup.write({ revision: 3, name: 'Mine', draft: after, underway: ['one'] });
  expect(createDraftBackup(shelf, 'a').read()).toEqual([
    { revision: 3, name: 'Mine', draft: after, underway: ['one'] },
  ]);
});

it('ignores what is no draft', () => {
  for (const text of ['{', 'null', '{"revision":1}'])
    expect(createDraftBackup(shelfOf(new Map([['a', text]])), 'a').read()).toEqual([]);
});

it('does not stop the editing where storage is forbidden', () => {
  const forbid = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const backup = createDraftBackup({ getItem: forbid, setItem: forbid, removeItem: forbid }, 'a');
  expect(backup.read()).toEqual([]);
  expect(() => backup.write({ revision: 1, name: 'Mine', draft })).not.toThrow();
  expect(() => backup.clear()).not.toThrow();
});
