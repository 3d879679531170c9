import { expect, it } from 'vitest';
import { day, idOf, oneOf, searchOf, text, whole } from './search-params.ts';

const read = searchOf({
  q: text(3),
  sort: oneOf(['new', 'old']),
  days: oneOf([7, 90]),
  quiz: idOf('quiz'),
  at: day,
  version: whole(1, 9),
});
const quiz = `quiz_${'a'.repeat(32)}`;

it('reads what fits', () => {
  const good = { q: 'abc', sort: 'old', days: 7, quiz, at: '2028-02-29', version: 9 };
  expect(read(good)).toEqual(good);
});

it.each([
  { q: 'abcd' },
  { q: 7 },
  { q: null },
  { sort: 'other' },
  { sort: ['old'] },
  { days: '7' },
  { quiz: `shop_${'a'.repeat(32)}` },
  { quiz: `${quiz}0` },
  { at: '2026-02-29' },
  { at: '2026-13-01' },
  { at: '26-1-1' },
  { version: 0 },
  { version: 10 },
  { version: 1.5 },
  { version: Number.NaN },
  { unknown: 'x' },
])('leaves out what does not: %j', (raw) => {
  expect(read(raw)).toEqual({});
});

it('hides what does not fit, since the router lays it over the address', () => {
  expect(Object.entries(read({ q: 'abcd', other: 1 }))).toEqual([['q', undefined]]);
});
