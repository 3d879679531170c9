import { expect, it } from 'vitest';
import { analyticsSearch, filterOf } from './search.ts';

const now = new Date('2026-11-21T10:00:00Z');
const quizId = `quiz_${'1'.repeat(32)}`;
const filter = (search: object) => filterOf(analyticsSearch({ ...search }), now);

it('asks for nothing in particular at first, so that the figures are those of the start page', () => {
  expect(filter({})).toEqual({});
});

it('asks for the days up to today, or for those that were chosen', () => {
  expect(filter({ days: 7 })).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(filter({ days: 7, from: '2026-01-01', to: '2026-02-01' })).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  });
});

it('leaves out what an address cannot mean', () => {
  expect(filter({ days: 8, language: 'xx', device: 'tv', quizId: 'x', metric: 'money' })).toEqual({});
  expect(filter({ from: '2026-02-01', to: '2026-01-01' })).toEqual({});
  expect(filter({ from: '2020-01-01', to: '2026-01-01' })).toEqual({});
  expect(filter({ from: '2026-02-30', to: '2026-03-01' })).toEqual({});
});

it('asks for a version of a quiz only', () => {
  expect(filter({ version: 2 })).toEqual({});
  expect(filter({ version: 2, quizId, language: 'nl', device: 'phone' })).toEqual({
    version: 2,
    locale: 'nl',
    device: 'phone',
  });
});
