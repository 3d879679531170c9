import { gunzipSync } from 'node:zlib';
import { type APIResponse, type BrowserContext, test as base, type Page } from '@playwright/test';
import { configured, foreignSources } from '../prerender/configured.ts';

export const local = new URL(process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000');
/** The same stack under a name that is not localhost, as visits are counted there only. */
export const live = 'https://recommend.test';
const settings = { POSTHOG_KEY: 'phc_test', AFFILIATE_ID: 'ab12' };
export const programme = 'https://cdn.firstpromoter.com/fpr.js';

/** Tests of visits to the site where it is counted and referred, on a page that any reader could have open. */
export const test = base.extend({
  // Product analytics leaves out what calls itself a robot.
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  viewport: { width: 1440, height: 900 },
  context: async ({ context }, use) => {
    await use(context);
    // What is still on its way when a test is over is nobody's concern.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

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
export const configure = async (context: BrowserContext) => {
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
export const listen = async (context: BrowserContext) => {
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

/** Opens a page and has the app take it over. @param address whole, as the site stands under two names */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  const taken = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('recommend:ready', resolve, { once: true })),
  );
  await page.getByRole('contentinfo').getByRole('radio').first().focus();
  await taken;
};
export const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
export const answer = (page: Page, words: 'Yes' | 'No') =>
  page
    .locator('#consent')
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .click();
