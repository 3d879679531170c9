import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, type Response, test } from '@playwright/test';

const prefixes = { en: '', nl: '/nl' };

const signIn = async (page: Page) => {
  await page.goto('/auth/login?redirectUrl=%2Fapp');
  await page.getByLabel('E-mail').fill('demo@recommend.example');
  await page.getByLabel('Password').first().fill('recommend-demo-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
};

/**
 * Opens a page in a browser that has nothing of us but the session, and weighs every script that comes until the page
 * rests: the entry, all that it imports, and what the page itself asks for.
 * @returns bytes, gzipped
 */
const weigh = async (browser: Browser, from: Page, path: string, seen: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ storageState: await from.context().storageState() });
  const page = await context.newPage();
  const scripts: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto(path);
  await seen(page);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
  );
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), parts: scripts.length };
};

test.use({ viewport: { width: 1440, height: 900 } });

for (const [locale, prefix] of Object.entries(prefixes)) {
  test(`${locale}: the first load of the app is at most 180 KB of scripts`, async ({ browser, page }) => {
    await signIn(page);
    const { bytes, parts } = await weigh(browser, page, `${prefix}/app`, async (app) => {
      // This weighs, and does not time.
      await app.getByRole('main').getByRole('link').first().waitFor({ timeout: 60_000 });
    });
    console.log(`/app in ${locale}: ${bytes} bytes in ${parts} scripts`);
    expect(parts).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(180_000);
  });
}

test('the editor brings the rest, within its own bounds', async ({ browser, page }) => {
  await signIn(page);
  await page.goto('/app/quizzes');
  await page.locator('a[href*="/app/quizzes/editor/"]').first().click();
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/);
  const { bytes, parts } = await weigh(browser, page, new URL(page.url()).pathname, async (editor) => {
    await editor.getByTestId('preview').getByRole('heading').first().waitFor({ timeout: 60_000 });
  });
  console.log(`The editor: ${bytes} bytes in ${parts} scripts`);
  // With the worker that proves the quiz, which comes once nobody types.
  expect(bytes).toBeLessThanOrEqual(400_000);
});

test('a page asks for its data when the pointer reaches its link, and shows at once what is there', async ({
  page,
}) => {
  await signIn(page);
  const places = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => places.getByRole('link', { name, exact: true });
  const main = page.getByRole('main');
  // A page that is still coming may draw its links anew under a pointer that stands still.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  const asked = page.waitForRequest(/\/products\?/);
  await link('Products').hover();
  await asked;
  expect(new URL(page.url()).pathname).toBe('/app');

  const contents = {
    Products: main.getByRole('row').nth(1),
    Quizzes: main.locator('a[href*="/app/quizzes/editor/"]').first(),
  };
  const visit = async (name: keyof typeof contents) => {
    await link(name).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(contents[name]).toBeVisible();
    await expect(page.locator('.animate-breathe')).toHaveCount(0);
  };
  const names = Object.keys(contents) as (keyof typeof contents)[];
  for (const name of names) await visit(name);
  // From here on every picture of waiting is noted, however short.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (
            node instanceof Element &&
            (node.matches('.animate-breathe') || node.querySelector('.animate-breathe'))
          )
            seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const name of names) await visit(name);
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([]);
});
