import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const visit = async (page: Page, name: string, more: string) => {
  const quiz = host.publish(name, only('activity', 'insoles'), shoes);
  await page.goto(`${host.page}/?quiz=${quiz}&${more}`);
  return page.locator('recommend-quiz');
};
/** How the page scrolls: its styles, its place, and the width that is left to it. */
const scrolling = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.getAttribute('style'),
    document.body.getAttribute('style'),
    scrollY,
    document.documentElement.clientWidth,
    getComputedStyle(document.documentElement).overflow,
  ]);

test('a floating button opens the quiz; Escape closes it, and page and focus are as they were', async ({
  page,
}) => {
  const element = await visit(page, 'button', 'mode=button');
  const button = element.getByRole('button', { name: 'Find your shoes' });
  await button.waitFor();
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'overflow-x: clip; --own: 1';
    scrollTo(0, 700);
  });
  const before = await scrolling(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = element.getByRole('dialog', { name: 'Find your shoes' });
  await expect(dialog.getByRole('radio', { name: 'Running' })).toBeVisible();
  expect(await scrolling(page)).toContain('hidden');
  await page.mouse.wheel(0, 500);
  // Round and round, the focus stays within.
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.localName !== 'recommend-quiz';
    });
    expect(outside).toBe(false);
  }
  expect((await scrolling(page))[2]).toBe(700);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(() => scrolling(page)).toEqual(before);
});

test('what was answered is still there when it is opened again, up to the results', async ({ page }) => {
  const element = await visit(page, 'again', 'mode=button&lang=nl');
  const button = element.getByRole('button', { name: 'Vind je schoenen' });
  await button.click();
  await element.getByRole('radio', { name: 'Hardlopen' }).click();
  await element.getByRole('button', { name: 'Sluiten' }).click();
  await expect(element.getByRole('dialog')).toBeHidden();
  await button.click();
  await element.getByRole('radio', { name: 'Ja' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await page.mouse.click(5, 5);
  await expect(element.getByRole('dialog')).toBeHidden();
});

test('a pop-up opens by a link, by itself once a visitor, and leaves no trace when taken out', async ({
  page,
}) => {
  const element = await visit(page, 'popup', 'mode=popup&delay=0');
  const dialog = element.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: 'Take the quiz' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
  const before = await scrolling(page);
  await page.getByRole('link', { name: 'Take the quiz' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.evaluate(() => document.querySelector('recommend-quiz')?.remove());
  await expect.poll(() => scrolling(page)).toEqual(before);
});

for (const look of ['', '&dark'])
  for (const width of [390, 1440])
    test(`axe finds nothing in a dialog${look}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const element = await visit(page, 'axe', `mode=button${look}`);
      const clean = async () => {
        const { violations } = await new AxeBuilder({ page }).include('recommend-quiz').analyze();
        expect(violations).toEqual([]);
      };
      await element.getByRole('button', { name: 'Find your shoes' }).waitFor();
      await clean();
      await element.getByRole('button', { name: 'Find your shoes' }).click();
      await expect(element.getByRole('progressbar')).toBeVisible();
      await clean();
    });
