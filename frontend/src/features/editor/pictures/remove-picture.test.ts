import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { refusedBy } from './remove-picture.tsx';

const issue = (code: string, quiz: string) => ({ path: 'pictureId', message: '', code, values: { quiz } });

it.each(['used', 'earlier'] as const)('a picture that is %s names the quizzes', (why) => {
  const issues = [issue(why, 'Shoes'), issue(why, 'Gifts')];
  expect(refusedBy(new AppError('conflict', 'x', { issues }))).toEqual({ why, quizzes: ['Shoes', 'Gifts'] });
});

it('any other fault is none of these', () => {
  expect(refusedBy(null)).toBeNull();
  expect(refusedBy(new AppError('conflict', 'changed elsewhere'))).toBeNull();
  expect(refusedBy(new AppError('unavailable', 'x', { issues: [issue('used', 'Shoes')] }))).toBeNull();
});
