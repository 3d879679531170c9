import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures, sum } from './counts.ts';
import { daysIn, lastDays, lengthOf, periodBefore, within } from './period.ts';
import { breakdown, span } from './report.ts';

const period = { from: '2028-02-20', to: '2028-03-10' };
const counts = Object.fromEntries(measures.map((name) => [name, fc.nat({ max: 1000 })]));
const rows = fc.array(
  fc.record({
    day: fc.constantFrom(...daysIn({ from: '2028-02-10', to: '2028-03-20' })),
    quizId: fc.constantFrom('a', 'b', 'c'),
    locale: fc.constantFrom('en', 'nl'),
    ...(counts as Record<(typeof measures)[number], fc.Arbitrary<number>>),
  }),
);

describe('a report', () => {
  it('adds up: its total is the sum of its days, and of its quizzes, and of its languages', () => {
    fc.assert(
      fc.property(rows, (counted) => {
        const report = span(counted, period);
        expect(report.totals).toEqual(sum(counted.filter(({ day }) => within(day, period))));
        expect(sum(report.days)).toEqual(report.totals);
        expect(sum(breakdown(report.rows, 'quizId'))).toEqual(report.totals);
        expect(sum(breakdown(report.rows, 'locale'))).toEqual(report.totals);
      }),
    );
  });

  it('of two periods side by side is the report of both together', () => {
    fc.assert(
      fc.property(rows, (counted) => {
        const before = periodBefore(period);
        const both = span(counted, { from: before.from, to: period.to }).totals;
        expect(sum([span(counted, before).totals, span(counted, period).totals])).toEqual(both);
      }),
    );
  });

  it('has every day of its period, also those on which nothing happened', () => {
    const { days } = span([], period);
    expect(days.map(({ day }) => day)).toContain('2028-02-29');
    expect(days).toHaveLength(20);
    expect(days.every(({ viewed }) => viewed === 0)).toBe(true);
  });
});

describe('a period', () => {
  it('ends with today, in UTC, and has as many days as asked for', () => {
    const week = lastDays(7, new Date('2026-03-01T00:30:00+02:00'));
    expect(week).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(lengthOf(week)).toBe(7);
  });

  it('follows on the one before, which is as long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 366 }),
        fc.date({ min: new Date(0), noInvalidDate: true }),
        (count, now) => {
          const one = lastDays(count, new Date(Math.min(now.getTime(), 4e12)));
          const before = periodBefore(one);
          expect(lengthOf(before)).toBe(count);
          expect(daysIn({ from: before.from, to: one.to })).toEqual([...daysIn(before), ...daysIn(one)]);
        },
      ),
    );
  });
});
