import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { faultOf } from './fault.ts';
import { messages } from './messages.ts';

it('is internal and keeps its words to itself when it is none of ours', () => {
  expect(faultOf(new TypeError('x is undefined')).status).toBe(500);
  expect(faultOf(new TypeError('x is undefined')).message).toBeUndefined();
});

it('has the status, the message and the id of what the server answered', () => {
  const error = new AppError('unavailable', 'Try again in a minute.', { requestId: 'r1' });
  expect(faultOf(error)).toEqual({ status: 503, message: 'Try again in a minute.', requestId: 'r1' });
});

it('leaves an empty message to the default of the page', () => {
  expect(faultOf(new AppError('not_found', ''))).toMatchObject({ status: 404, message: undefined });
  expect(messages.notFoundPage.defaultMessage).toBe('Page Not Found');
  expect(messages.errorPage.defaultMessage).toBe('Internal Server Error');
});
