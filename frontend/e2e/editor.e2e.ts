import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';

const en = {
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  draft: 'Draft the quiz',
  addRule: 'Add a rule',
  unfinished: /^Edit rule 1: If .+ is .+, go to “.+”$/,
  goTo: 'Then go to',
  sentence: /^Edit rule 1: If .+ is .+, go to the results$/,
  answered: /^Edit rule 1: If .+ is answered, go to the results$/,
  test: 'Test',
  step: (number: number) => `Question ${number}`,
  perfect: 'Perfect Match Found!',
  check: 'Check',
  checked: /ways? through the quiz (was|were) checked/,
  unreachable: /^No answers lead to “(.+)”/,
  jump: 'Go to the question',
  question: 'Question',
  map: 'Map',
  graph: 'Where every answer leads',
  why: 'Why?',
  trace: 'What each answer adds',
  preview: 'Preview',
  languages: 'Languages',
  texts: 'All texts, side by side',
};
const nl: typeof en = {
  email: 'E-mail',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  draft: 'Quiz opstellen',
  addRule: 'Regel toevoegen',
  unfinished: /^Regel 1 bewerken: Als .+ is .+, ga naar “.+”$/,
  goTo: 'Ga dan naar',
  sentence: /^Regel 1 bewerken: Als .+ is .+, ga naar de resultaten$/,
  answered: /^Regel 1 bewerken: Als .+ is beantwoord, ga naar de resultaten$/,
  test: 'Toets',
  step: (number: number) => `Vraag ${number}`,
  perfect: 'Perfecte match gevonden!',
  check: 'Controle',
  checked: /weg(en)? door de quiz (is|zijn) gecontroleerd/,
  unreachable: /^Geen enkel antwoord leidt naar “(.+)”/,
  jump: 'Naar de vraag',
  question: 'Vraag',
  map: 'Kaart',
  graph: 'Waar elk antwoord heen leidt',
  why: 'Waarom?',
  trace: 'Wat elk antwoord toevoegt',
  preview: 'Voorbeeld',
  languages: 'Talen',
  texts: 'Alle teksten naast elkaar',
};
const say: Record<Locale, typeof en> = { en, nl };

/** Signs in the demo merchant, whose shop has products, and drafts a quiz that no other test knows. */
async function draft(page: Page, locale: Locale) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : '/nl';
  await page.goto(`${prefix}/auth/login?redirectUrl=${encodeURIComponent(`${prefix}/app/quizzes/new`)}`);
  await page.getByLabel(words.email).fill('demo@recommend.example');
  await page.getByLabel(words.password).first().fill('recommend-demo-2026');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await page.getByRole('button', { name: words.draft, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
}

/** Presses what has the name, without a pointer. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function expectAccessible(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
}

for (const locale of locales) {
  test(`${locale}: a rule made by keyboard leads the preview, and the check finds what it cuts off`, async ({
    page,
  }) => {
    const words = say[locale];
    await draft(page, locale);
    const preview = page.getByTestId('preview');
    await expect(preview.getByRole('radio').first()).toBeVisible();

    await press(page, words.addRule);
    await expect(page.getByRole('button', { name: words.unfinished })).toBeVisible();
    // A press on an answer goes on by itself.
    const answer = preview.getByRole('radio').first();
    await answer.click();
    await expect(preview.getByText(words.step(2), { exact: true })).toBeVisible();
    // The last choice is another page, the one before it the results.
    await page.getByLabel(words.goTo, { exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: words.sentence })).toBeVisible();
    // From this answer the second question is no longer asked.
    await expect(preview.getByText(words.step(1), { exact: true })).toBeVisible();
    await answer.click();
    await expect(preview.getByRole('heading', { name: words.perfect })).toBeVisible();

    await page.getByLabel(words.test, { exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: words.answered })).toBeVisible();

    await page.getByRole('radio', { name: words.check, exact: true }).click();
    await expect(page.getByText(words.checked)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    const finding = page.getByRole('listitem').filter({ hasText: words.unreachable }).first();
    const title = words.unreachable.exec((await finding.textContent()) ?? '')?.[1] ?? '';
    await finding.getByText(words.jump).click();
    await expect(page.getByRole('textbox', { name: words.question, exact: true })).toHaveValue(title);

    await page.getByRole('radio', { name: words.why, exact: true }).click();
    await expect(page.getByRole('table', { name: words.trace })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: words.map, exact: true }).click();
    await page.getByRole('region', { name: words.graph }).getByRole('button', { name: title }).focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('radio', { name: words.languages, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.texts })).toBeVisible();
    await expectAccessible(page);
  });
}
