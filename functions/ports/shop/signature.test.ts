import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedQuery } from './signature.ts';

/** The example of Shopify's own documentation for verifying an installation request. */
const secret = 'hush';
const documented =
  'code=0907a61c0c8d55e99db179b68161bc00&hmac=700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf&shop=some-shop.myshopify.com&state=0.6784241404160823&timestamp=1337178173';
const then = 1_337_178_173;

const signed = (query: Record<string, string>) => {
  const text = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  const hmac = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ ...query, hmac }).toString();
};

it("takes the documentation's own example", () => {
  expect(isSignedQuery(documented, secret, then)).toBe(true);
});

it('covers every parameter, also one we do not know, in any order', () => {
  const query = { timestamp: String(then), shop: 'a.myshopify.com', new_one: 'x & y=z', code: 'c' };
  expect(isSignedQuery(signed(query), secret, then)).toBe(true);
  expect(isSignedQuery(`${signed(query)}&more=1`, secret, then)).toBe(false);
  expect(isSignedQuery(signed(query).replace('new_one=x', 'new_one=y'), secret, then)).toBe(false);
});

it.each([-91, 91])('refuses a query that is %i seconds off', (seconds) => {
  expect(isSignedQuery(documented, secret, then + seconds)).toBe(false);
  expect(isSignedQuery(documented, secret, then + Math.sign(seconds) * 90)).toBe(true);
});

it.each([
  ['another secret', documented, 'shh'],
  ['no signature', documented.replace(/hmac=\w+&/, ''), secret],
  ['a signature of another length', documented.replace(/hmac=\w+/, 'hmac=00'), secret],
  ['no time', signed({ code: 'c' }), secret],
])('refuses %s', (_, query, key) => {
  expect(isSignedQuery(query, key, then)).toBe(false);
});
