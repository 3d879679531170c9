import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, mailedCode } from '#functions/testing/client.ts';

const person = { firstName: 'Test', lastName: 'Merchant', locale: 'en' };

describe('registering', () => {
  it('does not tell, by signing in before the code has come, that the address was not known', async () => {
    const login = async (email: string) => {
      const { status, json } = await call('POST', '/api/auth/login', { body: { email, password } });
      return { status, ...json, requestId: '' };
    };
    const [email, password] = [`${randomUUID()}@example.com`, 'words of a stranger'];
    await call('POST', '/api/auth/register', { body: { ...person, email, password } });
    const unknown = await login(`${randomUUID()}@example.com`);
    expect(unknown.status).toBe(401);
    expect(await login(email)).toEqual(unknown);
  });

  it('leaves a stranger who registered the address first with a password that opens nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    const [theirs, ours] = ['the words of a stranger', 'the words of the owner'];
    const login = async (password: string) =>
      (await call('POST', '/api/auth/login', { body: { email, password } })).status;
    await call('POST', '/api/auth/register', { body: { ...person, email, password: theirs } });
    const again = await call('POST', '/api/auth/register', { body: { ...person, email, password: ours } });
    expect(again.status).toBe(202);
    const code = await mailedCode(email);
    const confirmed = await call('POST', '/api/auth/confirm', { body: { email, code, password: ours } });
    expect(confirmed.status).toBe(204);
    expect(await login(theirs)).toBe(401);
    expect(await login(ours)).toBe(200);
    // The code is used up: it sets no other password afterwards.
    const late = await call('POST', '/api/auth/confirm', { body: { email, code, password: theirs } });
    expect(late.status).toBe(400);
    expect(await login(theirs)).toBe(401);
  });
});
