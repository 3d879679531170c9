import { expect, test } from 'vitest';
import type { Question } from '#shared/model/quiz.ts';
import { branchesOf, placesOf } from './branches.ts';
import { layOut } from './layout.ts';
import { place } from './layout-size.ts';

const question = (id: string, rules: Question['rules'] = []): Question => ({
  id,
  type: 'shortText',
  required: true,
  maxLength: 10,
  rules,
});
const answered = (id: string) => ({ op: 'answered' as const, question: id });

const questions = [
  question('a', [
    { when: { op: 'contains', question: 'a', text: 'x' }, target: { to: 'question', question: 'c' } },
    { when: { op: 'contains', question: 'a', text: 'y' }, target: { to: 'link', url: 'https://a.example' } },
  ]),
  question('b', [{ when: answered('b'), target: { to: 'results' } }]),
  question('c', [{ when: answered('a'), target: { to: 'question', question: 'gone' } }]),
];

test('a question leads where its rules say, and on, unless a rule takes every answer', () => {
  expect(branchesOf({ questions })).toEqual([
    { from: 'a', to: 'c', rule: 0 },
    { from: 'a', to: 'link:https://a.example', rule: 1 },
    { from: 'a', to: 'b' },
    { from: 'b', to: 'results', rule: 0 },
    { from: 'c', to: 'results' },
  ]);
});

test('every place has a spot of its own, and every branch a line', () => {
  const branches = branchesOf({ questions });
  const places = placesOf({ questions }, branches);
  expect(places).toEqual(['a', 'b', 'c', 'results', 'link:https://a.example']);
  const drawn = layOut(places, branches);
  const spots = places.map((id) => drawn.places[id]);
  for (const [index, one] of spots.entries())
    for (const other of spots.slice(index + 1)) {
      if (!one || !other) throw new Error('a place has no spot');
      expect(Math.abs(one.x - other.x) >= place.width || Math.abs(one.y - other.y) >= place.height).toBe(
        true,
      );
    }
  expect(drawn.lines.every((line) => line.length >= 2)).toBe(true);
  expect(drawn.height).toBeGreaterThan(4 * place.height);
});
