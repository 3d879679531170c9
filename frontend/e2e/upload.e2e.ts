import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { faultsOf } from './axe.ts';
import { give, photo, png, writeNoWebp } from './picture-files.ts';
import { callAs, newQuiz, test } from './signed-in.ts';

const en = {
  upload: 'Upload a picture',
  describe: 'Describe the picture',
  undo: /^Undo/,
  redo: /^Redo/,
  saved: 'Saved',
  recommends: 'What Running recommends',
  earlier: 'Uploaded before',
  notPicture: /^Your browser cannot open this file as a picture\. Choose /,
  offline: 'We could not be reached. Check your connection and try again.',
  again: 'Try again',
  sending: 'Uploading…',
  stop: 'Stop',
  address: 'Picture (https address)',
  shop: 'From your shop',
  search: 'Search products',
  ways: 'Or drop a picture here, or paste one.',
  remove: /^Delete: Picture of /,
  sure: 'Delete this picture?',
  keep: 'Keep it',
  delete: 'Delete',
  used: 'This picture is in use',
  usedIn:
    'It stands in “Pictures”. Take it out there, publish that where the quiz is in your shop, and delete it then.',
  close: 'Close',
  removed: 'Picture deleted',
};
const nl: typeof en = {
  upload: 'Afbeelding uploaden',
  describe: 'Beschrijf de afbeelding',
  undo: /^Ongedaan maken/,
  redo: /^Opnieuw/,
  saved: 'Bewaard',
  recommends: 'Wat Hardlopen aanbeveelt',
  earlier: 'Eerder geüpload',
  notPicture: /^Je browser kan dit bestand niet als afbeelding openen\. Kies /,
  offline: 'We zijn niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  again: 'Opnieuw proberen',
  sending: 'Bezig met uploaden…',
  stop: 'Stoppen',
  address: 'Afbeelding (https-adres)',
  shop: 'Uit je winkel',
  search: 'Producten zoeken',
  ways: 'Of sleep een afbeelding hierheen, of plak er een.',
  remove: /^Verwijderen: Afbeelding van /,
  sure: 'Deze afbeelding verwijderen?',
  keep: 'Behouden',
  delete: 'Verwijderen',
  used: 'Deze afbeelding is in gebruik',
  usedIn:
    'Ze staat in “Pictures”. Haal haar daar weg, publiceer dat als de quiz in je winkel staat, en verwijder haar dan.',
  close: 'Sluiten',
  removed: 'Afbeelding verwijderd',
};
const say: Record<Locale, typeof en> = { en, nl };

/** With every text in both languages, so that it can be published. */
const draft = {
  ...shoeQuiz,
  texts: { ...shoeQuiz.texts, nl: { ...shoeQuiz.texts.en, ...shoeQuiz.texts.nl } },
};

const openQuiz = async (page: Page, locale: Locale) => {
  const { id, path } = await newQuiz(page, 'Pictures');
  const { revision, name } = await callAs(page, 'GET', path);
  await callAs(page, 'PUT', path, { revision, name, draft });
  await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
  return { id, path };
};

