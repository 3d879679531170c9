import { expect, it } from 'vitest';
import { mayLeaveTo } from './leave.ts';

const us = 'https://us.example';

it.each(['/app', 'https://us.example/nl', '?a=1'])('goes to %s, which is ours', (address) => {
  expect(mayLeaveTo(address, us, false)).toBe(true);
});

it.each(['https://evil.example', '//evil.example', 'http://us.example', 'https://us.example.evil.example'])(
  'goes to %s with permission only',
  (address) => {
    expect(mayLeaveTo(address, us, false)).toBe(false);
    expect(mayLeaveTo(address, us, true)).toBe(true);
  },
);

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:x',
  'vbscript:x',
  'file:///x',
  'https://',
])('never goes to %s', (address) => {
  expect(mayLeaveTo(address, us, false)).toBe(false);
  expect(mayLeaveTo(address, us, true)).toBe(false);
});
