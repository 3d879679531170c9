import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';

const en = {
  stock: 'Stock',
  search: 'Search products',
  none: 'No product fits',
  clear: 'Clear',
  lastDays: 'In the last 30 days',
  quizzes: 'In your quizzes',
  can: 'Can be recommended',
  tryIt: 'Try it with answers',
  whyTitle: 'Why this product?',
  missing: 'This product is not in the catalogue',
  close: 'Close',
  connected: 'Connected',
  import: 'Import again',
  disconnect: 'Disconnect',
  stays: /stays? there/,
  keepConnected: 'Keep it connected',
  email: 'E-mail of the shopper',
  look: 'Look up',
  nothing: 'Nothing is held about',
  notAnAddress: 'Enter an e-mail address',
  keep: 'How long answers are kept',
  save: 'Save',
  sure: 'Delete what is older than 365 days?',
  cancel: 'Cancel',
};
const nl: typeof en = {
  stock: 'Voorraad',
  search: 'Producten zoeken',
  none: 'Geen product past',
  clear: 'Wissen',
  lastDays: 'In de laatste 30 dagen',
  quizzes: 'In je quizzen',
  can: 'Kan aanbevolen worden',
  tryIt: 'Probeer het met antwoorden',
  whyTitle: 'Waarom dit product?',
  missing: 'Dit product staat niet in het assortiment',
  close: 'Sluiten',
  connected: 'Gekoppeld',
  import: 'Opnieuw importeren',
  disconnect: 'Ontkoppelen',
  stays: /blij(ft|ven) staan/,
  keepConnected: 'Gekoppeld laten',
  email: 'E-mail van de shopper',
  look: 'Opzoeken',
  nothing: 'wordt in deze winkel niets bewaard',
  notAnAddress: 'Vul een e-mailadres in',
  keep: 'Hoelang antwoorden bewaard blijven',
  save: 'Bewaren',
  sure: 'Verwijderen wat ouder is dan 365 dagen?',
  cancel: 'Annuleren',
};
const say: Record<Locale, typeof en> = { en, nl };

async function signIn(page: Page, prefix: string) {
  await page.goto(`${prefix}/auth/login`);
  await page.locator('input[type=email]').fill('demo@recommend.example');
  await page.locator('input[type=password]').fill('recommend-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app');
}

const fair = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([]);
};

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const colorScheme = locale === 'nl' ? 'dark' : 'light';

  test(`products in ${locale}: narrowed in the address, and one explained`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, prefix);
    await page.goto(`${prefix}/app/products`);
    const rows = page.locator('tbody a');
    await expect(rows.first()).toBeVisible();
    await page.getByLabel(words.stock, { exact: true }).selectOption('soldOut');
    await expect(page).toHaveURL(/stock=soldOut/);
    await page.getByRole('searchbox', { name: words.search }).fill('zzz');
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(page).not.toHaveURL(/stock|zzz/);

    await page.goto(`${prefix}/app/products?use=inQuiz`);
    await expect(rows.first()).toBeVisible();
    await rows.first().click();
    await expect(page).toHaveURL(/product=/);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: words.lastDays })).toBeVisible();
    await expect(panel.getByText(words.can).first()).toBeVisible();
    await fair(page);
    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    // On a phone, where the builder shows one part at a time.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await panel.getByRole('link', { name: words.tryIt }).first().click();
    await expect(page.getByRole('heading', { name: words.whyTitle })).toBeVisible();
    await page.goto(`${prefix}/app/products?product=1`);
    await expect(panel.getByRole('heading', { name: words.missing })).toBeVisible();
  });

  test(`settings in ${locale}: the shop and privacy`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, prefix);
    await page.goto(`${prefix}/app/settings?section=shop`);
    await expect(page.getByText(words.connected, { exact: true })).toBeVisible();
    await fair(page);
    await page.getByRole('button', { name: words.disconnect }).click();
    await expect(page.getByRole('dialog').getByText(words.stays)).toBeVisible();
    await fair(page);
    await page.getByRole('button', { name: words.keepConnected }).click();

    await page.goto(`${prefix}/app/settings?section=privacy`);
    await page.getByLabel(words.email).fill('nobody');
    await page.getByRole('button', { name: words.look }).click();
    await expect(page.getByText(words.notAnAddress)).toBeVisible();
    await page.getByLabel(words.email).fill('nobody@example.com');
    await page.getByRole('button', { name: words.look }).click();
    await expect(page.getByText(words.nothing)).toBeVisible();
    await page.getByLabel(words.keep).selectOption('365');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sure })).toBeVisible();
    await fair(page);
    await page.getByRole('button', { name: words.cancel }).click();
    await fair(page);
  });
}
