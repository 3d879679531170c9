import { expect, test } from 'vitest';
import { toggled } from './Choices.tsx';
import { hintOf } from './choiceWords.ts';
import type { Of } from './props.ts';
import { moved } from './Ranking.tsx';

const question: Of<'multiple'> = {
  id: 'where',
  type: 'multiple',
  required: true,
  rules: [],
  options: [{ id: 'road' }, { id: 'trail' }, { id: 'none', exclusive: true }],
};

test('ticking adds, ticking again takes away, and what was written besides stays', () => {
  const one = toggled(question, { kind: 'options', ids: ['road'], other: 'sand' }, 'trail');
  expect(one).toEqual({ kind: 'options', ids: ['road', 'trail'], other: 'sand' });
  expect(toggled(question, one, 'road')).toEqual({ kind: 'options', ids: ['trail'], other: 'sand' });
});

test('an exclusive option clears the others, and goes when another is ticked', () => {
  const alone = toggled(question, { kind: 'options', ids: ['road'], other: 'sand' }, 'none');
  expect(alone).toEqual({ kind: 'options', ids: ['none'] });
  expect(toggled(question, alone, 'trail')).toEqual({ kind: 'options', ids: ['trail'] });
});

test('an item is put in at another place', () => {
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
});

test.each([
  [1, 3, 'Choose all that apply.'],
  [2, 3, 'Choose 2 or more.'],
  [1, 2, 'Choose up to 2.'],
  [2, 2, 'Choose 2.'],
])('at least %i and at most %i reads: %s', (min, max, hint) => {
  expect(hintOf(question, min, max, 'en')).toBe(hint);
});
