import { expect, type Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { callAs, newQuiz, test } from './signed-in.ts';
import { expectFair } from './states.ts';

const en = {
  results: 'Results',
  restart: 'Start over',
  first: 'What do you do?',
  second: 'Where?',
  other: 'Hiking',
  given: 'Your answers',
  updated: 'This quiz was updated. We kept the answers that still fit.',
  noWay: 'Nothing leads to the results',
  toMap: 'Open the map',
  map: 'Map',
  button: 'Put a product into the cart',
  usual: 'Add to cart',
  noCart: 'Nothing is put into a cart here. In your shop it is.',
  edit: 'Edit',
  title: 'Question',
  heading: 'Heading of the results',
};
const nl: typeof en = {
  results: 'Resultaten',
  restart: 'Opnieuw beginnen',
  first: 'Wat doe je?',
  second: 'Waar?',
  other: 'Wandelen',
  given: 'Je antwoorden',
  updated: 'Deze quiz is bijgewerkt. We hebben de antwoorden bewaard die nog passen.',
  noWay: 'Niets leidt naar de resultaten',
  toMap: 'Kaart openen',
  map: 'Kaart',
  button: 'Een product in de winkelwagen leggen',
  usual: 'In winkelwagen',
  noCart: 'Hier komt niets in een winkelwagen. In je winkel wel.',
  edit: 'Bewerken',
  title: 'Vraag',
  heading: 'Kop van de resultaten',
};
const say: Record<Locale, typeof en> = { en, nl };

/** Opens a quiz of the merchant's with this draft. @returns its path in the API */
async function open(page: Page, locale: Locale, draft: Quiz): Promise<string> {
  const { id, path } = await newQuiz(page, 'Results');
  const { revision, name } = await callAs(page, 'GET', path);
  await callAs(page, 'PUT', path, { revision, name, draft: { ...draft, defaultLocale: locale } });
  await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
  await expect(page.getByTestId('preview').getByRole('heading').first()).toBeVisible();
  return path;
}

for (const locale of locales) {
  const words = say[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light', viewport: { width: 1440, height: 900 } });

    test('whoever chooses the results sees them, and a question again whoever goes back to one', async ({
      page,
    }) => {
      const path = await open(page, locale, shoeQuiz);
      const preview = page.getByTestId('preview');
      const row = (name: string) => page.getByRole('button', { name, exact: true });
      await row(words.results).click();
      await expect(preview.getByText(words.given)).toBeVisible();
      await expect(preview.getByText(words.updated)).toHaveCount(0);
      await row(words.second).click();
      await expect(preview.getByRole('heading', { name: words.second })).toBeVisible();
      await row(words.results).click();
      await expect(preview.getByText(words.given)).toBeVisible();
      // Nobody was in the middle of another version.
      await expect(preview.locator('.rq-note')).toHaveCount(0);
      await expectFair(page, 'the results in the builder');

      // The quiz has one of its own, below.
      await page.getByRole('button', { name: words.restart, exact: true }).first().click();
      await expect(preview.getByRole('heading', { name: words.first })).toBeVisible();
      await callAs(page, 'DELETE', path);
    });

    test('the results are those of the answers that were given in the preview', async ({ page }) => {
      const path = await open(page, locale, shoeQuiz);
      const preview = page.getByTestId('preview');
      const answer = preview.getByRole('checkbox', { name: words.other });
      await answer.click();
      // It waits for the rules of the quiz to come.
      await expect(answer).toBeChecked();
      await page.getByRole('button', { name: words.results, exact: true }).click();
      await expect(preview.getByText(words.given)).toBeVisible();
      await preview.getByText(words.given).click();
      await expect(preview.getByText(words.other, { exact: true })).toBeVisible();
      await callAs(page, 'DELETE', path);
    });

    test('a button says what the merchant writes, and puts nothing into a cart', async ({ page }) => {
      const path = await open(page, locale, shoeQuiz);
      const preview = page.getByTestId('preview');
      await page.getByRole('button', { name: words.results, exact: true }).click();
      await expect(preview.getByRole('button', { name: words.usual }).first()).toBeVisible();
      await page.getByLabel(words.button, { exact: true }).fill('Hebben!');
      await preview
        .getByRole('button', { name: /^Hebben!/ })
        .first()
        .click();
      await expect(preview.getByText(words.noCart)).toBeVisible();
      await expectFair(page, 'the words of the buttons');
      await callAs(page, 'DELETE', path);
    });

    test('what is chosen in the flow shows its properties from the top', async ({ page }) => {
      const path = await open(page, locale, shoeQuiz);
      const panel = page.getByRole('region', { name: words.edit });
      await panel.getByLabel(words.title, { exact: true }).waitFor();
      await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      await page.getByRole('button', { name: words.results, exact: true }).click();
      await expect(panel.getByLabel(words.heading, { exact: true })).toBeInViewport();
      await callAs(page, 'DELETE', path);
    });

    test('results that nothing leads to say so, and lead to the map', async ({ page }) => {
      const [sport, ...others] = shoeQuiz.questions;
      if (!sport) throw new Error('The quiz has no question.');
      const answered = { op: 'answered' as const, question: sport.id };
      const away = { when: answered, target: { to: 'link' as const, url: 'https://shop.example/help' } };
      const path = await open(page, locale, {
        ...shoeQuiz,
        questions: [{ ...sport, required: true, rules: [away] }, ...others],
      });
      const preview = page.getByTestId('preview');
      await page.getByRole('button', { name: words.results, exact: true }).click();
      await expect(preview.getByRole('heading', { name: words.noWay })).toBeVisible();
      await expectFair(page, 'no way to the results');
      await preview.getByRole('button', { name: words.toMap }).click();
      await expect(page.getByRole('radio', { name: words.map })).toBeChecked();
      await callAs(page, 'DELETE', path);
    });
  });
}
