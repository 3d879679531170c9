import { expect, type Page, test } from '@playwright/test';
import { codeFor } from './mail.ts';
import { say } from './say.ts';

const words = say.en;
const most = 6;

/** Notes every click on every page the merchant passes, those of the keyboard too. */
const countClicks = async (page: Page): Promise<string[]> => {
  const clicks: string[] = [];
  await page.exposeFunction('noteClick', (what: string) => {
    clicks.push(what);
  });
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('a, button, input, label') : null;
      const { noteClick } = window as unknown as { noteClick(what: string): void };
      noteClick(target?.textContent?.trim() || 'something else');
    };
    document.addEventListener('click', note, { capture: true });
  });
  return clicks;
};

/** Types where the page has put the cursor by itself. */
const type = async (page: Page, label: string, text: string) => {
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(text);
};

test('a new merchant is live at most six clicks after the sign-up form', async ({ page }) => {
  test.setTimeout(180_000);
  const name = `clicks-${Date.now().toString(36)}`;
  const address = `${name}@merchant.example`;
  await page.setViewportSize({ width: 1440, height: 900 });
  const clicks = await countClicks(page);
  await page.goto('/auth/register');
  await page.getByLabel(words.firstName).fill('Robin');
  await page.getByLabel(words.lastName).fill('Vermeer');
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password).first().fill('a long enough sentence');
  await page.getByRole('button', { name: words.createAccount }).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
  clicks.length = 0;

  await type(page, words.code, await codeFor(address));
  await page.getByRole('button', { name: words.confirm }).click();
  await type(page, words.shopDomain, name);
  await page.getByRole('button', { name: words.connect }).click();
  await page.getByRole('button', { name: words.install }).click();
  await page.getByRole('button', { name: words.draft }).click({ timeout: 90_000 });
  await page.getByRole('button', { name: words.publish, exact: true }).click({ timeout: 30_000 });
  await expect(page.getByRole('dialog', { name: words.live })).toBeVisible();

  expect(clicks, `${clicks.length} clicks: ${clicks.join(' · ')}`).toContain(words.publish);
  expect(clicks.length, clicks.join(' · ')).toBeLessThanOrEqual(most);
  const quizId = new URL(page.url()).pathname.split('/').at(-1);
  const pointer = await page.request.get(`/q/${quizId}.json`);
  expect(await pointer.json()).toMatchObject({ quizId, version: 1 });
});
