import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseVersion } from './split.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const pointer = (share: number, quiz = quizId) => ({
  quizId: quiz,
  version: 3,
  split: { version: 5, share },
});
const visitors = Array.from({ length: 20_000 }, (_, i) => `visitor-${i}`);
const shareOf = (share: number) =>
  visitors.filter((visitor) => chooseVersion(pointer(share), visitor) === 5).length / visitors.length;

test('a visitor gets the same version each time, and one of the two', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 99 }), (visitor, share) => {
      const chosen = chooseVersion(pointer(share), visitor);
      expect([3, 5]).toContain(chosen);
      expect(chooseVersion(pointer(share), visitor)).toBe(chosen);
    }),
  );
});

test('the other version gets its share, also of visitors whose names are alike', () => {
  // Five standard deviations of a fair draw.
  for (const share of [1, 10, 50, 90, 99])
    expect(Math.abs(shareOf(share) - share / 100)).toBeLessThan(
      5 * Math.sqrt(((share / 100) * (1 - share / 100)) / visitors.length),
    );
});

test('raising the share never takes a visitor back', () => {
  const shares = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(fc.uuid(), shares, shares, (visitor, one, two) => {
      const [low, high] = [Math.min(one, two), Math.max(one, two)];
      if (chooseVersion(pointer(low), visitor) === 5) expect(chooseVersion(pointer(high), visitor)).toBe(5);
    }),
  );
});

test('quizzes share the same visitors out apart from each other', () => {
  const other = `quiz_${'2'.repeat(32)}`;
  const both = visitors.filter(
    (visitor) =>
      chooseVersion(pointer(50), visitor) === 5 && chooseVersion(pointer(50, other), visitor) === 5,
  );
  expect(both.length / visitors.length).toBeCloseTo(0.25, 1);
});

test('without a split, and out of the shop, there is nothing to choose', () => {
  expect(chooseVersion({ quizId, version: 3 }, 'a')).toBe(3);
  expect(chooseVersion({ ...pointer(99), version: null }, 'a')).toBeNull();
});
