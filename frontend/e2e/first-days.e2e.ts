import { expect, type Page, test } from '@playwright/test';
import { call, connectShop } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';
import { lostWhenZoomed } from './reflow.ts';

test.use({ trace: 'off' });

const en = {
  domain: 'Shop domain',
  noShop: 'No shop is connected yet.',
  noProducts: 'No products yet',
  import: 'Import products',
  importAgain: 'Import again',
  begin: 'Other ways to begin',
  noQuizzes: 'No quizzes yet',
  newQuiz: 'New quiz',
  blank: 'Start with a blank quiz',
  noCollections: 'No collections',
  noFigures: 'No figures yet',
  create: 'Create a quiz',
  draft: 'Draft my quiz',
  noResponses: 'No responses yet',
  noContacts: 'No contacts yet',
  noVersions: 'Nothing published yet',
};
const nl: typeof en = {
  domain: 'Domein van je winkel',
  noShop: 'Er is nog geen winkel gekoppeld.',
  noProducts: 'Nog geen producten',
  import: 'Producten importeren',
  importAgain: 'Opnieuw importeren',
  begin: 'Andere manieren om te beginnen',
  noQuizzes: 'Nog geen quizzen',
  newQuiz: 'Nieuwe quiz',
  blank: 'Met een lege quiz beginnen',
  noCollections: 'Geen collecties',
  noFigures: 'Nog geen cijfers',
  create: 'Quiz maken',
  draft: 'Stel mijn quiz op',
  noResponses: 'Nog geen reacties',
  noContacts: 'Nog geen contacten',
  noVersions: 'Nog niets gepubliceerd',
};
const say: Record<Locale, typeof en> = { en, nl };
type Word = keyof typeof en;

/** Pages that are about a shop: without one, they lead to where it is connected. */
const ofShop = [
  '/app/quizzes',
  '/app/quizzes/new',
  '/app/quizzes/create',
  '/app/quizzes/editor/quiz_0199c0de000070008000000000000000',
  '/app/products',
  '/app/products/collections',
  '/app/analytics',
];
const settingsOfShop = ['team', 'shop', 'brand', 'plan', 'integrations', 'privacy'].map(
  (section) => `/app/settings?section=${section}`,
);

/** What each page says in a shop that sells nothing and has no quiz, and the next step it offers. */
const ofEmptyShop: [path: string, says: Word, next: Word][] = [
  ['/app', 'noProducts', 'import'],
  ['/app', 'noProducts', 'begin'],
  ['/app/quizzes', 'noQuizzes', 'newQuiz'],
  ['/app/quizzes/new', 'noProducts', 'import'],
  ['/app/quizzes/new', 'noProducts', 'blank'],
  ...['goal', 'products', 'style', 'review'].map((step): [string, Word, Word] => [
    `/app/quizzes/create?step=${step}`,
    'noProducts',
    'begin',
  ]),
  ['/app/products', 'noProducts', 'import'],
  ['/app/products/collections', 'noCollections', 'importAgain'],
  ['/app/analytics', 'noFigures', 'create'],
];

/** Waits for the page to be there, and looks for what nobody should meet on it. */
async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .animate-breathe'), `${path} has come`).toHaveCount(0);
  await expect(page.getByRole('alert'), `${path} has no fault on it`).toHaveCount(0);
  expect(await faultsOf(page), path).toEqual([]);
}

const named = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first();

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    test('every page of the app leads somebody without a shop to connecting one', async ({ page }) => {
      await newMerchantOn(page);
      for (const path of ofShop) {
        await page.goto(`${prefix}${path}`);
        await expect(page.getByLabel(words.domain), path).toBeVisible();
        await expect(page, path).toHaveURL(`${prefix}/app`);
      }
      await expectWhole(page, '/app');
      for (const path of settingsOfShop) {
        await page.goto(`${prefix}${path}`);
        await expect(page.getByText(words.noShop), path).toBeVisible();
        await expect(page.getByLabel(words.domain), path).toBeVisible();
        await expectWhole(page, path);
      }
      for (const path of ['/app/settings', '/app/settings?section=look']) {
        await page.goto(`${prefix}${path}`);
        await expectWhole(page, path);
      }
    });

    test('every page of the app says what to do in a shop that sells nothing yet', async ({ page }) => {
      const { token } = await newMerchantOn(page);
      const { id: shopId } = await connectShop(token, 'stock-0');
      for (const [path, says, next] of ofEmptyShop) {
        await page.goto(`${prefix}${path}`);
        await expect(page.getByRole('heading', { name: words[says] }), path).toBeVisible();
        await expect(named(page, words[next]), path).toBeVisible();
        await expectWhole(page, path);
      }
      for (const path of settingsOfShop) {
        await page.goto(`${prefix}${path}`);
        await expectWhole(page, path);
      }

      const quizzes = `/api/shops/${shopId}/quizzes`;
      const { id } = (await call('POST', quizzes, { token, body: { from: 'blank', name: 'Bare' } })).json;
      const editor = `/app/quizzes/editor/${id}`;
      const views = { responses: 'noResponses', contacts: 'noContacts', versions: 'noVersions' } as const;
      for (const [view, says] of Object.entries(views)) {
        await page.goto(`${prefix}${editor}?view=${view}`);
        await expect(page.getByRole('heading', { name: words[says] }), view).toBeVisible();
        await expectWhole(page, view);
      }
      for (const show of ['preview', 'map', 'check', 'why']) {
        await page.goto(`${prefix}${editor}?show=${show}`);
        await expectWhole(page, show);
      }
    });

    test('the step that drafts the first quiz shows products, and fits a phone', async ({ page }) => {
      const { token } = await newMerchantOn(page);
      await connectShop(token);
      await page.goto(`${prefix}/app`);
      await expect(named(page, words.draft)).toBeVisible();
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
      expect(await lostWhenZoomed(page)).toEqual([]);
    });

    test('an import under way says how far it is, and makes way for what comes of it', async ({ page }) => {
      const { token } = await newMerchantOn(page);
      const { id: shopId } = await connectShop(token);
      const underWay = (shop: { sync: object }) => ({
        ...shop,
        sync: { ...shop.sync, state: 'running', done: 120, total: 480 },
      });
      const shops = new RegExp(`/api/shops(/${shopId})?$`);
      await page.route(shops, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const json = answer.shops ? { shops: answer.shops.map(underWay) } : underWay(answer);
        await route.fulfill({ response, json });
      });
      await page.goto(`${prefix}/app`);
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
      await expect(page.getByText(/120 \D+ 480/)).toBeVisible();
      await expectWhole(page, 'an import');
      await page.unrouteAll({ behavior: 'wait' });
      await expect(named(page, words.draft)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    test('an import that finds nothing is tried again in place', async ({ page }) => {
      const { token } = await newMerchantOn(page);
      await connectShop(token, 'stock-0');
      await page.goto(`${prefix}/app/quizzes/new`);
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/sync') && answer.ok());
      await page.getByRole('button', { name: words.import }).click();
      await asked;
      await expect(page.getByRole('button', { name: words.import })).toBeVisible();
    });
  });
}
