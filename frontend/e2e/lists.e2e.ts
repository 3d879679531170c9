import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';

const en = {
  import: 'Import',
  search: 'Search quizzes',
  none: 'No quiz is called “zzz”',
  choose: (name: string) => `Choose ${name}`,
  archive: 'Archive',
  archived: 'is in the archive',
  undo: 'Undo',
  more: (name: string) => `More for ${name}`,
  export: 'Export',
  refused: 'is not imported',
  responses: 'Responses',
  answer: 'Answer or product',
  noMatch: 'No response fits',
  why: 'Why this product',
  sum: 'Points together',
  csv: 'Export CSV',
  contacts: 'Contacts',
  noContacts: 'No contacts yet',
};
const nl: typeof en = {
  import: 'Importeren',
  search: 'Quizzen zoeken',
  none: 'Geen quiz heet “zzz”',
  choose: (name: string) => `${name} kiezen`,
  archive: 'Archiveren',
  archived: 'is gearchiveerd',
  undo: 'Ongedaan maken',
  more: (name: string) => `Meer voor ${name}`,
  export: 'Exporteren',
  refused: 'is niet geïmporteerd',
  responses: 'Reacties',
  answer: 'Antwoord of product',
  noMatch: 'Geen reactie past',
  why: 'Waarom dit product',
  sum: 'Punten samen',
  csv: 'CSV exporteren',
  contacts: 'Contacten',
  noContacts: 'Nog geen contacten',
};
const say: Record<Locale, typeof en> = { en, nl };

async function signIn(page: Page, prefix: string) {
  await page.goto(`${prefix}/auth/login`);
  await page.locator('input[type=email]').fill('demo@recommend.example');
  await page.locator('input[type=password]').fill('recommend-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app');
}

const fair = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test(`quizzes in ${locale}: exported, imported, archived and back`, async ({ page }) => {
    await signIn(page, prefix);
    await page.goto(`${prefix}/app/quizzes`);
    const first = page
      .locator('li')
      .filter({ has: page.getByRole('checkbox') })
      .last();
    const source = (await first.getByRole('link').first().textContent()) ?? '';
    const saving = page.waitForEvent('download');
    await first.getByRole('button', { name: words.more(source) }).click();
    await page.getByRole('menuitem', { name: words.export }).click();
    const exported = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    expect(exported.$schema).toMatch(/\/api\/quiz\.schema\.json$/);

    await page.getByRole('button', { name: words.import, exact: true }).click();
    const file = page.locator('input[type=file]');
    const named = (name: string, value: object) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    });
    await file.setInputFiles(named('bad.json', { ...exported, questions: [] }));
    await expect(page.getByRole('alert')).toContainText(words.refused);
    await fair(page);
    const name = `Import ${locale} ${Date.now().toString(36)}`;
    await file.setInputFiles(named('good.json', { ...exported, name }));
    await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/);

    await page.goto(`${prefix}/app/quizzes?q=zzz`);
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await page.getByRole('searchbox', { name: words.search }).fill(name);
    await expect(page).toHaveURL(/q=Import/);
    const box = page.getByRole('checkbox', { name: words.choose(name) });
    await box.press('Space');
    await page.getByRole('button', { name: words.archive, exact: true }).click();
    await expect(page.getByText(`${name} ${words.archived}`)).toBeVisible();
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(box).toBeVisible();
    await fair(page);
  });

  test(`responses in ${locale}: narrowed, explained and saved as a table`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });
    await signIn(page, prefix);
    await page.goto(`${prefix}/app/quizzes?sort=byResponses`);
    await page.locator('a[href*="view=responses"]').first().click();
    const table = page.getByTestId('responses');
    await expect(table).toBeVisible();
    await fair(page);
    await table.getByRole('button').first().click();
    await page.getByText(words.why).first().click();
    await expect(page.getByText(words.sum).first()).toBeVisible();
    await fair(page);
    await page.keyboard.press('Escape');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.csv }).click();
    const csv = await readFile(await (await saving).path(), 'utf8');
    // Other tests may answer this quiz after its table was drawn.
    const rows = await table.getByRole('row').count();
    expect(rows).toBeGreaterThan(1);
    expect(csv.trim().split('\r\n').length).toBeGreaterThanOrEqual(rows);
    await page.getByRole('searchbox', { name: words.answer }).fill('zzz');
    await expect(page.getByRole('heading', { name: words.noMatch })).toBeVisible();
    await page.getByRole('radio', { name: words.contacts }).click();
    await expect(page.getByRole('heading', { name: words.noContacts })).toBeVisible();
    await fair(page);
  });
}
