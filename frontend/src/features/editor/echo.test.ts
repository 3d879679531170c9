import { expect, it } from 'vitest';
import { createEcho } from './echo.ts';

it('knows what was written when it comes back, once, and all that was overtaken', () => {
  const echo = createEcho();
  echo.wrote('first');
  echo.wrote('second');
  echo.wrote('third');
  expect(echo.isOwn('second')).toBe(true);
  expect(echo.isOwn('third')).toBe(true);
  expect(echo.isOwn('first')).toBe(false);
  expect(echo.isOwn('third')).toBe(false);
});

it('listens to somebody else, whatever is under way', () => {
  const echo = createEcho();
  echo.wrote('first');
  expect(echo.isOwn(undefined)).toBe(false);
  expect(echo.isOwn('first')).toBe(false);
});
