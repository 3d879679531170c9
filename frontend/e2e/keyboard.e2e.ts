import { expect, test } from '@playwright/test';
import { focusFault, walkFocus } from './focus-walk.ts';
import { tabTo } from './tab-to.ts';

for (const path of [
  '/',
  '/nl',
  '/pricing',
  '/nl/contact',
  '/blog',
  '/nl/blog/proof-before-publish',
  '/auth/login',
])
  for (const width of [1440, 390])
    test(`Tab comes to everything on ${path} at ${width} px, shows where it is, and comes around`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { faults, reached, expected } = await walkFocus(page);
      expect(faults).toEqual([]);
      expect(reached).toBe(expected);
    });

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/nl/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu of a phone opens, closes with Escape, and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('banner').locator('summary');
  const about = page.getByRole('banner').getByRole('link', { name: 'About' }).and(page.locator(':visible'));
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator('details a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(about).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  for (let stop = 0; stop < 8; stop++) await page.keyboard.press('Tab');
  await expect(about).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the language is switched, on the same page', async ({ page }) => {
  await page.goto('/pricing?from=mail');
  await tabTo(page, 'link', 'Nederlands');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/pricing?from=mail');
});

test('colours and the period of prices are chosen with arrows', async ({ page }) => {
  await page.goto('/pricing');
  const radio = (name: string) => page.getByRole('radio', { name });
  // An arrow moves the focus a moment later: the next key is for what has it then.
  const arrowTo = async (name: string) => {
    await page.keyboard.press('ArrowRight');
    await expect(radio(name)).toBeFocused();
  };
  await tabTo(page, 'radio', 'Monthly');
  await arrowTo('Yearly, two months free');
  await page.keyboard.press('Space');
  await expect(radio('Yearly, two months free')).toBeChecked();
  await expect(page.getByText('$390').first()).toBeVisible();
  await tabTo(page, 'radio', 'As on this device');
  await arrowTo('Light');
  await arrowTo('Dark');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the demo quiz is taken to its end, and started over', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'button', 'Start the quiz');
  await page.keyboard.press('Enter');
  for (const question of [/What/, /Where/, /spend|budget|How much/]) {
    const options = page.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options.first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Perfect Match Found!' })).toBeVisible();
  await tabTo(page, 'button', 'Start Over');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radiogroup', { name: /What/ })).toBeVisible();
});

test('a message is written and sent; what is missing gets the focus', async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, 'button', 'Send message');
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys-${Date.now()}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Does everything work by keyboard?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
});

test('a dialog keeps the focus, and Escape gives it back', async ({ page }) => {
  await page.goto('/');
  const opener = await tabTo(page, 'button', 'Watch demo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await focusFault(page)).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the question about cookies is answered, brought back, and left with Escape', async ({ page }) => {
  // A build that counts visits says so on its pages.
  await page.route('**/pricing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<html ', '<html data-asks '),
    });
  });
  await page.goto('/pricing');
  const question = page.getByRole('complementary', { name: 'Counting visits' });
  await expect(question).toBeVisible();
  await tabTo(page, 'button', 'No');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const again = await tabTo(page, 'button', 'Cookie choices');
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button').first()).toBeFocused();
    await page.keyboard.press(key);
    await expect(question).toBeHidden();
    await expect(again).toBeFocused();
  }
});
