import { expect, type Page, type Request, test } from '@playwright/test';
import { demoMerchant } from '#infra/local/seed/merchant.ts';
import { faultsOf } from './axe.ts';
import { walkFocus } from './focus-walk.ts';
import { memberPages, renderedPages, visitorPages } from './pages.ts';
import { lostWhenZoomed } from './reflow.ts';

/** Bytes of JavaScript as they came over the line; a page may bring 90 KB before anybody touches it. */
const most = 90 * 1024;

// A trace of the whole page for every look at it takes longer than the looks.
test.use({ trace: 'off' });

const everyRule = { targets: true };
/** The rules that other colours can make a difference to. */
const aboutColours = { only: ['color-contrast', 'link-in-text-block'] };

const looks = [
  { width: 1440, colorScheme: 'light', rules: everyRule },
  { width: 1440, colorScheme: 'dark', rules: aboutColours },
  { width: 390, colorScheme: 'dark', rules: everyRule },
  { width: 390, colorScheme: 'light', rules: aboutColours },
] as const;

/** One load for all of it: colours and window change in place, and Tab goes all around in what 200% leaves. */
const findNothing = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const faults = await faultsOf(page, rules);
    found.push(...faults.map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  expect([...found, ...(await lostWhenZoomed(page))]).toEqual([]);
  await page.setViewportSize({ width: 640, height: 450 });
  const { faults, reached, expected } = await walkFocus(page);
  expect(faults).toEqual([]);
  expect(reached).toBe(expected);
};

for (const path of renderedPages) {
  test(`${path} is light, accessible, and loses nothing at 200%`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
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

/** A browser without scripts, for all pages that a worker opens. */
const plain = test.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({
        baseURL,
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

plain.describe('without scripts', () => {
  for (const path of renderedPages) {
    plain(`${path} is readable, and its links lead on`, async ({ reader: page }) => {
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

  plain('a page of the app says in both languages that it needs them', async ({ reader: page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'startpagina' }).click();
    await expect(page).toHaveURL('/nl');
  });
});
