import { expect, it } from 'vitest';
import { type Counts, sum } from './counts.ts';
import { headline } from './headline.ts';
import { change, completionRate, conversionRate, dropOff, startRate } from './rates.ts';

const counts = (some: Partial<Counts>): Counts => ({ ...sum([]), ...some });

it('a share is of those who could: starts of views, completions and carts of starts', () => {
  const all = counts({ viewed: 200, started: 80, completed: 60, converted: 20, lead: 5 });
  expect([startRate(all), completionRate(all), conversionRate(all)]).toEqual([0.4, 0.75, 0.25]);
});

it('drop-off is over those who were shown a question, not over those before it', () => {
  expect(dropOff({ shown: 350, answered: 333 })).toBeCloseTo(0.0486, 4);
  expect(dropOff({ shown: 863, answered: 725 })).toBeCloseTo(0.16, 3);
});

it('there is no share of nothing, and none beyond everything', () => {
  expect(startRate(counts({}))).toBeNull();
  expect(dropOff({ shown: 0, answered: 0 })).toBeNull();
  // Both went on past midnight: only their end is in the period.
  expect(completionRate(counts({ started: 1, completed: 3 }))).toBe(1);
  expect(dropOff({ shown: 1, answered: 3 })).toBe(0);
});

it('a change is told against what was before, where there was something', () => {
  expect([change(15, 10), change(5, 10), change(5, 0), change(0, 0)]).toEqual([0.5, -0.5, null, null]);
});

it('the headline counts published quizzes and started sessions', () => {
  const quizzes = [{ status: 'published' }, { status: 'draft' }, { status: 'unpublished' }];
  expect(headline(quizzes, counts({ viewed: 9, started: 4, completed: 3, converted: 1 }))).toEqual({
    activeQuizzes: 1,
    sessions: 4,
    completionRate: 0.75,
    conversionRate: 0.25,
  });
});
