import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { currentUser, login, storeSession } from '#functions/identity/session.ts';
import { createAccess } from '#functions/lib/access.ts';
import type { User } from '#functions/lib/call.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { fakeProvider, person } from '#functions/testing/identity.ts';
import { changeEmail, confirmEmail } from './email.ts';
import { changePassword } from './password.ts';
import { changeAccount, getAccount } from './profile.ts';
import { removeAccount } from './remove.ts';
import { endOthers, listSessions } from './sessions.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let fake: ReturnType<typeof fakeProvider>;
let mailQueue: ReturnType<typeof memoryQueue>;
let eraseQueue: ReturnType<typeof memoryQueue>;
let deps: ReturnType<typeof depsNow>;
let count = 0;
let subject = '';
const log = memoryLog();

const depsNow = () => ({
  ...{ db, system, mailQueue, eraseQueue, provider: fake.provider, verify: fake.verify },
  cipher: createCipher(async () => 'secret'),
});
beforeEach(() => {
  system = stillSystem();
  fake = fakeProvider(system.now);
  [mailQueue, eraseQueue] = [memoryQueue(), memoryQueue()];
  deps = depsNow();
  subject = `subject-${++count}`;
});

/** Signs in on another device. */
const signIn = async () => {
  const { user, cookie } = await storeSession(deps, await login(deps, subject, 'right'), 'Firefox');
  return { user: { userId: user.id, subject, locale: 'en' } satisfies User, cookie };
};
const mailed = async () => {
  const key = mailQueue.sent.at(-1)?.message as { shopId: string; mailId: string };
  const { data } = await db.resultMail.get(key).go();
  return { to: data?.message?.to, text: data?.message?.text ?? '' };
};
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const over = { code: 'unauthorized' };

it('a name and the language of mails change', async () => {
  const { user } = await signIn();
  const to = { firstName: 'Bea', lastName: 'Kok', locale: 'nl' as const };
  expect(await changeAccount(db, user, to)).toEqual({ email: person.email, ...to, usageMails: true });
  expect(await getAccount(db, user)).toMatchObject(to);
  expect(await changeAccount(db, user, { usageMails: false })).toMatchObject({ ...to, usageMails: false });
});

describe('signing out everywhere else', () => {
  it('ends the other sessions and their tokens at once, and keeps this one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const token = (await currentUser(deps, there.cookie))?.token ?? '';
    const access = createAccess(fake.verify, db);
    expect(await access.user(token)).not.toBeNull();
    const listed = await listSessions(deps, here.user, here.cookie);
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(listed[0]?.agent).toBe('Firefox');
    system.pass(2);
    await endOthers(deps, here.user, here.cookie, log);
    expect(await currentUser(deps, there.cookie)).toBeNull();
    expect(await access.user(token)).toBeNull();
    const fresh = await currentUser(deps, here.cookie);
    expect(await access.user(fresh?.token ?? '')).not.toBeNull();
    expect(await listSessions(deps, here.user, here.cookie)).toHaveLength(1);
    expect(fake.revoked).toHaveLength(1);
  });

  it('also of a sign-in that has not become a session yet', async () => {
    const { user, cookie } = await signIn();
    const token = await login(deps, subject, 'right');
    system.pass(2);
    await endOthers(deps, user, cookie, log);
    await expect(storeSession(deps, token)).rejects.toMatchObject(over);
  });
});

describe('another password', () => {
  it('needs the one before; then other sessions end and the user is told', async () => {
    const [here, there] = [await signIn(), await signIn()];
    system.pass(2);
    const wrong = { password: 'wrong', newPassword: 'a new long one' };
    await expect(changePassword(deps, here.user, wrong, here.cookie, log)).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'password' }],
    });
    expect(fake.passwords.size).toBe(0);
    await changePassword(deps, here.user, { ...wrong, password: 'right' }, here.cookie, log);
    expect(fake.passwords.get(subject)).toBe('a new long one');
    expect(await currentUser(deps, there.cookie)).toBeNull();
    expect((await mailed()).text).toContain('password was changed');
  });
});

