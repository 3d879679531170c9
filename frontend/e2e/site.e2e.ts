import { expect, type Page, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expectFair } from './states.ts';

test.describe('a page that is not there', () => {
  const unknown = [
    ['/nope', 'Page not found: /nope'],
    ['/app/quizzes/nope/deeper', 'Page not found: /app/quizzes/nope/deeper'],
    ['/nope.html', 'Page not found: /nope.html'],
    ['/nl/bestaat-niet', 'Pagina niet gevonden: /nl/bestaat-niet'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'Page not found: '],
  ] as const;
  for (const [path, words] of unknown) {
    test(`${path} is a 404 that names it`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(words)).toBeVisible();
    });
  }

  test('a file that is not there is a 404 too, and not a page', async ({ request }) => {
    expect((await request.get('/assets/nothing-here.js')).status()).toBe(404);
    expect((await request.get('/q/quiz_00000000000000000000000000000000.json')).status()).toBe(404);
  });
});

test.describe('signing in', () => {
  test('lands on the page that was asked for', async ({ page }) => {
    await page.goto('/app/products?q=shoe');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fapp%2Fproducts%3Fq%3Dshoe$/);
    await signIn(page, '/app/products?q=shoe');
    await expect(page).toHaveURL(/\/app\/products\?q=shoe$/);
  });
});

test.describe('accessibility', () => {
  const signedIn = [
    '/app',
    '/app/quizzes',
    '/app/quizzes/new',
    '/app/quizzes/create',
    '/app/products',
    '/app/products/collections',
    '/app/analytics',
    '/app/settings',
    '/nl/app/quizzes',
  ];

  async function check(page: Page, path: string) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectFair(page, path);
  }

  // How each stands on a desktop is looked at where it is seen to load.
  test('axe finds nothing on any page of the app on a phone', async ({ page }) => {
    // Some ten pages, each read whole: on a busy machine that takes minutes.
    test.setTimeout(360_000);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await signIn(page);
    await expect(page).toHaveURL(/\/app$/);
    for (const path of signedIn) await check(page, path);
    await page.goto('/app/quizzes');
    await page.locator('a[href*="/editor/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('recommend-quiz, [data-testid="preview"]').first()).toBeAttached();
    const editor = new URL(page.url()).pathname;
    await expectFair(page, editor);
    await check(page, `${editor}?view=responses`);
  });
});
