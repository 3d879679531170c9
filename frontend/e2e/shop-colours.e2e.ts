import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { callAs, newQuiz, test } from './signed-in.ts';

const en = {
  look: 'Title and look',
  use: 'Use my shop’s colours',
  used: 'The colours of your theme Harbour are in the quiz.',
  contrast: /^Contrast [\d.]+ to 1: easy to read$/,
  other: 'Background #2c5540, text #ffffff, accent #f6ead7',
  undo: /^Undo/,
};
const nl: typeof en = {
  look: 'Titel en uiterlijk',
  use: 'De kleuren van mijn winkel gebruiken',
  used: 'De kleuren van je thema Harbour staan in de quiz.',
  contrast: /^Contrast [\d,]+ op 1: goed leesbaar$/,
  other: 'Achtergrond #2c5540, tekst #ffffff, accent #f6ead7',
  undo: /^Ongedaan maken/,
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  test(`${locale}: a quiz takes over the colours of the shop's theme, checked for contrast, and gives them back`, async ({
    page,
  }) => {
    const words = say[locale];
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });
    const { id, path } = await newQuiz(page, 'In colours');
    await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
    await page.getByRole('button', { name: words.look }).click();
    await page.getByRole('button', { name: words.use }).click();
    await expect(page.getByText(words.used)).toBeVisible();
    await expect(page.getByText(words.contrast)).toHaveCount(2);
    const other = page.getByRole('button', { name: words.other });
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    expect(await faultsOf(page)).toEqual([]);

    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    const kept = async () => (await callAs(page, 'GET', path)).draft.theme;
    await expect.poll(kept).toMatchObject({ background: '#2c5540', text: '#ffffff', accent: '#f6ead7' });
    const undo = page.getByRole('banner').getByRole('button', { name: words.undo });
    await undo.click();
    await expect.poll(kept).toMatchObject({ background: '#fdfbf7', text: '#23211d', accent: '#2c5540' });
    await undo.click();
    await expect.poll(kept).not.toHaveProperty('accent');
  });
}
