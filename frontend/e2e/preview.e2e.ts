import { expect } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { previewWidths } from '../src/features/editor/preview-frame.tsx';
import { callAs, newQuiz, test } from './signed-in.ts';
import { expectFair } from './states.ts';
import { tabTo } from './tab-to.ts';

const en = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  smaller: /^1200 pixels wide, shown at \d+%$/,
  heading: 'Heading of the results',
  quote: 'Quote an answer',
  asked: 'What do you do?',
  told: 'Where {answer:…} stands, shoppers read their answer to “What do you do?”.',
  begin: 'Shoes for',
  answer: 'Hiking',
  results: 'Results',
};
const nl: typeof en = {
  ...{ phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer' },
  smaller: /^1200 pixels breed, getoond op \d+%$/,
  heading: 'Kop van de resultaten',
  quote: 'Een antwoord aanhalen',
  asked: 'Wat doe je?',
  told: 'Waar {answer:…} staat, leest de klant het eigen antwoord op “Wat doe je?”.',
  begin: 'Schoenen voor',
  answer: 'Wandelen',
  results: 'Resultaten',
};
const say: Record<Locale, typeof en> = { en, nl };

for (const locale of locales) {
  test(`${locale}: the quiz is laid out as on a phone, a tablet and a desktop, and fits the builder`, async ({
    page,
  }) => {
    const words = say[locale];
    await page.setViewportSize({ width: 1440, height: 900 });
    const { id } = await newQuiz(page, 'Sizes');
    await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
    const preview = page.getByTestId('preview');
    const inside = preview.locator('> div');
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await page.getByRole('radio', { name: words[size], exact: true }).click();
      // By the layout, however much smaller it is shown; the border takes a pixel on each side of what fits.
      const laidOut = () => inside.evaluate((element) => (element as HTMLElement).offsetWidth);
      await expect.poll(laidOut).toBeGreaterThanOrEqual(previewWidths[size] - 2);
      expect(await laidOut()).toBeLessThanOrEqual(previewWidths[size]);
      const [outer, inner] = [await preview.boundingBox(), await inside.boundingBox()];
      expect(inner?.width).toBeLessThanOrEqual((outer?.width ?? 0) + 1);
    }
    await expect(page.getByText(words.smaller)).toBeVisible();
  });
  test(`${locale}: an answer is quoted in the heading of the results by keyboard, and stands there for a shopper`, async ({
    page,
  }) => {
    const words = say[locale];
    await page.setViewportSize({ width: 1440, height: 900 });
    const { id, path } = await newQuiz(page, 'Quoted');
    const { revision, name } = await callAs(page, 'GET', path);
    const [sport] = shoeQuiz.questions;
    const draft = { ...shoeQuiz, questions: [{ ...sport, type: 'single' }] };
    await callAs(page, 'PUT', path, { revision, name, draft });
    await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
    const preview = page.getByTestId('preview');
    await preview.getByRole('radio', { name: words.answer }).press('Space');
    await expect(preview.getByRole('radio', { name: words.answer })).toBeChecked();
    await page.getByRole('button', { name: words.results, exact: true }).press('Enter');

    const heading = await tabTo(page, 'textbox', words.heading);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words.begin);
    const quote = await tabTo(page, 'button', words.quote);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: words.asked })).toBeFocused();
    await expectFair(page, 'the answers that can be quoted');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveValue(`${words.begin} {answer:sport}`);
    await expect(quote).toBeFocused();
    await expect(page.getByText(words.told)).toBeVisible();
    await expectFair(page, 'an answer that is quoted');

    await expect(preview.getByRole('heading', { name: `${words.begin} ${words.answer}` })).toBeVisible();
    await callAs(page, 'DELETE', path);
  });

  test(`${locale}: an answer that is pressed before the rules came leads on once they are there`, async ({
    page,
  }) => {
    const words = say[locale];
    const { id, path } = await newQuiz(page, 'Early');
    const { revision, name } = await callAs(page, 'GET', path);
    const [sport] = shoeQuiz.questions;
    const draft = { ...shoeQuiz, questions: [{ ...sport, type: 'single' }] };
    await callAs(page, 'PUT', path, { revision, name, draft });
    const pressed = Promise.withResolvers<void>();
    await page.route(/\/assets\/engine-[^/]+\.js$/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
    const preview = page.getByTestId('preview');
    await preview.getByRole('radio', { name: words.answer }).click();
    pressed.resolve();
    await expect(preview.getByRole('article').first()).toBeVisible();
    // A question that is chosen is shown again, and the focus stays where it is chosen.
    await page.getByRole('button', { name: words.results, exact: true }).press('Enter');
    const row = page.getByRole('button', { name: words.asked }).first();
    await row.press('Enter');
    await expect(preview.getByRole('radio', { name: words.answer })).toBeVisible();
    await expect(row).toBeFocused();
    await callAs(page, 'DELETE', path);
  });
}
