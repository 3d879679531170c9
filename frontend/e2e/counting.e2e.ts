import { gunzipSync } from 'node:zlib';
import { type APIResponse, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { configured, foreignSources } from '../prerender/configured.ts';
import { signIn } from './sign-in.ts';

const local = new URL(process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000');
/** The same stack under a name that is not localhost, as visits are counted there only. */
const live = 'https://recommend.test';
const settings = { POSTHOG_KEY: 'phc_test', AFFILIATE_ID: 'ab12' };
const programme = 'https://cdn.firstpromoter.com/fpr.js';

test.use({
  // Product analytics leaves out what calls itself a robot.
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  viewport: { width: 1440, height: 900 },
  // What the library's queue waits for is short; a machine that does other things is not.
  trace: 'off',
});
/** What is still on its way when a test is over is nobody's concern. */
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

/** The page as a build with both settings would have it: its element names them, its policy allows the programme. */
const asConfigured = async (response: APIResponse) => {
  const policy = Object.entries(foreignSources(settings)).reduce(
    (text, [name, hosts]) => text.replace(`${name} `, `${name} ${hosts.join(' ')} `),
    response.headers()['content-security-policy'] ?? '',
  );
  return {
    headers: { ...response.headers(), 'content-security-policy': policy },
    body: (await response.text()).replace('<html ', `<html${configured(settings)} `),
  };
};

/** Has the running stack answer under both names, with pages as a configured build would have them. */
const configure = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  await context.route(
    (url) => [local.origin, live].includes(url.origin),
    async (route, request) => {
      const isPage = request.resourceType() === 'document';
      if (!isPage && request.url().startsWith(local.origin)) return route.continue();
      const { origin, ...headers } = await request.allHeaders();
      const response = await route.fetch({
        url: request.url().replace(live, local.origin),
        headers: { ...headers, ...(origin ? { origin: local.origin } : {}) },
        // The stack may close a connection that was idle just as it is taken again.
        maxRetries: 2,
      });
      await route.fulfill({ response, ...(isPage ? await asConfigured(response) : {}) });
    },
  );
  // The programme's own script, as far as we build on it.
  const script = `window.programme = document.readyState;
    document.cookie = '_fprom_tid=t-1; Path=/'; document.cookie = '_fprom_ref=bob; Path=/';`;
  await context.route('https://*.firstpromoter.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
};

interface Told {
  event: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
}

const eventsIn = (body: Buffer): Told[] => {
  const sent = (body[0] === 0x1f ? gunzipSync(body) : body).toString('utf8');
  const data = sent.startsWith('data=') ? new URLSearchParams(sent).get('data') : null;
  const read: Told | Told[] | { batch: Told[] } = JSON.parse(
    data === null ? sent : Buffer.from(data, 'base64').toString('utf8'),
  );
  if (Array.isArray(read)) return read;
  return 'batch' in read ? read.batch : [read];
};

/**
 * Tells what leaves as a beacon: its body is not seen from outside the page.
 * @param tell gets it in base64
 */
const seeBeacons = async (context: BrowserContext, tell: (body: string) => void) => {
  await context.exposeFunction('tellBeacon', tell);
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void new Response(body)
        .arrayBuffer()
        .then((bytes) =>
          Reflect.get(window, 'tellBeacon')(btoa(String.fromCharCode(...new Uint8Array(bytes)))),
        );
      return send(url, body);
    };
  });
};

/** What is told to product analytics and to the affiliate programme, as the browser sends it. */
const listen = async (context: BrowserContext) => {
  const told: Told[] = [];
  const statuses: number[] = [];
  const partners: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    const body = request.postDataBuffer();
    if (pathname.startsWith('/ingest') && body && request.resourceType() !== 'ping')
      told.push(...eventsIn(body));
    if (hostname.endsWith('firstpromoter.com')) partners.push(request.url());
  });
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/ingest')) statuses.push(response.status());
  });
  await seeBeacons(context, (body) => told.push(...eventsIn(Buffer.from(body, 'base64'))));
  const named = (event: string) =>
    told
      .filter((one) => one.event === event)
      .map(({ properties }) => new URL(String(properties.$current_url)).pathname);
  return { told, statuses, partners, named };
};

