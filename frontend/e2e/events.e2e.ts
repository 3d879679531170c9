import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { launchOptions } from '#infra/test/browser.ts';
import { answerAll } from './answer.ts';

const origin = process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000';
const shop = process.env.RECOMMEND_SHOP ?? 'http://localhost:3001';
const mailbox = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

// The browser of these tests says that it has no screen, and is left out by the server: here it counts.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
// As an option of the browser it holds for beacons too.
const { args, ...options } = launchOptions();
test.use({ launchOptions: { ...options, args: [...args, `--user-agent=${userAgent}`] } });

interface Told {
  id: string;
  kind: string;
  session: string;
  product?: string;
}

const toEvents = (request: Request) => new URL(request.url()).pathname === '/api/public/events';
const told = (request: Request): Told[] => JSON.parse(request.postData() ?? '').events;

/** Everything that the pages send us of what happens; a beacon on leaving is not among it. */
const watch = (page: Page) => {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (toEvents(request)) requests.push(request);
  });
  return requests;
};
/** A product page of the demo shop, where the quiz stands. */
const openShop = async (page: Page) => {
  const home = `${shop}/shops/recommend-demo.myshopify.com`;
  await page.goto(`${home}/collections/shoes`);
  await page.locator('.grid a').first().click();
  const quiz = page.locator('recommend-quiz');
  await expect(quiz.getByRole('heading').first()).toBeVisible();
  return quiz;
};

/** What the product has of a session, each event once: what its stream delivered, zipped and by day. */
const kept = async (request: APIRequestContext, session: string): Promise<string[]> => {
  const flushed = await request.post(`${mailbox}/streams/flush`, { data: {} });
  const objects: { key: string; body: string }[] = await flushed.json();
  const events = objects
    .filter(({ key }) => /^events\/day=\d{4}-\d\d-\d\d\/.+\.gz$/.test(key))
    .flatMap(({ body }) => gunzipSync(Buffer.from(body, 'base64')).toString().trim().split('\n'))
    .map((line): Told => JSON.parse(line))
    .filter((event) => event.session === session);
  return [...new Map(events.map(({ id, kind }) => [id, kind])).values()];
};

test('nothing is told of a visitor who did not allow it, not even on leaving', async ({ page, request }) => {
  const requests = watch(page);
  const stored = page.waitForRequest(/\/api\/public\/responses$/);
  await answerAll(await openShop(page));
  const { id } = (await stored).postDataJSON();
  await page.goto('about:blank');
  await openShop(page);
  expect(requests).toEqual([]);
  expect(await kept(request, id.replace('resp_', ''))).toEqual([]);
});

test('a visitor who allows it is counted from the start, once', async ({ page, request }) => {
  const requests = watch(page);
  const quiz = await openShop(page);
  await quiz.getByRole('radio').or(quiz.getByRole('checkbox')).first().click();
  expect(requests).toEqual([]);
  const first = page.waitForResponse((answer) => toEvents(answer.request()));
  await page.getByLabel('Allow visit statistics').check();
  const answer = await first;
  const sent = told(answer.request());
  expect(sent.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['viewed', 'questionShown', 'started']),
  );
  expect(answer.status()).toBe(200);
  // The server says of the same events again that they count; the page does not read what it says.
  const again = await request.post(`${origin}/api/public/events`, {
    headers: { 'user-agent': userAgent, 'content-type': 'text/plain' },
    data: answer.request().postData() ?? '',
  });
  expect(await again.json()).toEqual({ accepted: sent.length, refused: [] });
  await answerAll(quiz);
  await quiz.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  // What is left goes out as a beacon.
  await page.goto('about:blank');
  const kinds = () => kept(request, sent[0]?.session ?? '');
  await expect.poll(kinds).toEqual(expect.arrayContaining(['answered', 'addedToCart']));
  const once = ['completed', 'resultShown', 'started', 'viewed'];
  expect((await kinds()).filter((kind) => once.includes(kind)).sort()).toEqual(once);
});

test('elsewhere the attribute says whether anything is told', async ({ page }) => {
  const id = await (await openShop(page)).getAttribute('quiz');
  const requests = watch(page);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
    <script type="module" src="${origin}/embed/recommend.js"></script><recommend-quiz quiz="${id}"></recommend-quiz>`;
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const quiz = page.locator('recommend-quiz');
  await quiz.getByRole('radio').or(quiz.getByRole('checkbox')).first().click();
  const first = page.waitForRequest(toEvents);
  expect(requests).toEqual([]);
  await quiz.evaluate((element) => element.setAttribute('consent', 'granted'));
  expect(told(await first).map(({ kind }) => kind)).toContain('viewed');
  server.closeAllConnections();
  server.close();
});
