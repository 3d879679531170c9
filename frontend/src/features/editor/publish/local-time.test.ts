import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromField, soon, toField } from './local-time.ts';

const now = Date.parse('2026-11-21T04:40:00.000Z');
const minutes = fc.integer({ min: 1, max: 300 * 24 * 60 }).map((count) => new Date(now + count * 60_000));

test('a time in the field is the same time read back, whatever the zone', () => {
  fc.assert(
    fc.property(minutes, (time) => {
      // An hour that a change to winter time repeats reads as its first.
      const read = Date.parse(fromField(toField(time), now) ?? '');
      expect([0, 3600_000]).toContain(time.getTime() - read);
    }),
  );
});

test('no time, a past one or one in two years is none', () => {
  expect(fromField('', now)).toBeNull();
  expect(fromField(toField(new Date(now)), now)).toBeNull();
  expect(fromField('2028-12-01T10:00', now)).toBeNull();
});

test('what is proposed is a full hour, one to two hours ahead', () => {
  expect(soon(now).toISOString()).toBe('2026-11-21T06:00:00.000Z');
});
