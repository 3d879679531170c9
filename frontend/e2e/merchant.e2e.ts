import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { contactAddress } from '#shared/site.ts';
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
  appearance: 'Language and appearance',
  dark: 'Dark',
  light: 'Light',
  asDevice: 'As on this device',
  onPlan: 'Free plan',
  used: 'Responses this month',
  of: (used: number) => `${used} of 200`,
  near: 'Nearly used up. Past the limit your quizzes go on working.',
  over: /^Used up\. Shoppers notice nothing/,
  plans: ['Free$0 a month200 responses a month', 'Growth$39 a month500', 'Pro$99 a month2,000'],
  write: 'Write to us about the plan',
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
  appearance: 'Taal en weergave',
  dark: 'Donker',
  light: 'Licht',
  asDevice: 'Zoals dit apparaat',
  onPlan: 'Abonnement Free',
  used: 'Reacties deze maand',
  of: (used) => `${used} van 200`,
  near: 'Bijna op. Boven de limiet blijven je quizzen gewoon werken.',
  over: /^Op\. Klanten merken niets/,
  plans: [
    'FreeUS$ 0 per maand200 reacties per maand',
    'GrowthUS$ 39 per maand500',
    'ProUS$ 99 per maand2.000',
  ],
  write: 'Schrijf ons over het abonnement',
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
  test(`settings in ${locale}: the look and the language that are chosen stay`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, prefix);
    await page.goto(`${prefix}/app/settings?section=look`);
    const choice = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(choice(words.asDevice)).toBeChecked();
    const light = await paper();
    await choice(words.dark).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await page.reload();
    await expect(choice(words.dark)).toBeChecked();
    expect(await paper()).toBe(dark);
    await fair(page);
    // What is chosen wins over the device, until it is to follow it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await choice(words.light).click();
    await expect.poll(paper).toBe(light);
    await choice(words.asDevice).click();
    await expect.poll(paper).toBe(dark);

    // The same choices are at hand on every page, by keyboard too.
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await account.press('Enter');
    const mine = page.getByRole('dialog', { name: 'Account' });
    await expect(mine.getByRole('radio', { name: locale === 'en' ? 'English' : 'Nederlands' })).toBeFocused();
    await fair(page);
    // An arrow moves the focus a moment later: the next key is for what has it then.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(mine.getByRole('radio', { name: words.light })).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(paper).toBe(light);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await choice(words.asDevice).click();

    const other = locale === 'en' ? 'nl' : 'en';
    await choice(other === 'en' ? 'English' : 'Nederlands').click();
    await expect(page.getByRole('heading', { name: say[other].appearance })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: say[other].appearance })).toBeVisible();
    await expect(page).toHaveURL(`${other === 'en' ? '' : '/nl'}/app/settings?section=look`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(choice(say[other].asDevice)).toBeChecked();
  });

  test(`settings in ${locale}: the plan, what is used of it, and the way to a larger one`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, prefix);
    const main = page.getByRole('main');
    const used = async (responses: number) => {
      const month = new Date().toISOString().slice(0, 7);
      const answer = { plan: 'free', month, responses, limit: 200 };
      await page.route(/\/shops\/[^/]+\/usage$/, (route) => route.fulfill({ json: answer }));
      await page.goto(`${prefix}/app/settings?section=plan`);
      await expect(main.getByText(words.of(responses))).toBeVisible();
      const meter = main.getByRole('progressbar', { name: words.used });
      await expect(meter).toHaveAttribute('aria-valuenow', String(responses / 2));
    };
    await used(40);
    await expect(main.getByText(words.onPlan)).toBeVisible();
    const plans = main.getByRole('listitem').filter({ hasText: '$' });
    await expect(plans).toContainText(words.plans);
    await expect(plans.and(page.locator('[aria-current]'))).toContainText('Free');
    await expect(main.getByRole('link', { name: words.write })).toHaveAttribute(
      'href',
      `mailto:${contactAddress}?subject=Plan%3A%20Free`,
    );
    await expect(main.getByText(words.near)).toHaveCount(0);
    await used(160);
    await expect(main.getByText(words.near)).toBeVisible();
    await fair(page);
    await used(200);
    await expect(main.getByText(words.over)).toBeVisible();
    await fair(page);
  });
}
