import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createSession, type SessionCalls } from './session.ts';

const user = { id: `user_${'1'.repeat(32)}`, email: 'a@shop.test', firstName: 'A', lastName: 'B' };

const setUp = (calls: Partial<SessionCalls> = {}) => {
  const all = {
    me: vi.fn(async () => ({ user, token: 'fresh' })),
    storeSession: vi.fn(async () => ({ user })),
    logoutSession: vi.fn(async () => undefined),
    ...calls,
  };
  return { calls: all, session: createSession(all) };
};

it('loads the session once for all who ask', async () => {
  const { calls, session } = setUp();
  await expect(Promise.all([session.load(), session.load()])).resolves.toEqual([user, user]);
  expect(calls.me).toHaveBeenCalledTimes(1);
  expect(session.token()).toBe('fresh');
});

it('clears user and token when loading fails', async () => {
  const { session } = setUp({ me: async () => Promise.reject(new AppError('unauthorized', '')) });
  await session.store('signed-in');
  await expect(session.load()).resolves.toBeNull();
  expect([session.user(), session.token()]).toEqual([null, null]);
});

it('stores a sign-in, tells its listeners, and signs out', async () => {
  const { session } = setUp();
  const changed = vi.fn();
  session.onChange(changed);
  await session.store('signed-in');
  expect([session.user(), session.token()]).toEqual([user, 'signed-in']);
  await session.logout();
  expect([session.user(), session.token()]).toEqual([null, null]);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('clears the session and passes the error on when a sign-in cannot be stored', async () => {
  const fault = new AppError('unauthorized', 'Sign in again.');
  const { session } = setUp({ storeSession: async () => Promise.reject(fault) });
  await session.load();
  await expect(session.store('bad')).rejects.toBe(fault);
  expect(session.token()).toBeNull();
});

it('refreshes with one request for several callers', async () => {
  const { calls, session } = setUp();
  await expect(Promise.all([session.refresh(), session.refresh()])).resolves.toEqual(['fresh', 'fresh']);
  expect(calls.me).toHaveBeenCalledTimes(1);
});

it('signs out when the session is over, but not when that cannot be told', async () => {
  let fault = new AppError('unavailable', '');
  const { session } = setUp({ me: async () => Promise.reject(fault) });
  await session.store('signed-in');
  await expect(session.refresh()).rejects.toBe(fault);
  expect(session.token()).toBe('signed-in');
  fault = new AppError('unauthorized', '');
  await expect(session.refresh()).resolves.toBeNull();
  expect([session.user(), session.token()]).toEqual([null, null]);
});
