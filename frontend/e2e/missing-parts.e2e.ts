import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { test } from './signed-in.ts';
import { expectFair, refusal, refuse } from './states.ts';

const en = {
  again: 'Try again',
  unknown: 'We could not look whether anything needs your attention',
  rest: 'The rest of your products did not load',
  reload: 'Load the page again',
};
const nl: typeof en = {
  again: 'Opnieuw proberen',
  unknown: 'We konden niet nagaan of er iets je aandacht nodig heeft',
  rest: 'De rest van je producten is niet geladen',
  reload: 'Pagina opnieuw laden',
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    const parts = [
      { path: '/app', asks: /\/quizzes\/proofs$|\/webhook\/failed$/, says: words.unknown, there: 'h2' },
      { path: '/app/products', asks: /\/products\?.*cursor=/, says: words.rest, there: 'tbody a' },
    ];
    for (const { path, asks, says, there } of parts)
      test(`${path} shows what came, says what did not, and gets it (${asks.source})`, async ({ page }) => {
        await refuse(page, asks);
        await page.goto(`${prefix}${path}`);
        const failed = page.getByRole('alert').filter({ hasText: says });
        await expect(failed).toContainText(refusal);
        await expect(page.locator(there).first()).toBeVisible();
        await expectFair(page, path);
        await page.unroute(asks);
        await failed.getByRole('button', { name: words.again }).click();
        await expect(failed).toHaveCount(0);
      });

    test('where the shops of a merchant do not come, a page about one loads again', async ({ page }) => {
      const asks = /\/api\/shops$/;
      await refuse(page, asks);
      await page.goto(`${prefix}/app/quizzes`);
      await expect(page.getByRole('alert')).toContainText(refusal);
      await expectFair(page, 'a page without its shop');
      await page.unroute(asks);
      await page.getByRole('button', { name: words.reload }).click();
      await expect(page.locator('a[href*="/app/quizzes/editor/"]').first()).toBeVisible();
    });
  });
}
