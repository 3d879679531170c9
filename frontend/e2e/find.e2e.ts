import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { callAs, newQuiz, test } from './signed-in.ts';
import { expectFair } from './states.ts';

const en = {
  placeholder: 'Quizzes, products, settings…',
  nothing: 'Nothing found',
  looking: 'Still looking…',
  missing: 'Not everything could be searched',
  again: 'Try again',
  collections: 'Collections',
  count: /\d+ products?$/,
  find: 'Find in this quiz',
  label: 'Words of a question or answer',
  question: 'Question',
  place: 'Where?',
  out: 'Outdoors',
  shortcuts: 'Keyboard shortcuts',
};
const nl: typeof en = {
  placeholder: 'Quizzen, producten, instellingen…',
  nothing: 'Niets gevonden',
  looking: 'Nog aan het zoeken…',
  missing: 'Niet alles kon worden doorzocht',
  again: 'Opnieuw proberen',
  collections: 'Collecties',
  count: /\d+ product(en)?$/,
  find: 'Zoek in deze quiz',
  label: 'Woorden uit een vraag of antwoord',
  question: 'Vraag',
  place: 'Waar?',
  out: 'Buiten',
  shortcuts: 'Sneltoetsen',
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : '/nl';

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light', viewport: { width: 1440, height: 900 } });

    test('pages, quizzes and products are found from everywhere, by keyboard', async ({ page }) => {
      const name = `Found ${Date.now().toString(36)} ${locale}`;
      const { id, path } = await newQuiz(page, name);
      const { shops } = await callAs(page, 'GET', '/api/shops');
      const { products } = await callAs(page, 'GET', `/api/shops/${shops[0].id}/products?limit=1`);
      const field = page.getByPlaceholder(words.placeholder);
      const look = async (text: string) => {
        await page.keyboard.press('ControlOrMeta+k');
        await field.fill(text);
      };
      await page.goto(`${prefix}/app`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await look('xyxyxy');
      await expect(page.getByText(words.nothing)).toBeVisible();
      await field.fill(words.collections);
      await expect(page.getByRole('option', { name: words.collections })).toBeVisible();
      await expectFair(page, 'what is found');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/products/collections$`));
      // A collection leads to its products.
      await page.getByRole('main').getByRole('link', { name: words.count }).first().click();
      await expect(page).toHaveURL(/\/app\/products\?collection=/);
      await expect(page.locator('tbody a').first()).toBeVisible();

      await look(products[0].title);
      await expect(page.getByRole('option', { name: products[0].title }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();

      await look(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/quizzes/editor/${id}$`));
      await callAs(page, 'DELETE', path);
    });

    for (const asks of [/\/products\?/, /\/shops\/[^/]+\/quizzes$/])
      test(`what ${asks.source} does not answer is looked for, missed, and found once it does`, async ({
        page,
      }) => {
        const name = `Sought ${Date.now().toString(36)} ${locale}`;
        const { path } = await newQuiz(page, name);
        const { shops } = await callAs(page, 'GET', '/api/shops');
        const { products } = await callAs(page, 'GET', `/api/shops/${shops[0].id}/products?limit=1`);
        const sought = asks.test('/products?') ? products[0].title : name;
        const answered = Promise.withResolvers<void>();
        await page.route(asks, async (route) => {
          await answered.promise;
          const body = { code: 'invalid', message: 'Something went wrong.', requestId: 'test' };
          await route.fulfill({ status: 400, json: body });
        });
        await page.goto(`${prefix}/app/settings`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByPlaceholder(words.placeholder).fill(sought);
        const status = page.getByRole('dialog').getByRole('status');
        await expect(status).toHaveText(words.looking);
        answered.resolve();
        const alert = page.getByRole('alert').filter({ hasText: words.missing });
        await expect(alert).toBeVisible();
        await expect(status).toHaveText('');
        await expectFair(page, 'a search that failed');
        await page.unroute(asks);
        await alert.getByRole('button', { name: words.again }).press('Enter');
        await expect(page.getByRole('option', { name: sought }).first()).toBeVisible();
        await expect(alert).toBeHidden();
        await expect(status).toHaveText('');
        await expect(page.getByPlaceholder(words.placeholder)).toBeFocused();
        await expect(page, 'Enter was for the button').toHaveURL(/\/app\/settings/);
        await callAs(page, 'DELETE', path);
      });

    test('a text of a quiz is found and leads to its question; the shortcuts are told', async ({ page }) => {
      const { id, path } = await newQuiz(page, 'Texts');
      const { revision, name } = await callAs(page, 'GET', path);
      const draft = { ...shoeQuiz, defaultLocale: locale };
      await callAs(page, 'PUT', path, { revision, name, draft });
      await page.goto(`${prefix}/app/quizzes/editor/${id}`);
      await expect(page.getByLabel(words.question, { exact: true })).toBeVisible();

      await page.locator('body').press('/');
      const dialog = page.getByRole('dialog', { name: words.find });
      await dialog.getByLabel(words.label).fill('zzzz');
      await expect(dialog.getByText(words.nothing)).toBeVisible();
      await dialog.getByLabel(words.label).fill(words.out);
      await expect(dialog.getByRole('button', { name: words.out })).toContainText(words.place);
      await expectFair(page, 'a text that is found');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel(words.question, { exact: true })).toHaveValue(words.place);

      await page.locator('body').press('?');
      const sheet = page.getByRole('dialog', { name: words.shortcuts });
      await expect(sheet).toBeVisible();
      await expectFair(page, 'the shortcuts');
      await callAs(page, 'DELETE', path);
    });
  });
}
