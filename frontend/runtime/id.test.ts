import { expect, test } from 'vitest';
import { newSession, uuidv7Hex } from './id.ts';

test('the example of RFC 9562, appendix A.6', () => {
  // 017F22E2-79B0-7CC3-98C4-DC0C0C07398F: rand_a 0xCC3, rand_b 0x18C4DC0C0C07398F.
  const random = Uint8Array.from([0xcc, 0x31, 0x8c, 0x4d, 0xc0, 0xc0, 0xc0, 0x73, 0x98, 0xf0]);
  expect(uuidv7Hex(0x017f22e279b0, random)).toBe('017f22e279b07cc398c4dc0c0c07398f');
});

test('ids sort by the time they were made and carry version and variant', () => {
  const random = new Uint8Array(10).fill(255);
  expect(uuidv7Hex(1, random) < uuidv7Hex(2, new Uint8Array(10))).toBe(true);
  expect(uuidv7Hex(Date.UTC(2026, 10, 21), random)).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
});

test('no two sessions share an id', () => {
  expect(new Set(Array.from({ length: 1000 }, newSession)).size).toBe(1000);
});
