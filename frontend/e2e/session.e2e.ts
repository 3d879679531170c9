import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoMerchant } from '#infra/local/seed/merchant.ts';
import { codeFor } from './mail.ts';
import { signIn } from './sign-in.ts';

const shopOrigin = process.env.RECOMMEND_SHOP ?? 'http://localhost:3001';
const isMe = (address: string) => new URL(address).pathname === '/auth/me';

/** Counts how often it is asked who is signed in, and keeps what the console says of faults. */
const watch = (page: Page) => {
  const seen = { asked: 0, faults: [] as string[] };
  page.on('request', (request) => {
    if (isMe(request.url())) seen.asked += 1;
  });
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') seen.faults.push(line.text());
  });
  page.on('pageerror', ({ message }) => seen.faults.push(message));
  return seen;
};

test.describe('who is signed in', () => {
  for (const path of ['/', '/nl/pricing', '/blog/proof-before-publish', '/auth/login', '/nl/auth/register']) {
    test(`is asked on ${path}, once, without a fault in a visitor’s console`, async ({ page }) => {
      const seen = watch(page);
      const answered = page.waitForResponse((response) => isMe(response.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await (await answered).json()).toEqual({ user: null, token: null });
      expect(seen).toEqual({ asked: 1, faults: [] });
    });
  }

  test('is not asked on pages under /public', async ({ page }) => {
    const seen = watch(page);
    for (const path of ['/public', '/nl/public']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(seen).toEqual({ asked: 0, faults: [] });
  });

  test('holds no page up: it reads and its links work before there is an answer', async ({ page }) => {
    await page.route('**/auth/me', () => {});
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByText('Most Popular')).toBeVisible();
  });

  test('shows on the site’s pages, also on a device that forgot it', async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL(/\/app$/);
    await page.evaluate(() => localStorage.clear());
    const seen = watch(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: demoMerchant.email })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to App' }).first()).toBeVisible();
    expect(seen).toEqual({ asked: 1, faults: [] });
  });

  test('that cannot be told is nobody, and is logged', async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL(/\/app$/);
    await page.route('**/auth/me', (route) => route.abort());
    const seen = watch(page);
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    await expect
      .poll(() => seen.faults.filter((line) => line.startsWith('No session')).length)
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
  });
});

const tricks = [
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/nl//evil.example',
  '/app/..//evil.example',
  '//localhost@evil.example',
  '/\uff0fevil.example',
  '/auth/login?redirectUrl=%2F%2Fevil.example',
  'javascript:document.body.remove()',
  'data:text/html,<script>alert(1)</script>',
];

/** Every address that the browser is led to, wherever that is. */
const ledTo = (page: Page) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('framenavigated', (frame) => hosts.add(new URL(frame.url()).host));
  // Pictures come from the dev shop, and data in an address has no host.
  return () => [...hosts].filter((host) => host !== '' && !/^localhost:\d+$/.test(host));
};

test('signing in never leads off the site, whatever the address asks for', async ({ page }) => {
  const hosts = ledTo(page);
  for (const trick of tricks) {
    await signIn(page, trick);
    await expect(page, trick).toHaveURL(/^http:\/\/localhost:\d+\/app$/);
    await page.context().clearCookies();
  }
  expect(hosts()).toEqual([]);
});

test('registering never leads off the site either', async ({ page }) => {
  const hosts = ledTo(page);
  for (const trick of ['//evil.example', '/nl/\\evil.example']) {
    const email = `${randomUUID()}@example.com`;
    await page.goto(`/auth/register?redirectUrl=${encodeURIComponent(trick)}`);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Merchant');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('a long pass phrase');
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page, trick).toHaveURL(/^http:\/\/localhost:\d+\/app$/);
    await page.context().clearCookies();
  }
  expect(hosts()).toEqual([]);
});

/** Where a secret could be found: all that is asked and answered, but the two answers that are to hold a token. */
const collect = (context: BrowserContext) => {
  const found: string[] = [];
  const tokens = new Set<string>();
  const gives = ['/api/auth/login', '/auth/me'];
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    const stores = new URL(request.url()).pathname === '/auth/store-session';
    found.push(request.url(), referer, stores ? '' : (request.postData() ?? ''));
  });
  context.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    if (!gives.includes(new URL(response.url()).pathname)) found.push(text);
    else if (response.ok()) tokens.add(JSON.parse(text).token ?? '');
  });
  context.on('console', (line) => found.push(line.text()));
  return { found, tokens };
};

/** Everything that a script on the page can read of what the browser keeps. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
      Object.values(window).filter((value) => typeof value === 'string'),
    ]),
  );

test('neither token nor cookie stands anywhere but where it belongs', async ({ page, context }) => {
  const { found, tokens } = collect(context);
  await signIn(page, '/app/products');
  await expect(page).toHaveURL(/\/app\/products$/);
  for (const path of ['/app/quizzes', '/', '/nl/blog', '/app/settings']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    found.push(await keptBy(page));
  }
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === '__Host-session');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  tokens.delete('');
  expect(tokens.size).toBeGreaterThan(0);
  const all = found.join('\n');
  for (const secret of [...tokens, session?.value ?? '?']) {
    expect(all.includes(secret)).toBe(false);
    expect(all.includes(encodeURIComponent(secret))).toBe(false);
  }
});

test('a page of another origin can neither end the session nor read it', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/app$/);
  const origin = new URL(page.url()).origin;
  // The dev shop stands on another port: another origin, but the same site, so that even the cookie comes along.
  await page.goto(shopOrigin);
  const tried = await page.evaluate(async (target) => {
    const status = (path: string, init: RequestInit) =>
      fetch(target + path, { credentials: 'include', ...init }).then(
        (answer) => answer.status,
        () => 'refused',
      );
    return [
      await status('/auth/me', {}),
      await status('/auth/logout-session', { method: 'POST' }),
      await status('/auth/logout-session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      }),
      await status('/auth/store-session', { method: 'POST', body: '{"token":"planted by another site"}' }),
    ];
  }, origin);
  expect(tried).toEqual(['refused', 'refused', 'refused', 'refused']);
  const posted = page.waitForResponse((response) => response.url().endsWith('/auth/logout-session'));
  await page.evaluate((target) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'text/plain', action: `${target}/auth/logout-session` });
    document.body.append(form);
    form.submit();
  }, origin);
  expect((await posted).status()).toBe(403);
  await page.waitForURL(`${origin}/auth/logout-session`);
  await page.goto('/app/quizzes');
  await expect(page).toHaveURL(/\/app\/quizzes$/);
});

test('signing out ends the app in this tab, and what is behind it stays shut', async ({ page, context }) => {
  await signIn(page, '/app/quizzes');
  await expect(page).toHaveURL(/\/app\/quizzes$/);
  const { value = '' } = (await context.cookies()).find(({ name }) => name === '__Host-session') ?? {};
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => name === '__Host-session')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fapp%2Fquizzes$/);
  // The cookie, kept by somebody, opens nothing.
  const me = new URL('/auth/me', page.url());
  const answer = await fetch(me, { headers: { cookie: `__Host-session=${value}` } });
  expect(await answer.json()).toEqual({ user: null, token: null });
});
