import { beforeAll, describe, expect, it } from 'vitest';
import { call, logHaving, login, type Sent, signIn } from '#functions/testing/client.ts';

const own = new URL(process.env.RECOMMEND_ORIGIN ?? '').origin;
const nobody = { user: null, token: null };
const name = '__Host-session';

const me = async (cookie: string) => (await call('GET', '/auth/me', { cookie })).json;
const store = (token: string, sent: Sent = {}) =>
  call('POST', '/auth/store-session', { body: { token }, ...sent });
const logOut = (cookie: string, headers: Record<string, string> = {}) =>
  call('POST', '/auth/logout-session', { cookie, headers });
/** The status with which a token is met where one is asked for. */
const opens = async (token: string) => (await call('GET', '/api/shops', { token })).status;

describe('fixation', () => {
  it('a cookie from before the sign-in is never the session after it', async () => {
    const { email } = await signIn();
    const planted = `${name}=planted-by-somebody-else`;
    const stored = await store(await login(email), { cookie: planted });
    expect(stored.status).toBe(200);
    expect(stored.cookies[0]).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
    expect(stored.cookies[0]).not.toBe(planted);
    expect(await me(planted)).toEqual(nobody);
  });

  it('each sign-in makes a new session, and the browser’s old one dies with its token', async () => {
    const { email, cookie, token } = await signIn();
    expect(await opens(token)).toBe(200);
    const again = await store(await login(email), { cookie });
    expect(again.cookies[0]).not.toBe(cookie);
    expect(await me(cookie)).toEqual(nobody);
    expect(await opens(token)).toBe(401);
    expect((await me(again.cookies[0] ?? '')).user.email).toBe(email);
  });

  it('a sign-in that cannot be stored leaves no session either', async () => {
    const { cookie } = await signIn();
    const refused = await store('a token that nobody gave out', { cookie });
    expect([refused.status, refused.cookies]).toEqual([401, []]);
    expect(await me(cookie)).toEqual(nobody);
  });
});

describe('replay after sign-out', () => {
  it('neither cookie nor token opens anything, and the token makes no new session', async () => {
    const { email, cookie } = await signIn();
    const { token } = await me(cookie);
    expect(await opens(token)).toBe(200);
    expect((await logOut(cookie)).status).toBe(204);
    expect(await me(cookie)).toEqual(nobody);
    expect(await opens(token)).toBe(401);
    expect((await call('GET', '/api/account', { token })).status).toBe(401);
    expect((await store(token)).status).toBe(401);
    expect((await logOut(cookie)).status).toBe(204);
    // Who signed out can sign in again at once.
    expect(await opens(await login(email))).toBe(200);
  });

  it('ends that session only', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await logOut(one.cookie);
    expect((await me(other.cookie)).user.email).toBe(other.email);
    expect(await opens(other.token)).toBe(200);
  });
});

describe('a call from another site', () => {
  let merchant: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    merchant = await signIn();
  });

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: own.replace('//', '//shop.') },
    { origin: own.replace(/:\d+$/, ':1') },
    { origin: own.replace('http:', 'https:') },
    { origin: `${own}.evil.example` },
    { origin: own.toUpperCase() },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  const forms = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ];
  const posts = foreign.flatMap((headers, at) => [{ ...headers, 'content-type': forms[at % 4] ?? '' }]);

  it.each(posts)('is refused as %j', async (headers) => {
    const token = await login(merchant.email);
    const stored = await store(token, { headers, cookie: merchant.cookie });
    expect([stored.status, stored.cookies]).toEqual([403, []]);
    const out = await logOut(merchant.cookie, headers);
    expect([out.status, out.cookies]).toEqual([403, []]);
    expect((await me(merchant.cookie)).user.email).toBe(merchant.email);
    // What was refused was not used up: our own page can still store it.
    expect((await store(token, { headers: { origin: own, 'sec-fetch-site': 'same-origin' } })).status).toBe(
      200,
    );
  });

  it('by a form makes no session, also where the browser names no origin', async () => {
    const token = await login(merchant.email);
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await call('POST', '/auth/store-session', { body: `token=${token}`, headers: urlencoded });
    expect([form.status, form.cookies]).toEqual([400, []]);
    const query = await call('POST', `/auth/store-session?token=${token}`);
    expect([query.status, query.cookies]).toEqual([400, []]);
  });

  it.each(['/auth/store-session', '/auth/logout-session', '/auth/me'])(
    'to %s gets no leave to bring cookies or tokens',
    async (path) => {
      for (const wanted of ['authorization', 'content-type', 'cookie']) {
        const { headers } = await call('OPTIONS', path, {
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': wanted,
          },
        });
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('access-control-allow-headers') ?? '').not.toMatch(/authorization|cookie|\*/i);
        expect(headers.get('access-control-allow-origin') ?? '*').toBe('*');
      }
      const { headers } = await call('GET', path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('changes nothing by another method', async () => {
    const { cookie, email } = merchant;
    const disguised = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' };
    expect((await call('GET', '/auth/logout-session', { cookie, headers: disguised })).status).toBe(404);
    expect((await call('GET', '/auth/logout-session?_method=POST', { cookie })).status).toBe(404);
    expect((await me(cookie)).user.email).toBe(email);
  });
});

