import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewest, verdictOf } from './verdict.ts';

const arm = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([started, share]) => ({ started, reached: Math.floor(started * share) }));

test('an example of the handbook: 26 of 200 against 12 of 150 may be chance, and ten times as many may not', () => {
  expect(verdictOf({ started: 200, reached: 26 }, { started: 150, reached: 12 })).toBe('chance');
  expect(verdictOf({ started: 2000, reached: 260 }, { started: 1500, reached: 120 })).toBe('a');
});

test('few sessions prove nothing, however large the difference', () => {
  expect(verdictOf({ started: fewest - 1, reached: 0 }, { started: 5000, reached: 5000 })).toBe('few');
});

test('the other way round says the other one, and equal arms are never told apart', () => {
  const turned = { a: 'b', b: 'a', few: 'few', chance: 'chance' } as const;
  fc.assert(
    fc.property(arm, arm, (one, other) => {
      expect(verdictOf(other, one)).toBe(turned[verdictOf(one, other)]);
      expect(['few', 'chance']).toContain(verdictOf(one, one));
    }),
  );
});
