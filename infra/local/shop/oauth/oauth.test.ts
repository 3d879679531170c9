import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app, startTestShop, type TestShop } from '../testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const hour = 3_600_000;
const shopQuery = '{ shop { name } }';
const statusOf = async (token: string) => (await shop.graphql(token, shopQuery)).status;

describe('the consent page', () => {
  it('names the shop and what the app may do', async () => {
    const page = await (await fetch(shop.authorize())).text();
    expect(page).toContain('Harbour &amp; Hill');
    expect(page).toContain('See your products and collections');
  });

  it.each([
    ['an unknown app', { client_id: 'somebody-else' }],
    ['a redirect_uri of another site', { redirect_uri: 'https://evil.example/api/shopify/callback' }],
    ['a redirect_uri with another path', { redirect_uri: `${app.appOrigin}/elsewhere` }],
    ['a scope that does not exist', { scope: 'read_<script>' }],
    ['an online token', { 'grant_options[]': 'per-user' }],
  ])('refuses %s without sending the browser anywhere', async (_what, change) => {
    const [shown, decided] = await Promise.all([
      fetch(shop.authorize(change)),
      fetch(shop.authorize(change), { method: 'POST', redirect: 'manual', body: 'decision=install' }),
    ]);
    expect([shown.status, decided.status]).toEqual([400, 400]);
    expect(await shown.text()).not.toContain('<script>');
  });

  it('signs the way back, with the state it was given', async () => {
    const { searchParams: query, origin, pathname } = await shop.decide('install');
    expect(`${origin}${pathname}`).toBe(app.callback);
    expect(query.get('state')).toBe('state-of-the-test');
    expect(query.get('shop')).toBe('recommend-demo.myshopify.com');
    const message = ['code', 'host', 'shop', 'state', 'timestamp']
      .map((key) => `${key}=${query.get(key)}`)
      .join('&');
    expect(query.get('hmac')).toBe(createHmac('sha256', app.clientSecret).update(message).digest('hex'));
  });

  it('tells the app when the merchant cancels', async () => {
    const { searchParams } = await shop.decide('cancel');
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.has('code')).toBe(false);
  });
});

describe('a code', () => {
  it('is exchanged once for an expiring token and a refresh token', async () => {
    const code = (await shop.decide('install')).searchParams.get('code') ?? '';
    const first = await shop.token({ code, expiring: '1' });
    expect(await first.json()).toMatchObject({
      access_token: expect.stringMatching(/^shpat_[0-9a-f]{32}$/),
      scope: 'read_products',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^shprt_/),
      refresh_token_expires_in: 90 * 24 * 3600,
    });
    const again = await shop.token({ code, expiring: '1' });
    expect([again.status, await again.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_request' }),
    ]);
  });

  it('is refused with a wrong secret, and can be used afterwards with the right one', async () => {
    const code = (await shop.decide('install')).searchParams.get('code') ?? '';
    expect((await shop.token({ code, client_secret: 'wrong-secret-test!' })).status).toBe(401);
    expect((await shop.token({ code, expiring: '1' })).status).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const code = (await shop.decide('install')).searchParams.get('code') ?? '';
    shop.pass(10 * 60_000 + 1);
    expect((await shop.token({ code, expiring: '1' })).status).toBe(400);
  });

  it('gives a token that the Admin API refuses when it would never expire', async () => {
    const code = (await shop.decide('install')).searchParams.get('code') ?? '';
    const { access_token } = (await (await shop.token({ code })).json()) as { access_token: string };
    expect(await statusOf(access_token)).toBe(403);
  });
});

describe('an access token', () => {
  it('works for an hour', async () => {
    const { access_token } = await shop.install();
    shop.pass(hour - 1);
    expect(await statusOf(access_token)).toBe(200);
    shop.pass(1);
    expect(await statusOf(access_token)).toBe(401);
  });

  it('must be one that was given out', async () => {
    expect(await statusOf('shpat_00000000000000000000000000000000')).toBe(401);
    expect(await statusOf('__proto__')).toBe(401);
  });

  it('outlives a restart', async () => {
    const { access_token } = await shop.install();
    await shop.restart();
    expect(await statusOf(access_token)).toBe(200);
  });
});

describe('a refresh token', () => {
  const refresh = (refresh_token: string) => shop.token({ grant_type: 'refresh_token', refresh_token });

  it('can be tried again until its replacement is used', async () => {
    const first = await shop.install();
    const lost = await refresh(first.refresh_token);
    expect(lost.status).toBe(200);
    const second = (await (await refresh(first.refresh_token)).json()) as typeof first;
    expect(await statusOf(second.access_token)).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('ends after ninety days', async () => {
    const { refresh_token } = await shop.install();
    shop.pass(90 * 24 * hour);
    expect((await refresh(refresh_token)).status).toBe(400);
  });
});

it('names a grant it does not know', async () => {
  const answer = await shop.token({ grant_type: 'password' });
  expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
});
