import { expect, test } from '@playwright/test';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('a product goes into the cart with its marks, and what the shop refuses is said', async ({ page }) => {
  const quiz = host.publish('cart', only('activity'), shoes);
  const element = await open(host, page, quiz);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('recommend:cart-added', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  );
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(element.getByRole('button', { name: 'Added to cart: Aldermoor Glide' })).toBeVisible();
  const [id] = storedOf(host, quiz).map((response) => response.id);
  expect(host.cart.at(-1)?.items[0]).toEqual({
    id: 100,
    quantity: 1,
    properties: { _recommend_quiz: quiz, _recommend_response: id },
  });
  expect(await heard).toMatchObject({ items: [{ id: 100 }] });
});

test('a theme that draws its own cart draws it anew', async ({ page }) => {
  await page.addInitScript(() => {
    class Drawer extends HTMLElement {
      getSectionsToRender() {
        return [{ id: 'cart-icon-bubble' }];
      }
      renderContents(answer: { sections: Record<string, string>; id: number }) {
        this.textContent = `${answer.id}: ${answer.sections['cart-icon-bubble']}`;
      }
    }
    customElements.define('cart-drawer', Drawer);
  });
  const element = await open(host, page, host.publish('theme', only('activity'), shoes));
  await page.evaluate(() => document.body.append(document.createElement('cart-drawer')));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(page.locator('cart-drawer')).toHaveText(/^100: <b>\d+<\/b>$/);
});

test('a page that resets everything, and a quiz that tries everything, leave the quiz in order', async ({
  page,
}) => {
  const nasty = '<img src=x onerror="document.title=1">';
  const texts = { ...everyType.texts.en, 'activity.title': nasty, 'running.label': 'x'.repeat(200) };
  const quiz = host.publish('hostile', { ...only('activity'), texts: { en: texts }, locales: ['en'] }, [
    ...shoes.map((shoe) => ({ ...shoe, title: nasty, url: 'javascript:alert(1)' })),
  ]);
  page.on('dialog', () => expect('a dialog').toBe('never shown'));
  const element = await open(host, page, quiz, '&hostile');
  await expect(element).toHaveCSS('display', 'block');
  await expect(element.getByRole('heading', { name: nasty })).toBeVisible();
  const option = element.getByRole('radio').first();
  const [inner, outer] = [await option.boundingBox(), await element.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  await option.click();
  await expect(element.getByRole('article').first()).toContainText(nasty);
  await expect(element.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveTitle('A shop');
});

test('the page around it does not move, and nothing stays when it is taken out', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // What a shopper's own press moves does not count, as in Cumulative Layout Shift.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A slow connection: what comes late must find its place kept.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const element = await open(host, page, host.publish('still', only('activity', 'look', 'insoles'), shoes));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('radio', { name: 'Plain' }).click();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.evaluate(() => document.querySelector('recommend-quiz')?.remove());
  expect(
    await page.evaluate(() => document.adoptedStyleSheets.length + document.querySelectorAll('style').length),
  ).toBe(0);
});

test('two quizzes stand on one page, each with its own answers', async ({ page }) => {
  const first = host.publish('two-a', only('activity', 'insoles'), shoes);
  const second = host.publish('two-b', only('activity', 'nickname'), shoes);
  await page.goto(`${host.page}/?quiz=${first}&quiz=${second}&lang=nl`);
  const elements = page.locator('recommend-quiz');
  await elements.nth(0).getByRole('radio', { name: 'Hardlopen' }).click();
  await expect(elements.nth(0).getByRole('heading', { name: 'Draag je inlegzolen?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('heading', { name: 'Wat ga je ermee doen?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('button', { name: 'Volgende' })).toBeVisible();
});
