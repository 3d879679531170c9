import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '#shared/api/shops.ts';
import type { Locale } from '#shared/model/locale.ts';

const addressOf = (name: string): string => {
  const address = process.env[name];
  if (!address) throw new Error(`Set ${name}, or let the set-up of the integration tests do it.`);
  return address;
};

export interface Sent {
  body?: unknown;
  token?: string | undefined;
  cookie?: string | undefined;
  /** Win over what is sent by itself. */
  headers?: Record<string, string>;
}

/** Calls the running stack. @param body sent as JSON, or as it is when it is text */
export async function call(method: string, path: string, { body, token, cookie, headers }: Sent = {}) {
  const answer = await fetch(new URL(path, addressOf('RECOMMEND_ORIGIN')), {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    cookies,
  };
}

async function mailsTo(to: string): Promise<{ text: string }[]> {
  const address = new URL(`/messages?to=${encodeURIComponent(to)}`, addressOf('RECOMMEND_MAIL'));
  return (await fetch(address)).json();
}

/** Waits until a line stands in the log of an area's function. @returns the whole log */
export async function logHaving(area: string, having: string): Promise<string> {
  for (;;) {
    const text = await readFile(join(addressOf('RECOMMEND_LOGS'), `${area}.log`), 'utf8');
    if (text.includes(having)) return text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits for a mail that a queue sends. @param having a part of its text */
export async function mailedText(to: string, having: string): Promise<string> {
  for (;;) {
    const found = (await mailsTo(to)).find(({ text }) => text.includes(having));
    if (found) return found.text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function mailedCode(to: string): Promise<string> {
  const messages = await mailsTo(to);
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${to}.`);
  return code;
}

/** Of everybody whom `signIn` registers. */
export const password = 'a long pass phrase';

/** Signs in with the password of those whom `signIn` registered; the token is no session yet. */
export async function login(email: string): Promise<string> {
  return (await call('POST', '/api/auth/login', { body: { email, password } })).json.token;
}

/** Registers a new merchant and signs in, by the product's own routes. */
export async function signIn(
  locale: Locale = 'en',
): Promise<{ email: string; token: string; cookie: string }> {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password, firstName: 'Test', lastName: 'Merchant', locale };
  await call('POST', '/api/auth/register', { body: person });
  await call('POST', '/api/auth/confirm', { body: { email, password, code: await mailedCode(email) } });
  const token = await login(email);
  const stored = await call('POST', '/auth/store-session', { body: { token } });
  return { email, token, cookie: stored.cookies[0] ?? '' };
}

/**
 * Connects a dev shop of its own and waits until the catalogue is in.
 * @param name how its name begins: what it sells may hang on it
 */
export async function connectShop(token: string, name = 't'): Promise<Shop> {
  const wish = { shop: `${name}-${randomUUID().slice(0, 8)}` };
  const { json, cookies } = await call('POST', '/api/shops/connect', { body: wish, token });
  const decided = await fetch(json.authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'install' }),
  });
  await call('GET', decided.headers.get('location') ?? '', { cookie: cookies.join('; ') });
  for (;;) {
    const shops: Shop[] = (await call('GET', '/api/shops', { token })).json.shops;
    const [shop] = shops;
    if (shop?.sync?.state === 'done') return shop;
    if (!shop || shop.sync?.state === 'failed') throw new Error(`The import failed: ${shop?.sync?.message}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Says what the model answers to the next questions that hold a text, one reply after another. */
export async function scriptModel(when: string, replies: object[]): Promise<void> {
  const answer = await fetch(new URL('/model/script', addressOf('RECOMMEND_MAIL')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ when, replies }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
