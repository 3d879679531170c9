import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { scriptModel } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { callAs, test } from './signed-in.ts';

const en = {
  wish: 'What is it for? (optional)',
  draft: 'Draft the quiz',
  rules: /^Drafted from your catalogue by our own rules\. No language model took part\.$/,
  model: /^The language model chose what in your catalogue fits your wish;/,
  malformed: /without your wish\. The language model answered with something that does not fit here/,
  nothing: /without your wish\. The language model found nothing in your catalogue that fits it\.$/,
  close: 'Close',
};
const nl: typeof en = {
  wish: 'Waar is hij voor? (optioneel)',
  draft: 'Quiz opstellen',
  rules: /^Door onze eigen regels opgesteld uit je catalogus\. Er kwam geen taalmodel aan te pas\.$/,
  model: /^Het taalmodel koos wat er in je catalogus bij je wens past;/,
  malformed: /zonder je wens\. Het taalmodel gaf een antwoord dat hier niet past/,
  nothing: /zonder je wens\. Het taalmodel vond in je catalogus niets dat erbij past\.$/,
  close: 'Sluiten',
};
const say: Record<Locale, typeof en> = { en, nl };

/** Drafts a quiz as the merchant does. */
async function draft(page: Page, locale: Locale, wish: string) {
  const words = say[locale];
  await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/new`);
  await page.getByLabel(words.wish).fill(wish);
  await page.getByRole('button', { name: words.draft, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
}

for (const locale of locales) {
  test(`${locale}: a merchant sees whether the language model had a part in a draft, and if not, why`, async ({
    page,
  }) => {
    const words = say[locale];
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });
    await draft(page, locale, '');
    await expect(page.getByText(words.rules)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(words.rules)).toBeVisible();
    await page.getByRole('button', { name: words.close, exact: true }).click();
    await expect(page.getByText(words.rules)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('tab').or(page.getByTestId('preview')).first()).toBeVisible();
    await expect(page.getByText(words.rules)).toBeHidden();

    const { shops } = await callAs(page, 'GET', '/api/shops');
    const { products } = await callAs(page, 'GET', `/api/shops/${shops[0].id}/products?limit=1`);
    const fits = { collections: [], types: [products[0].productType] };
    const replies = {
      model: { kind: 'good', answer: fits },
      malformed: { kind: 'malformed' },
      nothing: { kind: 'good', answer: { collections: ['gone'], types: [] } },
    };
    for (const outcome of ['model', 'malformed', 'nothing'] as const) {
      const wish = `Something for ${randomUUID()}`;
      await scriptModel(wish, [replies[outcome]]);
      await draft(page, locale, wish);
      await expect(page.getByText(words[outcome])).toBeVisible();
    }
  });
}
