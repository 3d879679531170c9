import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { validate } from './validate.ts';

const check = validate<{ id: string }>(({ id }) => id === 'quiz_1');
const at = (id: string) => ({ params: { id }, location: { publicHref: `/app/${id}?a=1` } });

it('lets a fitting address through', () => {
  expect(check(at('quiz_1'))).toBeUndefined();
});

it('rejects another with its full path in words and in the data', () => {
  try {
    check(at('nonsense'));
    expect.unreachable();
  } catch (error) {
    expect(isNotFound(error)).toBe(true);
    const path = '/app/nonsense?a=1';
    expect(error).toMatchObject({ data: { path, message: `Page Not Found: ${path}` } });
  }
});
