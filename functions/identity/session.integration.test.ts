import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { createCipher, hashOf } from '#functions/lib/cipher.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, stillSystem } from '#functions/testing/fakes.ts';
import { fakeProvider, person } from '#functions/testing/identity.ts';
import { currentUser, endSession, login, type SessionDeps, storeSession } from './session.ts';
import { register } from './sign-up.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let fake: ReturnType<typeof fakeProvider>;
let deps: SessionDeps;
let subject = 0;
let who = '';
beforeEach(() => {
  system = stillSystem();
  fake = fakeProvider(system.now);
  deps = { db, system, cipher: createCipher(async () => 'secret'), ...fake };
  who = `subject-${++subject}`;
});
const signIn = async () => storeSession(deps, await login(deps, who, 'password'));
const refused = { code: 'unauthorized' };

describe('a session', () => {
  it('starts with the token of a sign-in, and knows its user', async () => {
    const { user, cookie } = await signIn();
    expect(user).toMatchObject(person);
    expect(await currentUser(deps, cookie)).toMatchObject({ user, extended: false });
  });

  it('starts once for a sign-in: the same token opens nothing more, also after sign-out', async () => {
    const token = await login(deps, who, 'password');
    const { cookie } = await storeSession(deps, token);
    await expect(storeSession(deps, token)).rejects.toMatchObject(refused);
    await endSession(deps, cookie, memoryLog());
    await expect(storeSession(deps, token)).rejects.toMatchObject(refused);
  });

  it('starts once when two ask at the same moment', async () => {
    const token = await login(deps, who, 'password');
    const both = await Promise.allSettled([1, 2].map(() => storeSession(deps, token)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not start with a token that was not given out here, or too long ago', async () => {
    const foreign = await fake.provider.signIn(who, 'password');
    await expect(storeSession(deps, foreign.accessToken)).rejects.toMatchObject(refused);
    const token = await login(deps, who, 'password');
    system.pass(601);
    await expect(storeSession(deps, token)).rejects.toMatchObject(refused);
  });

  it('that ends while its token is renewed stays ended', async () => {
    const { cookie } = await signIn();
    system.pass(3500);
    const refresh = async (refreshToken: string) => {
      await endSession(deps, cookie, memoryLog());
      return fake.provider.refresh(refreshToken.replace('refresh-', 'refresh-again-'));
    };
    const meanwhile = { ...deps, provider: { ...fake.provider, refresh } };
    expect(await currentUser(meanwhile, cookie)).toBeNull();
    expect(await currentUser(deps, cookie)).toBeNull();
  });

  it('keeps neither cookie nor tokens in a readable form', async () => {
    const { cookie } = await signIn();
    const { data } = await db.session.get({ cookieHash: hashOf(cookie) }).go();
    const stored = JSON.stringify(data);
    expect(stored).not.toContain(cookie);
    expect(stored).not.toContain(`refresh-${who}`);
    expect(stored).not.toContain(`${who}/1`);
  });

  it('renews its token near the end of it, and not before', async () => {
    const { cookie } = await signIn();
    const token = (await currentUser(deps, cookie))?.token;
    system.pass(3000);
    expect((await currentUser(deps, cookie))?.token).toBe(token);
    system.pass(400);
    const renewed = (await currentUser(deps, cookie))?.token;
    expect(renewed).not.toBe(token);
    expect((await currentUser(deps, cookie))?.token).toBe(renewed);
  });

  it('ends when the provider renews no more', async () => {
    const { cookie } = await signIn();
    fake.revoked.push(`refresh-${who}.1`);
    system.pass(3600);
    expect(await currentUser(deps, cookie)).toBeNull();
    fake.revoked.pop();
    expect(await currentUser(deps, cookie)).toBeNull();
  });

  it('slides: it lasts 30 days from the last visit', async () => {
    const { cookie } = await signIn();
    system.pass(20 * 24 * 3600);
    expect((await currentUser(deps, cookie))?.extended).toBe(true);
    system.pass(29 * 24 * 3600);
    expect((await currentUser(deps, cookie))?.extended).toBe(true);
    system.pass(30 * 24 * 3600);
    expect(await currentUser(deps, cookie)).toBeNull();
  });

  it('ends at sign-out, here and at the provider; twice is no harm', async () => {
    const { cookie } = await signIn();
    await endSession(deps, cookie, memoryLog());
    await endSession(deps, cookie, memoryLog());
    expect(fake.revoked).toEqual([`refresh-${who}.1`]);
    expect(await currentUser(deps, cookie)).toBeNull();
    expect(await currentUser(deps, undefined)).toBeNull();
  });
});

describe('the token of a session that was ended', () => {
  it('opens nothing from then on, though it is not over', async () => {
    const { cookie } = await signIn();
    const other = await signIn();
    const access = createAccess(fake.verify, db);
    const [token = '', theirs = ''] = [
      (await currentUser(deps, cookie))?.token,
      (await currentUser(deps, other.cookie))?.token,
    ];
    expect(await access.user(token)).not.toBeNull();
    await endSession(deps, cookie, memoryLog());
    expect(await access.user(token)).toBeNull();
    // Another session of the same user goes on.
    expect(await access.user(theirs)).not.toBeNull();
  });

  it('is refused after a renewal too, and also when the provider cannot be told', async () => {
    const { cookie } = await signIn();
    system.pass(3500);
    const token = (await currentUser(deps, cookie))?.token ?? '';
    const provider = { ...fake.provider, revoke: () => Promise.reject(new Error('away')) };
    const log = memoryLog();
    await endSession({ ...deps, provider }, cookie, log);
    expect(log.lines).toMatchObject([{ level: 'error' }]);
    expect(await createAccess(fake.verify, db).user(token)).toBeNull();
  });
});

describe('the first sign-in', () => {
  it('makes the user, with an account of its own, once', async () => {
    const [first, second] = await Promise.all([signIn(), signIn()]);
    expect(second.user).toEqual(first.user);
    const { data } = await db.member.query.byUser({ userId: first.user.id }).go();
    expect(data).toMatchObject([{ role: 'owner' }]);
    expect(await db.account.get({ accountId: data[0]?.accountId ?? '' }).go()).toMatchObject({
      data: { plan: 'free' },
    });
  });

  it('remembers language and referral of the registration', async () => {
    const mail = { send: async () => {} };
    const provider = { ...fake.provider, signUp: async () => ({ subject: who }) };
    const wish = { ...person, password: 'x', locale: 'nl' as const, referral: { referralCode: 'bob' } };
    await register({ db, system, mail, provider, appOrigin: '' }, wish, memoryLog());
    const { user } = await signIn();
    expect((await db.user.get({ subject: who }).go()).data?.locale).toBe('nl');
    const { data } = await db.member.query.byUser({ userId: user.id }).go();
    const account = await db.account.get({ accountId: data[0]?.accountId ?? '' }).go();
    expect(account.data?.referralCode).toBe('bob');
  });
});

describe('a registration of a known address', () => {
  const wish = { ...person, password: 'x', locale: 'nl' as const };
  it.each([
    ['confirmed', 1],
    ['sent', 0],
  ] as const)('that is %s answers the same and mails what its owner needs', async (state, mails) => {
    const sent: { to: string; text: string }[] = [];
    const mail = { send: async (message: { to: string; text: string }) => void sent.push(message) };
    const provider = {
      ...fake.provider,
      signUp: async () => 'exists' as const,
      resendCode: async () => state,
    };
    const email = `${state}@example.nl`;
    const again = () =>
      register({ db, system, mail, provider, appOrigin: 'https://a' }, { ...wish, email }, memoryLog());
    expect(await again()).toBeUndefined();
    expect(sent).toHaveLength(mails);
    expect(sent.every(({ to, text }) => to === email && text.includes('https://a/nl/auth/login'))).toBe(true);
    // Somebody who goes on typing the address fills nobody's mailbox.
    await again();
    expect(sent).toHaveLength(mails);
    system.pass(3600);
    await again();
    expect(sent).toHaveLength(2 * mails);
  });

  it('answers the same when its owner cannot be mailed', async () => {
    const mail = { send: () => Promise.reject(new Error('down')) };
    const provider = {
      ...fake.provider,
      signUp: async () => 'exists' as const,
      resendCode: async () => 'confirmed' as const,
    };
    const log = memoryLog();
    await register({ db, system, mail, provider, appOrigin: '' }, { ...wish, email: 'down@example.nl' }, log);
    expect(log.lines).toMatchObject([{ level: 'error' }]);
  });
});
