import { expect, type Page, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

/** Marks the document, so that a full load can be told from a change of page within the app. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens a page and brings the app, which waits for somebody to reach for a control. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  const taken = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('recommend:ready', resolve, { once: true })),
  );
  await page.getByRole('contentinfo').getByRole('radio').first().focus();
  await taken;
  await mark(page);
};

test.use({ viewport: { width: 1440, height: 900 } });

test('scrolls to the top on a change of page, and to the anchor where there is one', async ({ page }) => {
  await open(page, '/blog/proof-before-publish');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await inHeader(page, 'Pricing').click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/blog/proof-before-publish');
  const anchor = page.locator('a[href*="#"]:not([href="#content"])').first();
  const id = (await anchor.getAttribute('href'))?.split('#')[1] ?? '';
  await anchor.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('on a phone, where a post is laid out as it is read, each chapter is where its link leads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/guides/first-quiz');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids.reverse()) {
    await links.and(page.locator(`[href="#${id}"]`)).evaluate((link: HTMLElement) => link.click());
    const top = () => page.locator(`[id="${id}"]`).evaluate((title) => title.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 300, id).toBe(true);
  }
});

test('a newer build leads to one full load at the next navigation', async ({ page }) => {
  await page.clock.install();
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));
  await open(page, '/pricing');
  const seen = page.waitForResponse(/builds\/latest\.json\?\d+/);
  await page.clock.runFor(3_600_001);
  await seen;
  await inHeader(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('a part that is gone leads to one full load, and never to a loop', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/about|\/assets\/text-route/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/pricing');
  await inHeader(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(loads).toBeLessThanOrEqual(2);
});

test('a switch of language keeps the page and its query, and is remembered for a year', async ({ page }) => {
  await page.goto('/pricing?from=mail');
  await page.locator('footer a[hreflang="nl"]').click();
  await expect(page).toHaveURL(/\/nl\/pricing\?from=mail$/);
  await expect(page.getByText('Meest gekozen')).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'nl', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 3600);
  expect(Math.round(days)).toBe(365);
});

test('each page of the app says where it stands', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/app$/);
  const trails: [string, string[]][] = [
    ['/app/quizzes/new', ['Quizzes', 'Create New']],
    ['/app/quizzes/create', ['Quizzes', 'Create Quiz']],
    ['/app/products/collections', ['Products', 'Collections']],
  ];
  for (const [path, parts] of trails) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.locator('> span')).toHaveText(parts);
  }
  for (const [path, title] of [
    ['/app/quizzes', 'Quizzes'],
    ['/app/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} - Recommend`);
  }
});
