import { expect, type Page, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

/** Each list of the app: where it stands, what it reads, and what it says when there is nothing. */
const lists: [name: string, page: string, read: RegExp, empty: RegExp | null][] = [
  ['quizzes', '/app/quizzes', /\/api\/shops\/[^/]+\/quizzes(\?|$)/, /quiz/i],
  ['products', '/app/products', /\/api\/shops\/[^/]+\/products(\?|$)/, /product/i],
  ['collections', '/app/products/collections', /\/api\/shops\/[^/]+\/collections(\?|$)/, /collection/i],
  ['figures of the quizzes', '/app/analytics', /\/api\/shops\/[^/]+\/analytics(\?|$)/, null],
];

/** The list's own part of the page. */
const main = (page: Page) => page.getByRole('main');

/** The same answer with every list in it empty. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptied(one)]));
};

for (const [name, path, read, empty] of lists) {
  test(`the list of ${name} says that it loads, and what to do when it does not`, async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL(/\/app$/);
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let isFixed = false;
    await page.route(read, async (route) => {
      if (isFixed) return route.continue();
      await held;
      const json = { code: 'forbidden', message: 'Not now. Try again.', requestId: 'r' };
      return route.fulfill({ status: 403, json });
    });
    await page.goto(path);
    await expect(main(page).locator('.animate-breathe').first()).toBeVisible();
    fail();
    const failed = main(page).getByRole('heading', { name: 'This did not load' });
    await expect(failed).toBeVisible();
    await expect(main(page)).toContainText('Not now. Try again.');
    isFixed = true;
    await main(page).getByRole('button', { name: 'Try again' }).first().click();
    await expect(failed).toBeHidden();
  });

  if (empty)
    test(`the list of ${name} says why it is empty`, async ({ page }) => {
      await signIn(page);
      await expect(page).toHaveURL(/\/app$/);
      await page.route(read, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: emptied(await response.json()) });
      });
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 2, name: empty }).first()).toBeVisible();
    });
}
