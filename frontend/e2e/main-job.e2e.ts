import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { codeFor } from './mail.ts';
import { say } from './say.ts';

const shop = process.env.RECOMMEND_SHOP ?? 'http://localhost:3001';
const password = 'a long enough sentence';

/** A name that no earlier run has used, so that the test can run again on data that is kept. */
const fresh = (locale: Locale) => `job-${locale}-${Date.now().toString(36)}`;

const picture = (page: Page, locale: Locale, name: string) =>
  page.screenshot({ path: `test-results/main-job/${locale}-${name}.png`, animations: 'disabled' });

/** Registers by hand, confirms with the mailed code, and lands where the visitor wanted to go. */
async function register(page: Page, locale: Locale, address: string) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;
  await page.goto(`${prefix}/app`);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await page.getByRole('link', { name: words.createAccount }).click();
  await page.getByLabel(words.firstName).fill('Robin');
  await page.getByLabel(words.lastName).fill('Vermeer');
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password).first().fill(password);
  await picture(page, locale, '1-register');
  await page.getByRole('button', { name: words.createAccount }).click();
  await page.getByLabel(words.code, { exact: true }).fill(await codeFor(address));
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));
}

async function connect(page: Page, locale: Locale, name: string) {
  const words = say[locale];
  await page.getByLabel(words.shopDomain).fill(name);
  await page.getByRole('button', { name: words.connect }).click();
  await page.getByRole('button', { name: words.install }).click();
  // A small catalogue may be here before the page is.
  await expect(page.getByRole('progressbar').or(page.getByText(words.imported)).first()).toBeVisible();
  await picture(page, locale, '2-import');
  await expect(page.getByText(words.imported)).toBeVisible({ timeout: 60_000 });
}

/** Drafts a quiz and changes a question, an option, and what the option recommends; each shows in the preview. */
async function build(page: Page, locale: Locale): Promise<string> {
  const words = say[locale];
  await page.getByRole('button', { name: words.draft }).click();
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
  const preview = page.getByTestId('preview');
  const title = page.getByLabel(words.question, { exact: true });
  await title.fill('Wat mag het worden? / What shall it be?');
  await expect(preview.getByRole('heading', { name: 'What shall it be?' })).toBeVisible();
  const label = page.getByLabel(words.answer(1), { exact: true });
  await label.fill('Anything at all');
  await expect(preview.getByText('Anything at all')).toBeVisible();
  await page.getByRole('button', { name: words.whatItRecommends('Anything at all') }).click();
  const kinds = page.getByLabel(words.effectBy);
  const recommend = page.getByRole('button', { name: words.recommend });
  // An answer's details are drawn all at once, after the press that asks for them.
  await expect(recommend).toBeVisible();
  const before = await kinds.count();
  await recommend.click();
  await expect(kinds).toHaveCount(before + 1);
  await kinds.last().selectOption({ label: words.vendor });
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await picture(page, locale, '3-editor');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function publish(page: Page, locale: Locale, quizId: string, name: string) {
  const words = say[locale];
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.live })).toBeVisible();
  await picture(page, locale, '4-published');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.themeEditor }).click();
  const editor = await opening;
  await expect(editor).toHaveURL(new RegExp(`/shops/${name}\\.myshopify\\.com/admin/themes/`));
  await editor.getByLabel('Quiz ID').last().fill(quizId);
  await editor.getByRole('button', { name: 'Save' }).last().click();
  await expect(editor.getByText('Saved.')).toBeVisible();
  await editor.close();
  await page.getByRole('button', { name: words.done }).click();
}

/** Two taps within the time of a double tap count as one, and the results come faster than that. */
async function atPersonsPace(page: Page) {
  const seen = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() > then, seen + 400);
}

/** Answers whatever is asked by its first answer, on a phone, until the results are there. */
async function take(browser: Browser, locale: Locale, name: string) {
  const words = say[locale];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale,
  });
  const page = await context.newPage();
  await page.goto(`${shop}/shops/${name}.myshopify.com/`);
  const product = await page.locator('a[href*="/products/"]').first().getAttribute('href');
  await page.goto(new URL(product ?? '', page.url()).href);
  const quiz = page.locator('recommend-quiz');
  // The dev shop's pages are English; a Dutch theme gives the element its language like this.
  await quiz.evaluate((element, language) => element.setAttribute('locale', language), locale);
  await expect(page.locator('iframe')).toHaveCount(0);
  await quiz.scrollIntoViewIfNeeded();
  const results = quiz.getByRole('heading', { name: words.perfect });
  const option = quiz.getByRole('radio').first();
  await expect(option).toBeVisible();
  await picture(page, locale, '5-question');
  for (let asked = 0; asked < 8 && !(await results.isVisible()); asked++) {
    const heading = quiz.getByRole('heading').first();
    const title = await heading.textContent();
    await atPersonsPace(page);
    await quiz.locator('label').first().tap();
    await expect(heading).not.toHaveText(title ?? '');
  }
  await expect(results).toBeVisible();
  const best = quiz.getByRole('article').first();
  await expect(best.getByRole('img').or(best.locator('img')).first()).toBeVisible();
  await expect(best.getByText(/€\s?\d/).first()).toBeVisible();
  await expect(best.getByText(words.because)).toContainText('“Anything at all”');
  await picture(page, locale, '6-results');
  const product1 = (await best.getByRole('heading').first().textContent()) ?? '';
  await atPersonsPace(page);
  await best.getByRole('button', { name: words.addToCart }).tap();
  await expect(best.getByRole('button', { name: words.added })).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.goto(`${shop}/shops/${name}.myshopify.com/cart`);
  await expect(page.getByText(product1.trim()).first()).toBeVisible();
  await context.close();
  return product1.trim();
}

for (const locale of locales) {
  test(`main job in ${locale}: from a visitor to a response`, async ({ page, browser }) => {
    test.setTimeout(240_000);
    const words = say[locale];
    const name = fresh(locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    await register(page, locale, `${name}@merchant.example`);
    await connect(page, locale, name);
    const quizId = await build(page, locale);
    await publish(page, locale, quizId, name);
    const bought = await take(browser, locale, name);

    const prefix = locale === 'en' ? '' : `/${locale}`;
    await page.goto(`${prefix}/app/quizzes/editor/${quizId}?view=responses`);
    await expect(page.getByText(words.oneResponse, { exact: true })).toBeVisible();
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('Anything at all');
    await expect(row).toContainText(bought);
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('link').or(row.getByRole('button')).first().click();
    await expect(page.getByText(words.because).first()).toContainText('“Anything at all”');
    await picture(page, locale, '7-response');
    await page.goto(`${prefix}/app`);
    await expect(page.getByText(words.usage)).toBeVisible();
    await picture(page, locale, '8-usage');
  });
}
