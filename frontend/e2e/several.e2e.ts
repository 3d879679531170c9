import { expect, type Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { faultsOf } from './axe.ts';
import { callAs, newQuiz, test } from './signed-in.ts';

const en = {
  begin: 'Choose several',
  acts: 'With the chosen questions',
  two: '2 chosen',
  up: 'Move up',
  duplicate: 'Duplicate',
  remove: 'Delete',
  removed: '2 questions are deleted',
  undo: 'Undo',
  undoCopies: 'Undo: add 2 questions',
  undoMove: 'Undo: move 2 questions',
  all: 'Choose all',
};
const nl: typeof en = {
  begin: 'Meerdere kiezen',
  acts: 'Met de gekozen vragen',
  two: '2 gekozen',
  up: 'Omhoog',
  duplicate: 'Dupliceren',
  remove: 'Verwijderen',
  removed: '2 vragen zijn verwijderd',
  undo: 'Ongedaan maken',
  undoCopies: 'Ongedaan maken: 2 vragen toevoegen',
  undoMove: 'Ongedaan maken: 2 vragen verplaatsen',
  all: 'Alles kiezen',
};
const say: Record<Locale, typeof en> = { en, nl };

/** Questions of the quiz: enough to choose some and leave some. */
const ids = shoeQuiz.questions.map(({ id }) => id);
/** An editor shows texts in its own language, and what has none there in the quiz's. */
const titlesIn = (locale: Locale) =>
  ids.map((id) => shoeQuiz.texts[locale]?.[`${id}.title`] || shoeQuiz.texts.en?.[`${id}.title`] || '');

const openQuiz = async (page: Page, locale: Locale) => {
  const { id, path } = await newQuiz(page, 'Several');
  const { revision, name } = await callAs(page, 'GET', path);
  await callAs(page, 'PUT', path, { revision, name, draft: shoeQuiz });
  await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/editor/${id}`);
};

for (const locale of locales) {
  const words = say[locale];
  test(`${locale}: several questions are chosen with Shift or by their boxes, and moved, copied and deleted as one`, async ({
    page,
  }) => {
    await openQuiz(page, locale);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') });
    const row = (at: number) => rows.nth(at).locator('[aria-current]');
    const titles = titlesIn(locale);
    await expect(rows).toHaveText(titles);

    // The first press with Shift begins at the question that is open.
    const bar = page.getByRole('toolbar', { name: words.acts });
    await row(1).click();
    await row(2).click({ modifiers: ['Shift'] });
    await expect(bar.getByText(words.two)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    // A press with Ctrl or ⌘ chooses, with Shift all up to there.
    await row(1).click({ modifiers: ['ControlOrMeta'] });
    await row(2).click({ modifiers: ['Shift'] });
    await expect(bar.getByText(words.two)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await bar.getByRole('button', { name: words.up }).click();
    const [first = '', second = '', third = '', ...others] = titles;
    await expect(rows).toHaveText([second, third, first, ...others]);
    await expect(page.getByRole('button', { name: words.undoMove })).toBeVisible();
    await bar.getByRole('button', { name: words.duplicate }).click();
    await expect(rows).toHaveText([second, second, third, third, first, ...others]);
    await page.getByRole('button', { name: words.undoCopies }).click();

    await bar.getByRole('button', { name: words.remove }).click();
    await expect(rows).toHaveText([first, ...others]);
    await expect(bar).toBeHidden();
    await expect(row(0)).toHaveAttribute('aria-current', 'true');
    const toast = page.getByRole('listitem').filter({ hasText: words.removed });
    await toast.getByRole('button', { name: words.undo }).click();
    await expect(rows).toHaveText([second, third, first, ...others]);
  });

  test(`${locale}: by keyboard all are chosen, which cannot all be deleted, and Escape chooses none`, async ({
    page,
  }) => {
    await openQuiz(page, locale);
    await page.getByRole('button', { name: words.begin }).focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('toolbar', { name: words.acts });
    await expect(bar.getByRole('button', { name: words.remove })).toBeDisabled();
    await bar.getByRole('checkbox', { name: words.all }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(ids.length + 1);
    await expect(bar.getByRole('button', { name: words.remove })).toBeDisabled();
    await expect(bar.getByRole('button', { name: words.up })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(page.getByRole('button', { name: words.begin })).toBeFocused();
  });
}
