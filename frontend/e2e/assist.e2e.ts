import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';

const mailbox = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

const en = {
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  draft: 'Draft the quiz',
  question: 'Question',
  rewrite: 'Rewrite: Question',
  shorter: 'Shorter',
  kept: /Your text stays as it is\. The language model answered with something that does not fit/,
  rewritten: 'Text rewritten',
  undo: 'Undo',
  languages: 'Languages',
  title: 'Title (EN)',
  translate: 'Translate 1 text',
  unreachable: /Nothing was translated\. The language model cannot be reached now/,
  drafted: /1 text drafted by the language model/,
  mark: 'Draft',
  right: 'Looks right',
};
const nl: typeof en = {
  email: 'E-mail',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  draft: 'Quiz opstellen',
  question: 'Vraag',
  rewrite: 'Herschrijven: Vraag',
  shorter: 'Korter',
  kept: /Je tekst blijft zoals hij is\. Het taalmodel gaf een antwoord dat hier niet past/,
  rewritten: 'Tekst herschreven',
  undo: 'Ongedaan maken',
  languages: 'Talen',
  title: 'Titel (EN)',
  translate: '1 tekst vertalen',
  unreachable: /Er is niets vertaald\. Het taalmodel is nu niet bereikbaar/,
  drafted: /1 tekst komt van het taalmodel/,
  mark: 'Concept',
  right: 'Klopt zo',
};
const say: Record<Locale, typeof en> = { en, nl };

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

async function expectAccessible(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
}

for (const locale of locales) {
  test(`${locale}: a text is rewritten and translated, and everybody sees who did it`, async ({
    page,
    request,
  }) => {
    const words = say[locale];
    const answer = async (when: string, replies: object[]) =>
      expect((await request.post(`${mailbox}/model/script`, { data: { when, replies } })).ok()).toBe(true);
    await draft(page, locale);

    const original = `What are you looking for today, ${randomUUID()}?`;
    await answer(original, [{ kind: 'hostile' }, { kind: 'good', answer: { text: 'Looking for what?' } }]);
    const question = page.getByLabel(words.question, { exact: true });
    await question.fill(original);
    await page.getByRole('button', { name: words.rewrite }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: words.shorter }).press('Enter');
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(question).toHaveValue(original);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.rewrite }).click();
    await page.getByRole('menuitem', { name: words.shorter }).click();
    await expect(question).toHaveValue('Looking for what?');
    await expect(page.getByText(words.rewritten)).toBeVisible();
    await page.getByRole('listitem').getByRole('button', { name: words.undo, exact: true }).click();
    await expect(question).toHaveValue(original);

    await page.getByRole('radio', { name: words.languages, exact: true }).click();
    // The quiz is written in English, whatever the merchant reads; the first title is the quiz's own.
    await page.getByLabel(words.title, { exact: true }).nth(1).fill(original);
    await page.getByRole('button', { name: words.translate }).click();
    await expect(page.getByText(words.unreachable)).toBeVisible();
    await answer(original, [{ kind: 'good', answer: { texts: [{ id: 't1', text: 'A drafted text' }] } }]);
    await page.getByRole('button', { name: words.translate }).click();
    await expect(page.getByText(words.drafted)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'A drafted text' });
    await expect(row.getByText(words.mark, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: words.right }).click();
    await expect(row.getByText(words.mark, { exact: true })).toBeHidden();
  });
}
