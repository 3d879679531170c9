import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoMerchant } from '#infra/local/seed/merchant.ts';
import { memberPages, renderedPages, visitorPages } from './pages.ts';
import { lostWhenZoomed } from './reflow.ts';

/** Bytes of JavaScript as they came over the line; a page may bring 90 KB before anybody touches it. */
const most = 90 * 1024;

// A trace of the whole page for every look at it takes longer than the looks.
test.use({ trace: 'off' });

/** Every rule, also the size of targets, which axe leaves out unless it is asked for. */
const everyRule = (axe: AxeBuilder) => axe.options({ rules: { 'target-size': { enabled: true } } });
/** The rules that other colours can make a difference to. */
const aboutColours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']);

const looks = [
  { width: 1440, colorScheme: 'light', rules: everyRule },
  { width: 1440, colorScheme: 'dark', rules: aboutColours },
  { width: 390, colorScheme: 'dark', rules: everyRule },
  { width: 390, colorScheme: 'light', rules: aboutColours },
] as const;

/** One load for all of it: colours and window change in place. */
const findNothing = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // There is no frame, so the page need not be looked at from another one.
    const { violations } = await rules(new AxeBuilder({ page })).setLegacyMode(true).analyze();
    found.push(...violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  expect([...found, ...(await lostWhenZoomed(page))]).toEqual([]);
};

for (const path of renderedPages) {
  test(`${path} is light, accessible, and loses nothing at 200%`, async ({ page }) => {
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(most);
    await findNothing(page);
  });
}

for (const path of visitorPages) {
  test(`${path} is accessible, and loses nothing at 200%`, async ({ page }) => {
    await page.goto(path);
    await findNothing(page);
  });
}

for (const path of memberPages) {
  test(`${path} is accessible, and loses nothing at 200%, signed in`, async ({ page }) => {
    await page.goto(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
    await page.getByLabel('E-mail').fill(demoMerchant.email);
    await page.getByLabel('Password').fill(demoMerchant.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await findNothing(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of renderedPages) {
    test(`${path} is readable, and its links lead on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      expect((await main.textContent())?.length).toBeGreaterThan(400);
      // Nothing that could only be pressed in vain, but what a form says about itself.
      await expect(main.locator('button:not([type="submit"]):visible')).toHaveCount(0);
      await page.getByRole('banner').locator('summary').click();
      const link = page.getByRole('navigation').getByRole('link', { name: /^(Features|Functies)$/ });
      await link.first().click();
      await expect(page).toHaveURL(path.startsWith('/nl') ? '/nl/features' : '/features');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a page of the app says in both languages that it needs them', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'startpagina' }).click();
    await expect(page).toHaveURL('/nl');
  });
});
