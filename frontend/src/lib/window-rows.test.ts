import { expect, it } from 'vitest';
import { visibleRows } from './window-rows.ts';

it('draws what is visible and a few more', () => {
  expect(visibleRows(10_000, 6400, 800, 64)).toEqual({ first: 88, last: 125 });
});

it('stays inside the list', () => {
  expect(visibleRows(5, 0, 800, 64)).toEqual({ first: 0, last: 5 });
  expect(visibleRows(0, 0, 800, 64)).toEqual({ first: 0, last: 0 });
  expect(visibleRows(10, 99_999, 800, 64)).toEqual({ first: 0, last: 10 });
});