/** Opens a page and has the app take it over. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  const taken = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('recommend:ready', resolve, { once: true })),
  );
  await page.getByRole('contentinfo').getByRole('radio').first().focus();
  await taken;
};
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const answer = (page: Page, words: 'Yes' | 'No') =>
  page
    .locator('#consent')
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .click();

test('visits are counted after a yes: each page, who is signed in, the leaving, and nothing under /public', async ({
  page,
  context,
}) => {
  await configure(context);
  const { told, statuses, named } = await listen(context);
  await open(page, `${live}/pricing`);
  await expect(page.locator('#consent')).toBeVisible();
  expect(told).toEqual([]);
  await answer(page, 'Yes');
  await expect.poll(() => named('$pageview')).toEqual(['/pricing']);
  await inHeader(page, 'Blog').click();
  // The address changes before the page is there, and only a page that was shown is counted.
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog']);
  await inHeader(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog', '/about']);
  // Nobody is signed in: no profile is made of a visitor.
  expect(told.every(({ properties }) => properties.$process_person_profile === false)).toBe(true);
  // As on leaving, but with the page still there to show what it sends.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => named('$pageleave')).toEqual(['/about']);
  await page.goto(`${live}/public`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, `${live}/blog`);
  await expect.poll(() => named('$pageview').at(-1)).toBe('/blog');
  expect(told.filter(({ properties }) => String(properties.$current_url).includes('/public'))).toEqual([]);
  expect([...new Set(told.map(({ event }) => event))].sort()).toEqual(['$pageleave', '$pageview']);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('who agreed before and only reads is counted, once, without the app; the app does not count the page again', async ({
  page,
  context,
}) => {
  await configure(context);
  const { named, partners } = await listen(context);
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'yes'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${live}/pricing`);
  const app = await page.evaluate(() => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app);
  await expect.poll(() => named('$pageview')).toEqual(['/pricing']);
  await expect.poll(() => partners).toEqual([programme]);
  expect(app).toBeTruthy();
  expect(scripts).not.toContain(app);
  const taken = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('recommend:ready', resolve, { once: true })),
  );
  await page.getByRole('contentinfo').getByRole('radio').first().focus();
  await taken;
  await inHeader(page, 'Blog').click();
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog']);
  expect(partners).toEqual([programme]);
});

test('a signed-in user is known by id, with the e-mail as a property of the person', async ({
  page,
  context,
}) => {
  await configure(context);
  const { told } = await listen(context);
  await signIn(page, '/app', live);
  await expect(page).toHaveURL(`${live}/app`);
  const { user } = await page.evaluate(async () => (await fetch('/auth/me')).json());
  await page.goto(`${live}/pricing`);
  await answer(page, 'Yes');
  await expect.poll(() => told.find(({ event }) => event === '$identify')).toBeTruthy();
  const identified = told.find(({ event }) => event === '$identify');
  expect(identified?.properties.distinct_id).toBe(user.id);
  expect(identified?.$set ?? identified?.properties.$set).toEqual({ email: user.email });
});

test.describe('nothing is told', () => {
  const flushes = 10_000;

  for (const [where, address, words, flag] of [
    ['before an answer', live, undefined, false],
    ['after a no', live, 'No', false],
    ['on localhost', local.origin, 'Yes', false],
    ['where the ignore flag is set', live, 'Yes', true],
  ] as const) {
    test(where, async ({ page, context }) => {
      await configure(context);
      const { told } = await listen(context);
      if (flag) await context.addInitScript(() => localStorage.setItem('analytics-ignore', '1'));
      await page.clock.install();
      await open(page, `${address}/pricing`);
      if (words) await answer(page, words);
      await inHeader(page, 'Blog').click();
      await page.clock.runFor(flushes);
      await expect(page).toHaveURL(/\/blog$/);
      expect(told).toEqual([]);
    });
  }
});

test('the affiliate programme comes after a yes, after the page, and its cookies go along with a registration', async ({
  page,
  context,
}) => {
  await configure(context);
  const { partners } = await listen(context);
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await open(page, `${live}/pricing`);
  expect(partners).toEqual([]);
  await answer(page, 'Yes');
  await expect.poll(() => partners).toEqual([programme]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'programme'))).toBe('complete');
  // The companion keeps the first two calls for it, whichever of them comes first.
  const kept = () => page.evaluate(() => Reflect.get(window, 'fpr')?.q.map(([name]: [string]) => name));
  await expect.poll(kept).toEqual(['init', 'click']);
  expect(refused).toEqual([]);
  await page.goto(`${live}/auth/register`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Merchant');
  await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long pass phrase');
  const sent = page.waitForRequest('**/api/auth/register');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ referral: { trackingId: 't-1', referralCode: 'bob' } });
});

test('on localhost no affiliate script is loaded, whatever is answered', async ({ page, context }) => {
  await configure(context);
  const { partners } = await listen(context);
  await open(page, `${local.origin}/pricing`);
  await answer(page, 'Yes');
  await inHeader(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.waitForLoadState('networkidle');
  expect(partners).toEqual([]);
  expect(await page.evaluate(() => 'fpr' in window)).toBe(false);
});
