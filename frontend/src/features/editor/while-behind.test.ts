import type { KeyboardEvent, PointerEvent } from 'react';
import { expect, it } from 'vitest';
import { whileBehind } from './while-behind.ts';

/** What is done with an event: whether it is kept from what lies below. */
const press = (key: string, held: object = {}): boolean => {
  let refused = false;
  const event = { key, ...held, preventDefault: () => {}, stopPropagation: () => (refused = true) };
  whileBehind.onKeyDownCapture(event as unknown as KeyboardEvent);
  return refused;
};

it('what is about to go is not typed into', () => {
  expect(['a', 'Enter', ' ', 'Backspace'].map((key) => press(key))).toEqual([true, true, true, true]);
});

it('keys that lead out of it and shortcuts go on working', () => {
  expect(press('Tab')).toBe(false);
  expect(press('Escape')).toBe(false);
  expect(press('z', { ctrlKey: true })).toBe(false);
  expect(press('z', { metaKey: true })).toBe(false);
});

it('nor is it pressed', () => {
  let prevented = 0;
  const event = { preventDefault: () => (prevented += 1), stopPropagation: () => {} };
  whileBehind.onPointerDownCapture(event as unknown as PointerEvent);
  whileBehind.onClickCapture(event as unknown as PointerEvent);
  expect(prevented).toBe(2);
});
