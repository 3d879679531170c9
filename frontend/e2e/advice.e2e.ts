import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { call, connectShop, scriptModel } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { answerAll } from './answer.ts';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';

const en = {
  results: 'Results',
  advice: /^Let a language model put the best matches in order/,
  publish: 'Publish',
  reason: 'It suits what you were looking for.',
  engine: /^Because you chose/,
  byModel: 'Put in order by the language model, which also wrote why.',
  byEngine: 'In the order of the quiz itself, since the language model could not be reached.',
};
const nl: typeof en = {
  results: 'Resultaten',
  advice: /^Een taalmodel de beste producten op volgorde laten zetten/,
  publish: 'Publiceren',
  reason: 'Dit past bij wat je zocht.',
  engine: /^Omdat je/,
  byModel: 'Op volgorde gezet door het taalmodel, dat ook de uitleg schreef.',
  byEngine: 'In de volgorde van de quiz zelf, omdat het taalmodel niet bereikbaar was.',
};
const say: Record<Locale, typeof en> = { en, nl };

/** A quiz of the merchant's own with one question, of whose title no other quiz has the like. */
async function oneQuestion(token: string) {
  const { id: shopId } = await connectShop(token);
  const path = `/api/shops/${shopId}/quizzes`;
  const made = (await call('POST', path, { token, body: { from: 'catalogue', name: 'Find it' } })).json;
  const [{ showWhen: _, ...first }] = made.draft.questions;
  const title = `Find it, ${randomUUID()}`;
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, { ...made.draft.texts[locale], 'quiz.title': title }]),
  );
  const draft = { ...made.draft, texts, questions: [{ ...first, rules: [] }] };
  const body = { revision: made.revision, name: made.name, draft };
  const { status } = await call('PUT', `${path}/${made.id}`, { token, body });
  expect(status).toBe(200);
  return { path: `${path}/${made.id}`, quizId: made.id as string, title };
}

/** Takes a quiz on its own page, as somebody who was never there. */
async function take(browser: Browser, address: string) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(address);
  const element = page.locator('recommend-quiz');
  await answerAll(element);
  return { page, element };
}

for (const locale of locales)
  test(`${locale}: a merchant lets a language model advise, and sees of each response whether it did`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const words = say[locale];
    const prefix = locale === 'en' ? '' : '/nl';
    await page.emulateMedia({ colorScheme: locale === 'nl' ? 'dark' : 'light' });
    const { token } = await newMerchantOn(page);
    const { path, quizId, title } = await oneQuestion(token);

    await page.goto(`${prefix}/app/quizzes/editor/${quizId}`);
    await page.getByRole('button', { name: words.results, exact: true }).first().click();
    const wanted = page.getByRole('switch', { name: words.advice });
    await expect(wanted).not.toBeChecked();
    await wanted.click();
    await expect(page.locator('[data-save="saved"]')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('is live');
    const { results } = (await call('GET', `/q/${quizId}/1.json`)).json;
    expect(results.advice).toBe(true);
    const places = results.slots.reduce(
      (sum: number, slot: { kind: string; count?: number }) =>
        sum + (slot.kind === 'best' ? 1 : (slot.count ?? 0)),
      0,
    );

    const address = `${baseURL}${prefix}/quiz/${quizId}`;
    await scriptModel(title, [{ kind: 'failing' }]);
    const engine = await take(browser, address);
    await expect(engine.element.getByText(words.engine).first()).toBeVisible();
    const usual = await engine.element.getByRole('article').getByRole('heading').allTextContents();
    expect(usual).toHaveLength(places);
    await engine.page.context().close();

    const products = usual.map((_, at) => ({ id: `p${places - at}`, reason: words.reason }));
    await scriptModel(title, [{ kind: 'good', answer: { products } }]);
    const model = await take(browser, address);
    await expect(model.element.getByText(words.reason)).toHaveCount(places);
    const order = model.element.getByRole('article').getByRole('heading');
    await expect(order).toHaveText(usual.toReversed());
    expect(await faultsOf(model.page)).toEqual([]);
    await model.page.reload();
    await expect(order).toHaveText(usual.toReversed());
    await expect
      .poll(async () => (await call('GET', `${path}/responses`, { token })).json.responses.length)
      .toBe(2);

    await page.goto(`${prefix}/app/quizzes/editor/${quizId}?view=responses`);
    const rows = page.getByTestId('responses').getByRole('button');
    for (const [at, by] of [words.byModel, words.byEngine].entries()) {
      await rows.nth(at).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(by)).toBeVisible();
      const first = at === 0 ? usual.at(-1) : usual[0];
      await expect(dialog.getByRole('listitem').first()).toContainText(first ?? '');
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await model.page.context().close();
  });
