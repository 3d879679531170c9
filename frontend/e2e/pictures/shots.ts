import { expect as check, type Locator, type Page } from '@playwright/test';
import { demoShop } from '#infra/local/shop/core/context.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { ScreenName } from '../../src/features/site/screens.ts';
import { localePath } from '../../src/lib/locale.ts';
import { say } from '../say.ts';

/** Nobody waits for pictures: the product may be busy. */
const expect = check.configure({ timeout: 60_000 });

interface Place {
  locale: Locale;
  /** Where the dev shop stands. */
  shop: string;
}

/** The demo merchant's published quiz, which stands on the product pages of the dev shop. */
const demoQuiz = async ({ request }: Page): Promise<string> => {
  const { token } = await (await request.get('/auth/me')).json();
  const read = async (path: string) =>
    (await request.get(path, { headers: { authorization: `Bearer ${token}` } })).json();
  const [{ id: shopId }] = (await read('/api/shops')).shops;
  const { quizzes } = await read(`/api/shops/${shopId}/quizzes`);
  return quizzes.find(({ status }: { status: string }) => status === 'published').id;
};

const choices = (quiz: Locator) => quiz.getByRole('radio').or(quiz.getByRole('checkbox'));

/** The builder with the first question open, an answer chosen in the quiz, and what that answer recommends. */
const builder = async (page: Page, { locale }: Place) => {
  await page.goto(localePath(`/app/quizzes/editor/${await demoQuiz(page)}`, locale));
  await expect(choices(page.getByTestId('preview')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Answers whatever is asked by its first answer, until the results are there. */
const answerAll = async (quiz: Locator, results: Locator) => {
  const option = choices(quiz).first();
  await expect(option).toBeVisible();
  while (!(await results.isVisible())) {
    const title = (await quiz.getByRole('heading').first().textContent()) ?? '';
    await option.click();
    await expect(quiz.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
};

/** The results of the quiz on a page of the shop, as far down as they fit. */
const results = async (page: Page, { locale, shop }: Place) => {
  // A picture is no shopper: nothing is stored or counted.
  await page.route('**/api/public/**', (route) => route.abort());
  await page.goto(`${shop}/shops/${demoShop}/collections/shoes`);
  await page.locator('main a[href*="/products/"]').first().click();
  const quiz = page.locator('recommend-quiz');
  // The dev shop's pages are English; a Dutch theme gives the element its language like this.
  await quiz.evaluate((element, language) => element.setAttribute('locale', language), locale);
  const found = quiz.getByRole('heading', { name: say[locale].perfect });
  await answerAll(quiz, found);
  // What would put the next one first; it takes one line.
  await quiz.locator('summary').first().click();
  await found.evaluate((heading) => scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 40 }));
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
};

/** How each screen of the product is brought before the camera. */
export const shots: Record<ScreenName, (page: Page, place: Place) => Promise<void>> = { builder, results };
