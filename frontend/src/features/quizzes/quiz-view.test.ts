import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { orders, parts, quizSearch, viewOf } from './quiz-view.ts';

const quiz = (name: string, more: Partial<QuizSummary> = {}): QuizSummary => ({
  id: `quiz_${name}`,
  name,
  status: 'draft',
  revision: 1,
  questionCount: 3,
  responseCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const some = [
  quiz('a', { status: 'published', responseCount: 2 }),
  quiz('b', { updatedAt: '2026-02-01T00:00:00.000Z', responseCount: 5 }),
  quiz('c', { status: 'unpublished' }),
  quiz('d', { status: 'unpublished', archivedAt: '2026-02-01T00:00:00.000Z' }),
];
const names = (search: Parameters<typeof viewOf>[1]) => viewOf(some, search).map(({ name }) => name);

it('shows all but the archive, newest first, unless asked otherwise', () => {
  expect(names({})).toEqual(['c', 'b', 'a']);
  expect(names({ status: 'archived' })).toEqual(['d']);
  expect(names({ status: 'out' })).toEqual(['c']);
  expect(names({ sort: 'byResponses' })).toEqual(['b', 'a', 'c']);
  expect(names({ sort: 'lately' })[0]).toBe('b');
  expect(names({ sort: 'byName', q: ' B ' })).toEqual(['b']);
});

const anyQuiz = fc
  .record({
    name: fc.string({ maxLength: 5 }),
    status: fc.constantFrom('draft' as const, 'published' as const, 'unpublished' as const),
    away: fc.boolean(),
  })
  .map(({ name, status, away }) =>
    // An archived quiz is never in the shop.
    quiz(name, {
      status: away && status === 'published' ? 'unpublished' : status,
      ...(away ? { archivedAt: '2026-02-01T00:00:00.000Z' } : {}),
    }),
  );

it('puts every quiz into exactly one part besides “all”', () => {
  fc.assert(
    fc.property(fc.array(anyQuiz, { maxLength: 20 }), (quizzes) => {
      const single = parts.filter((part) => part !== 'all');
      const sum = single.reduce((total, status) => total + viewOf(quizzes, { status }).length, 0);
      expect(sum).toBe(quizzes.length);
    }),
  );
});

it('orders without losing any', () => {
  fc.assert(
    fc.property(fc.array(anyQuiz, { maxLength: 20 }), fc.constantFrom(...orders), (quizzes, sort) => {
      expect(new Set(viewOf(quizzes, { sort }))).toEqual(new Set(viewOf(quizzes, {})));
    }),
  );
});

it('reads any address', () => {
  expect(quizSearch({ status: 'nonsense', sort: 3, q: 'x'.repeat(500) })).toEqual({});
});
