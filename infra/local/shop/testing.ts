import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from './core/context.ts';
import { startShop } from './server.ts';

export const app = {
  appOrigin: 'http://localhost:4199',
  clientId: 'client-of-the-test',
  clientSecret: 'secret-of-the-test',
  callback: 'http://localhost:4199/api/shopify/callback',
};

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

/** A dev shop in a folder of its own, with a clock that a test turns. @param domain the demo shop when left out */
export const startTestShop = async (domain = demoShop) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-shop-'));
  let time = Date.UTC(2026, 10, 20, 9);
  const options = { port: 0, dataDir, ...app, now: () => time };
  let shop = await startShop(options);
  const base = () => `${shop.origin}/shops/${domain}`;

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${base()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const authorize = (change: Record<string, string> = {}): string =>
    `${base()}/admin/oauth/authorize?${new URLSearchParams({
      client_id: app.clientId,
      scope: 'read_products',
      redirect_uri: app.callback,
      state: 'state-of-the-test',
      ...change,
    })}`;

  /** Where the browser is sent after the merchant has decided. */
  const decide = async (
    decision: 'install' | 'cancel',
    change: Record<string, string> = {},
  ): Promise<URL> => {
    const body = new URLSearchParams({ decision });
    const answer = await fetch(authorize(change), { method: 'POST', redirect: 'manual', body });
    return new URL(answer.headers.get('location') ?? 'about:blank');
  };

  const token = (fields: Record<string, string>) =>
    post('/admin/oauth/access_token', {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      ...fields,
    });

  const install = async (change: Record<string, string> = {}): Promise<Tokens> => {
    const code = (await decide('install', change)).searchParams.get('code') ?? '';
    return (await token({ code, expiring: '1' })).json() as Promise<Tokens>;
  };

  const graphql = async (accessToken: string, query: string, variables: Record<string, unknown> = {}) => {
    const headers = { 'x-shopify-access-token': accessToken };
    return post('/admin/api/2026-10/graphql.json', { query, variables }, headers);
  };

  return {
    base,
    post,
    authorize,
    decide,
    token,
    install,
    graphql,
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    restart: async () => {
      await shop.stop();
      shop = await startShop(options);
    },
    stop: async () => {
      await shop.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
};

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
