import { expect, type Page, test } from '@playwright/test';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** A `fetch` as a page may have put it in the place of the browser's: it fails until `working` is set. */
const breakFetch = (page: Page, how: string) =>
  page.addInitScript((kind) => {
    // Meanwhile its clock goes forty times as fast, so that nobody waits for what never comes.
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, milliseconds = 0) =>
      later(run, 'working' in window ? milliseconds : milliseconds / 40)) as typeof setTimeout;
    const own = window.fetch;
    window.fetch = (...given) => {
      if ('working' in window) return own(...given);
      if (kind === 'throws') throw new TypeError('not today');
      return new Promise(() => undefined);
    };
  }, how);
const mend = (page: Page) => page.evaluate(() => Object.assign(window, { working: true }));
const spoil = (page: Page) => page.evaluate(() => Reflect.deleteProperty(window, 'working'));

for (const how of ['never answers', 'throws']) {
  test(`where the page’s fetch ${how}, the quiz says so and offers to try again`, async ({ page }) => {
    await breakFetch(page, how);
    const quiz = host.publish(`unanswered-${how}`, only('activity'), shoes);
    await page.goto(`${host.page}/?quiz=${quiz}`);
    const element = page.locator('recommend-quiz');
    await expect(element.getByText('This quiz could not be loaded.')).toBeVisible();
    await mend(page);
    await element.getByRole('button', { name: 'Try again' }).click();
    await expect(element.getByRole('radio', { name: 'Running' })).toBeVisible();
  });

  test(`where the page’s fetch ${how}, a response waits and products are asked for again`, async ({
    page,
  }) => {
    await breakFetch(page, how);
    await page.addInitScript(() => Object.assign(window, { working: true }));
    const quiz = host.publish(`waits-${how}`, only('activity', 'insoles'), shoes);
    const pool = page.waitForRequest(/pool\.json/);
    // The products do not come while the page's own fetch still works.
    await page.route(/pool\.json/, (route) => route.abort());
    const element = await open(host, page, quiz);
    await pool;
    await element.getByRole('radio', { name: 'Hiking' }).click();
    await spoil(page);
    await element.getByRole('radio', { name: 'No' }).click();
    await expect(element.getByText('We could not load the products just now.')).toBeVisible();
    await page.unroute(/pool\.json/);
    expect(storedOf(host, quiz)).toHaveLength(0);
    await mend(page);
    await element.getByRole('button', { name: 'Try again' }).click();
    await expect(element.getByRole('article').first()).toContainText('Aldermoor Trek');
    await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
  });
}

test('two quizzes in two languages have one way to the server, and put one code on the cart once', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.assign(window, { Shopify: { routes: { root: '/' }, currency: { active: 'EUR' } } });
  });
  const codes: string[] = [];
  await page.route('**/cart.js', (route) => route.fulfill({ json: { item_count: 1, discount_codes: [] } }));
  await page.route('**/cart/update.js', (route) => {
    codes.push(route.request().postDataJSON().discount);
    return route.fulfill({ json: { item_count: 1, discount_codes: [] } });
  });
  const [first, second] = ['tongue-a', 'tongue-b'].map((name) => host.publish(name, only('activity'), shoes));
  await page.goto(`${host.page}/?quiz=${first}&quiz=${second}`);
  const elements = page.locator('recommend-quiz');
  await elements.nth(1).evaluate((element) => element.setAttribute('locale', 'nl'));
  await elements.nth(0).getByRole('radio', { name: 'Running' }).click();
  await elements.nth(0).getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect.poll(() => codes).toEqual(['SPRING']);
  await elements.nth(1).getByRole('radio', { name: 'Padel' }).click();
  const refreshed = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('cart:update', () => resolve(true), { once: true })),
  );
  await elements.nth(1).getByRole('button', { name: 'In winkelwagen: Aldermoor Smash' }).click();
  await refreshed;
  expect(codes).toEqual(['SPRING']);
  await expect.poll(() => storedOf(host, first ?? '').length + storedOf(host, second ?? '').length).toBe(2);
  expect(new Set(loaded.filter((path) => path.includes('/send-'))).size).toBe(1);
});
