import { expect, it } from 'vitest';
import { shopifyAuthorization } from './oauth.ts';

function authorizationWith(answer: () => Response) {
  const calls: { url: string; body: unknown }[] = [];
  const authorization = shopifyAuthorization({
    shopUrl: 'https://{shop}',
    clientId: 'client',
    clientSecret: async () => 'secret',
    system: { now: () => new Date(1_000_000) },
    fetch: async (url, init) => {
      calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return answer();
    },
  });
  return { authorization, calls };
}
const pair = { access_token: 'a', refresh_token: 'r', expires_in: 3600, scope: 'read_products' };

it('sends the merchant to the shop, for an offline token', () => {
  const { authorization } = authorizationWith(() => new Response());
  const url = new URL(authorization.authorizeUrl('a.myshopify.com', 'st', 'https://app.example/back'));
  expect(url.origin + url.pathname).toBe('https://a.myshopify.com/admin/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client',
    state: 'st',
    redirect_uri: 'https://app.example/back',
    'grant_options[]': '',
  });
});

it('asks for a token that ends, and says when, and what it allows', async () => {
  const { authorization, calls } = authorizationWith(() => Response.json(pair));
  const tokens = await authorization.exchangeCode('a.myshopify.com', 'code');
  expect(tokens).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    accessEndsAt: 1000 + 3600,
    scopes: ['read_products'],
  });
  expect(calls).toEqual([
    {
      url: 'https://a.myshopify.com/admin/oauth/access_token',
      body: { client_id: 'client', client_secret: 'secret', code: 'code', expiring: '1' },
    },
  ]);
});

it.each([
  ['a refusal', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'unprocessable'],
  ['an outage', () => new Response('', { status: 502 }), 'unavailable'],
  ['a token that does not end', () => Response.json({ access_token: 'a' }), 'unavailable'],
])('tells %s apart', async (_, answer, code) => {
  const { authorization } = authorizationWith(answer);
  await expect(authorization.refresh('a.myshopify.com', 'r')).rejects.toMatchObject({ code });
});

it.each([
  'evil.example',
  'a.myshopify.com.evil.example',
  'a.myshopify.com/..',
  'A.myshopify.com',
  '-a.myshopify.com',
])('never calls %s', async (domain) => {
  const { authorization, calls } = authorizationWith(() => Response.json(pair));
  await expect(authorization.exchangeCode(domain, 'code')).rejects.toThrow();
  expect(calls).toEqual([]);
});
