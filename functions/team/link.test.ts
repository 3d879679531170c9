import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf } from '#functions/lib/cipher.ts';
import { system } from '#functions/lib/system.ts';
import { fits, linkTo, readToken, writeToken } from './link.ts';

const link = () => ({
  accountId: system.newId('account'),
  invitationId: system.newId('invitation'),
  secret: system.newSecret(),
});

it('a link says which invitation it is to, and carries the secret that opens it', () => {
  const one = link();
  expect(readToken(writeToken(one))).toEqual(one);
  expect(fits(one.secret, hashOf(one.secret))).toBe(true);
  expect(fits(one.secret, hashOf(link().secret))).toBe(false);
});

it('its secret stands where neither a log nor another site reads it', () => {
  const address = new URL(linkTo('https://app.example', 'abc', '/nl'));
  expect([address.pathname, address.search, address.hash]).toEqual(['/nl/auth/invitation', '', '#abc']);
});

it('anything else opens nothing, and breaks nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => readToken(text) === null));
  const token = writeToken(link());
  expect(readToken(`${token}a`)).toBeNull();
  expect(readToken(token.slice(1))).toBeNull();
});
