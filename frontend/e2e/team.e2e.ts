import { type Browser, expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { codeFor, linkIn } from './mail.ts';
import { say } from './say.ts';

const words = say.en;
const password = 'a long enough sentence';

async function register(page: Page, address: string) {
  await page.getByLabel(words.firstName).fill('Robin');
  await page.getByLabel(words.lastName).fill('Vermeer');
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password).first().fill(password);
  await page.getByRole('button', { name: words.createAccount }).click();
  await page.getByLabel(words.code, { exact: true }).fill(await codeFor(address));
  await page.getByRole('button', { name: words.confirm }).click();
}

/** Signs in as the demo merchant, at a page. */
async function asDemo(page: Page, path: string) {
  await page.goto(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  await page.getByLabel(words.email).fill('demo@recommend.example');
  await page.getByLabel(words.password).fill('recommend-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

const axe = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([]);
};

async function elsewhere(browser: Browser, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await run(await context.newPage());
  await context.close();
}

test('somebody new is invited, joins by the link, and can only look; taken out, there is nothing to see', async ({
  page,
  browser,
}) => {
  const address = `viewer-${Date.now().toString(36)}@example.nl`;
  await asDemo(page, '/app/settings?section=team');
  await page.getByLabel('E-mail').fill(address);
  await page.getByLabel('Role', { exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await axe(page);

  await elsewhere(browser, async (other) => {
    await other.goto(await linkIn(address));
    await expect(other.getByText('Harbour & Hill')).toBeVisible();
    expect(other.url()).not.toContain('#');
    await axe(other);
    await other.getByRole('link', { name: words.createAccount }).click();
    await register(other, address);
    await other.getByRole('button', { name: 'Join the team' }).click();
    await expect(other).toHaveURL(/\/app$/);
    await expect(other.getByText(/You are a viewer here/)).toBeVisible();
    await other.getByRole('link', { name: 'Quizzes' }).first().click();
    await expect(other.locator('a[href*="/editor/"]').first()).toBeVisible();
    await expect(other.locator('a[href$="/app/quizzes/new"]')).toHaveCount(0);
    await axe(other);

    await page.reload();
    const member = page.getByRole('listitem').filter({ hasText: address });
    await member.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(member).toHaveCount(0);
    await other.goto('/app');
    await expect(other.getByLabel(words.shopDomain)).toBeVisible();
  });
});
