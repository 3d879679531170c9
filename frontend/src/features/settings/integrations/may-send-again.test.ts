import { expect, it } from 'vitest';
import { maySendAgain } from './may-send-again.ts';

const createdAt = '2026-11-22T10:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-22T${time}:00.000Z`);

it('is for what has ended', () => {
  expect(maySendAgain({ state: 'failed', createdAt }, at('10:00'))).toBe(true);
  expect(maySendAgain({ state: 'delivered', createdAt }, at('10:00'))).toBe(true);
});

it('is for what nobody tries any more, and not for what is still tried', () => {
  const triedAt = '2026-11-22T10:20:00.000Z';
  expect(maySendAgain({ state: 'waiting', createdAt }, at('10:29'))).toBe(false);
  expect(maySendAgain({ state: 'waiting', createdAt }, at('10:31'))).toBe(true);
  expect(maySendAgain({ state: 'waiting', createdAt, triedAt }, at('10:31'))).toBe(false);
  expect(maySendAgain({ state: 'waiting', createdAt, triedAt }, at('10:51'))).toBe(true);
});