describe('the cookie', () => {
  it('is for this host, this site and the browser alone', async () => {
    const { email } = await signIn();
    const stored = await store(await login(email));
    const [line = ''] = stored.headers.getSetCookie();
    const [pair, ...attributes] = line.split('; ');
    expect(pair).toMatch(new RegExp(`^${name}=`));
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const out = await logOut(pair ?? '');
    expect(out.headers.getSetCookie()).toEqual([
      `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('that comes twice is nobody’s, whichever stands first', async () => {
    const [mine, theirs] = [await signIn(), await signIn()];
    expect(await me(`${mine.cookie}; ${theirs.cookie}`)).toEqual(nobody);
    expect(await me(`${theirs.cookie}; ${mine.cookie}`)).toEqual(nobody);
    expect(await me(`${mine.cookie}; ${name}=`)).toEqual(nobody);
    expect((await me(`${mine.cookie}; ${mine.cookie}`)).user.email).toBe(mine.email);
  });

  it('counts under its own name only', async () => {
    const { cookie } = await signIn();
    const value = cookie.slice(name.length + 1);
    for (const other of [
      'session',
      '__Secure-session',
      '__host-session',
      '__Host-session.',
      'x__Host-session',
    ])
      expect(await me(`${other}=${value}`)).toEqual(nobody);
  });

  it.each([
    ['nothing', `${name}=`],
    ['no value', name],
    ['only signs', ';;; =; ==; ,'],
    ['a quoted value', `${name}="x"`],
    ['several parts', `${name}=a=b=c`],
    ['encoded zeros', `${name}=%00%00`],
    ['names of objects', '__proto__=x; constructor=y; toString=z'],
    ['8 KB', `${name}=${'x'.repeat(8000)}`],
    ['300 others', Array.from({ length: 300 }, (_, at) => `a${at}=b`).join('; ')],
    ['a query', `${name}={"$ne":null}`],
  ])('that is %s is nobody’s, and no fault of ours', async (_, cookie) => {
    const answer = await call('GET', '/auth/me', { cookie });
    expect([answer.status, answer.json]).toEqual([200, nobody]);
    expect((await logOut(cookie)).status).toBe(204);
  });
});

describe('tokens', () => {
  it('stand in no log, no address, no header and no error', async () => {
    const { email, cookie } = await signIn();
    const token = await login(email);
    const value = cookie.slice(name.length + 1);
    const answers = [
      await store(`${token}x`, { cookie: `${name}=wrong` }),
      await call('POST', '/auth/store-session', { body: `{"token":"${token}` }),
      await call('POST', '/auth/store-session', { body: { token: { token } } }),
      await call('GET', '/api/shops', { token: `${token}x` }),
      await call('GET', '/api/shops/none', { token, cookie }),
      await store(token, { cookie }),
      await store(token),
    ];
    for (const { headers, text } of answers) {
      const told = [...headers].filter(([header]) => header !== 'set-cookie');
      for (const secret of [token, value]) expect(text + JSON.stringify(told)).not.toContain(secret);
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(401);
    const log = await logHaving('identity', last?.json.requestId);
    for (const secret of [token, value, token.split('.')[2] ?? '']) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/\beyJ[\w-]+\.[\w-]+\./);
  });

  it('are kept by no cache', async () => {
    const { email, cookie } = await signIn();
    const answers = [
      await call('GET', '/auth/me', { cookie }),
      await call('GET', '/auth/me'),
      await store(await login(email)),
      await store('a token that nobody gave out'),
      await logOut(cookie),
      await call('POST', '/api/auth/login', { body: { email, password: 'wrong' } }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });
});
