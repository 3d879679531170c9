import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createSession, type SessionCalls } from './session.ts';

const user = { id: `user_${'1'.repeat(32)}`, email: 'a@shop.test', firstName: 'A', lastName: 'B' };

const nobody = { user: null, token: null };

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

it('clears user and token when loading fails, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fault = new AppError('unavailable', '');
  const { session } = setUp({ me: async () => Promise.reject(fault) });
  await session.store('signed-in');
  await expect(session.load()).resolves.toBeNull();
  expect([session.user(), session.token()]).toEqual([null, null]);
  expect(log).toHaveBeenCalledExactlyOnceWith('No session', fault);
  log.mockRestore();
});

it('clears both in silence when nobody is signed in', async () => {
  const log = vi.spyOn(console, 'error');
  const { session } = setUp({ me: async () => nobody });
  await session.store('signed-in');
  await expect(session.load()).resolves.toBeNull();
  expect([session.user(), session.token()]).toEqual([null, null]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
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
  const fault = new AppError('unavailable', '');
  const me = vi.fn<SessionCalls['me']>().mockRejectedValueOnce(fault).mockResolvedValue(nobody);
  const { session } = setUp({ me });
  await session.store('signed-in');
  await expect(session.refresh()).rejects.toBe(fault);
  expect(session.token()).toBe('signed-in');
  await expect(session.refresh()).resolves.toBeNull();
  expect([session.user(), session.token()]).toEqual([null, null]);
});

it('signs out only once the server has ended the session', async () => {
  const fault = new AppError('unavailable', '');
  const { session } = setUp({ logoutSession: async () => Promise.reject(fault) });
  await session.store('signed-in');
  await expect(session.logout()).rejects.toBe(fault);
  expect(session.token()).toBe('signed-in');
});