describe('another address', () => {
  const wish = { email: 'new@example.nl', password: 'right' };

  it('holds once the code that it was mailed comes back, and the one before is told', async () => {
    const { user } = await signIn();
    await changeEmail(deps, user, wish);
    const { to, text } = await mailed();
    expect(to).toBe('new@example.nl');
    expect((await getAccount(db, user)).email).toBe(person.email);
    await confirmEmail(deps, user, codeIn(text));
    expect((await getAccount(db, user)).email).toBe('new@example.nl');
    expect(fake.emails.get(subject)).toBe('new@example.nl');
    expect((await mailed()).to).toBe(person.email);
    await expect(confirmEmail(deps, user, codeIn(text))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('cannot be guessed: after five codes none is right any more', async () => {
    const { user } = await signIn();
    await changeEmail(deps, user, wish);
    const code = codeIn((await mailed()).text);
    const other = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n++)
      await expect(confirmEmail(deps, user, other)).rejects.toMatchObject({ code: 'invalid' });
    await expect(confirmEmail(deps, user, code)).rejects.toMatchObject({ code: 'invalid' });
    expect(fake.emails.size).toBe(0);
  });

  it('needs the password, a code younger than an hour, and no more than five mails a day', async () => {
    const { user } = await signIn();
    await expect(changeEmail(deps, user, { ...wish, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(mailQueue.sent).toHaveLength(0);
    await changeEmail(deps, user, wish);
    system.pass(3600);
    const { text } = await mailed();
    await expect(confirmEmail(deps, user, codeIn(text))).rejects.toMatchObject({ code: 'invalid' });
    for (let n = 0; n < 4; n++) await changeEmail(deps, user, wish);
    await expect(changeEmail(deps, user, wish)).rejects.toMatchObject({ code: 'too_many' });
  });

  it('that somebody else has is refused, but only to who reads its mail', async () => {
    const { user } = await signIn();
    fake.emails.set('somebody', 'new@example.nl');
    await changeEmail(deps, user, wish);
    const { text } = await mailed();
    await expect(confirmEmail(deps, user, codeIn(text))).rejects.toMatchObject({ code: 'conflict' });
    expect((await getAccount(db, user)).email).toBe(person.email);
  });
});

describe('deleting', () => {
  const sure = { password: 'right', email: person.email };

  it('needs the password and the own address, typed', async () => {
    const { user } = await signIn();
    const invalid = { code: 'invalid' };
    await expect(removeAccount(deps, user, { ...sure, password: 'wrong' }, log)).rejects.toMatchObject(
      invalid,
    );
    await expect(removeAccount(deps, user, { ...sure, email: 'x@y.nl' }, log)).rejects.toMatchObject(invalid);
    expect([eraseQueue.sent, fake.removed]).toEqual([[], []]);
  });

  it('takes the user out of everything, and has erased what nobody else owns', async () => {
    const { user, cookie } = await signIn();
    const { data: mine } = await db.member.query.byUser({ userId: user.userId }).go();
    const shared = system.newId('account');
    const other = system.newId('user');
    await db.account.create({ accountId: shared, plan: 'free', createdAt: '2026-01-01' }).go();
    for (const userId of [user.userId, other]) {
      await db.member.create({ userId, accountId: shared, role: 'owner' }).go();
      await db.accountMember.create({ userId, accountId: shared, subject: userId }).go();
    }
    system.pass(2);
    await removeAccount(deps, user, sure, log);
    expect(eraseQueue.sent.map(({ message }) => message)).toEqual([{ accountId: mine[0]?.accountId }]);
    const { data: left } = await db.accountMember.query.byAccount({ accountId: shared }).go();
    expect(left.map(({ userId }) => userId)).toEqual([other]);
    expect(fake.removed).toEqual([subject]);
    expect((await db.user.get({ subject }).go()).data).toBeNull();
    expect(await currentUser(deps, cookie)).toBeNull();
  });
});