const widthOf = (image: Locator) =>
  image.evaluate(
    (element) => (element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth,
  );

for (const locale of locales) {
  const words = say[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light', viewport: { width: 1440, height: 900 } });

    test('a picture is uploaded to a question and an answer, undone and redone, and stands on the quiz’s page', async ({
      page,
    }) => {
      const { id, path } = await openQuiz(page, locale);
      const shown = page.getByTestId('preview').locator('img');
      const button = page.getByRole('button', { name: words.upload });
      const choosing = page.waitForEvent('filechooser');
      await button.click();
      await (await choosing).setFiles(await png(10));
      await expect(shown).toHaveAttribute('src', /\/pictures\/shop_\w+\/pic_\w+\.webp$/);
      await expect.poll(() => widthOf(shown)).toBe(pictureLimits.side);
      await expect(button).toBeEnabled();
      const described = page.getByRole('textbox', { name: words.describe });
      await expect(described).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      const press = (name: RegExp) => page.getByRole('banner').getByRole('button', { name }).click();
      await press(words.undo);
      await expect(shown).toHaveCount(0);
      await press(words.redo);
      await expect(shown).toHaveCount(1);

      const first = (await shown.getAttribute('src')) ?? '';
      await described.fill('A shoe');
      await page.locator('input[type=file]').setInputFiles(await png(60));
      await expect(shown).not.toHaveAttribute('src', first);
      await expect(described).toHaveValue('');
      await press(words.undo);
      await expect(shown).toHaveAttribute('src', first);
      await expect(described).toHaveValue('A shoe');

      await page.getByRole('button', { name: words.recommends }).click();
      const atAnswer = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: words.recommends }) });
      await atAnswer.locator('input[type=file]').setInputFiles(await png(200));
      await expect(shown).toHaveCount(2);
      await expect(atAnswer.getByRole('textbox', { name: words.describe })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      await expect
        .poll(async () => (await callAs(page, 'GET', path)).draft.questions[0].options[0].image)
        .toContain('/pictures/');
      const { revision } = await callAs(page, 'GET', path);
      await callAs(page, 'POST', `${path}/publish`, { revision });
      await page.goto(`${locale === 'en' ? '' : '/nl'}/quiz/${id}`);
      const live = page.locator('recommend-quiz').locator('img[src*="/pictures/"]');
      await expect(live).toHaveCount(2);
      await expect.poll(() => widthOf(live.first())).toBe(pictureLimits.side);
    });

    test('what goes wrong is said where it is, and can be tried again; pictures of before are at hand', async ({
      page,
    }) => {
      await page.addInitScript(writeNoWebp);
      await openQuiz(page, locale);
      const input = page.locator('input[type=file]');
      const shown = page.getByTestId('preview').locator('img');
      await input.setInputFiles({
        name: 'shoe.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await expect(page.getByRole('alert').filter({ hasText: words.notPicture })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      const api = /\/api\/shops\/\w+\/pictures$/;
      await page.route(api, (route) => route.abort());
      await input.setInputFiles(await png(90));
      await expect(page.getByRole('alert').filter({ hasText: words.offline })).toBeVisible();
      await page.unroute(api);
      await page.getByRole('button', { name: words.again }).click();
      await expect(shown).toHaveCount(1);
      await expect(page.getByRole('alert').filter({ hasText: words.offline })).toHaveCount(0);
      const first = await shown.getAttribute('src');
      expect(first).toMatch(/\.jpg$/);
      await expect.poll(() => widthOf(shown)).toBe(pictureLimits.side);

      // Nobody answers.
      await page.route(api, () => {});
      await input.setInputFiles(await png(160));
      await expect(page.getByRole('progressbar', { name: words.sending })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByRole('progressbar', { name: words.sending })).toHaveCount(0);
      await page.unroute(api);
      await expect(shown).toHaveAttribute('src', first ?? '');

      await page.getByRole('textbox', { name: words.address }).fill('');
      await expect(shown).toHaveCount(0);
      await page.getByRole('button', { name: words.shop }).click();
      const products = page.getByRole('dialog', { name: words.shop });
      await expect(products.getByRole('listitem').first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      const title = (await products.getByRole('listitem').last().textContent()) ?? '';
      await products.getByLabel(words.search).fill(title);
      await products.getByRole('button', { name: title, exact: true }).first().press('Enter');
      await expect(products).toBeHidden();
      await expect(shown).toHaveCount(1);
      await expect(shown).not.toHaveAttribute('src', first ?? '');
      await page.getByRole('textbox', { name: words.address }).fill('');
      await expect(shown).toHaveCount(0);
      await page.getByRole('button', { name: words.earlier }).click();
      const before = page.getByRole('dialog', { name: words.earlier });
      await expect(before.getByRole('button').first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await before.locator(`button:has(img[src="${first}"])`).click();
      await expect(before).toBeHidden();
      await expect(shown).toHaveAttribute('src', first ?? '');
    });

    test('a picture is dropped or pasted, and deleted once no quiz shows it', async ({ page }) => {
      const { path } = await openQuiz(page, locale);
      const shown = page.getByTestId('preview').locator('img');
      const address = page.getByRole('textbox', { name: words.address });
      await expect(page.getByText(words.ways)).toBeVisible();
      await give(page, address, 'drop', await photo());
      await expect(shown).toHaveAttribute('src', /\/pictures\//);
      const first = (await shown.getAttribute('src')) ?? '';
      await give(page, address, 'paste', await png(230));
      await expect(shown).not.toHaveAttribute('src', first);
      const second = (await shown.getAttribute('src')) ?? '';
      await expect.poll(async () => (await callAs(page, 'GET', path)).draft.questions[0].image).toBe(second);

      await page.getByRole('button', { name: words.earlier }).click();
      const grid = page.getByRole('dialog', { name: words.earlier });
      const tiles = grid.getByRole('listitem');
      const shows = (url: string) => {
        const [, id = ''] = /(pic_\w+)/.exec(url) ?? [];
        return tiles.filter({ has: page.locator(`img[src*="${id}"]`) });
      };
      await expect(shows(second)).toHaveCount(1);
      await expect(shows(first)).toHaveCount(1);
      await expect.poll(() => widthOf(shows(first).locator('img'))).toBe(pictureLimits.small.side);
      expect(await faultsOf(page)).toEqual([]);
      const used = page.getByRole('dialog', { name: words.used });
      const asked = page.getByRole('dialog', { name: words.sure });
      await shows(second).getByRole('button', { name: words.remove }).click();
      await asked.getByRole('button', { name: words.delete, exact: true }).click();
      await expect(used.getByText(words.usedIn)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await used.getByRole('button', { name: words.close }).last().click();
      await expect(used).toBeHidden();

      const bin = shows(first).getByRole('button', { name: words.remove });
      await bin.click();
      expect(await faultsOf(page)).toEqual([]);
      await asked.getByRole('button', { name: words.keep }).click();
      await expect(bin).toBeFocused();
      await bin.press('Enter');
      await asked.getByRole('button', { name: words.delete, exact: true }).press('Enter');
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(shows(first)).toHaveCount(0);
      await expect(shows(second)).toHaveCount(1);
      await expect(grid.locator(':focus')).toHaveCount(1);
      expect((await page.request.get(first)).status()).toBe(404);
      expect((await page.request.get(second)).status()).toBe(200);

      // A step back, the deleted one was shown: it does not come back, and the other one can.
      await page.keyboard.press('Escape');
      const press = (name: RegExp) => page.getByRole('banner').getByRole('button', { name }).click();
      await press(words.undo);
      await expect(shown).toHaveCount(0);
      await expect
        .poll(async () => (await callAs(page, 'GET', path)).draft.questions[0].image)
        .toBeUndefined();
      await press(words.redo);
      await expect(shown).toHaveAttribute('src', second);
    });
  });
}
