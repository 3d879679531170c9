import { expect, type Page } from '@playwright/test';
import { callAs, newQuiz, test } from './signed-in.ts';

const titleOf = (page: Page) => page.getByLabel('Question', { exact: true });
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible();
const told = (page: Page) => page.getByRole('dialog', { name: 'This quiz was changed somewhere else' });
/** The words of the first question that the server has. */
const storedTitle = async (page: Page, path: string): Promise<string> =>
  (await callAs(page, 'GET', path)).draft.texts.en['first.title'];

/** A quiz of its own, open in the editor. */
const openNew = async (page: Page) => {
  const { id, path } = await newQuiz(page, `Kept ${Date.now().toString(36)}`);
  const address = `/app/quizzes/editor/${id}`;
  await page.goto(address);
  await expect(titleOf(page)).toHaveValue('Your first question');
  return { address, path, id };
};

/** Ends the tab's process, so that nothing of it runs any more: no timer, no handler of leaving. */
const kill = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered, since who should answer is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
};

test('the second tab is told, and takes over or keeps a copy; nothing is overwritten', async ({
  page: one,
  context,
}) => {
  const { address, path, id } = await openNew(one);
  const two = await context.newPage();
  await two.goto(address);
  await expect(titleOf(two)).toHaveValue('Your first question');

  await titleOf(one).fill('Said in the first tab');
  await saved(one);
  await titleOf(two).fill('Said in the second tab');
  await expect(told(two)).toBeVisible();
  expect(await storedTitle(one, path)).toBe('Said in the first tab');
  await two.getByRole('button', { name: 'Load the other version' }).click();
  await expect(titleOf(two)).toHaveValue('Said in the first tab');

  await titleOf(two).fill('Said on top of it');
  await saved(two);
  await expect(told(two)).toHaveCount(0);
  await titleOf(one).fill('Said without having seen it');
  await expect(told(one)).toBeVisible();
  await one.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(one).not.toHaveURL(new RegExp(id));
  await expect(titleOf(one)).toHaveValue('Said without having seen it');
  expect(await storedTitle(one, path)).toBe('Said on top of it');
  const copy = new URL(one.url()).pathname.split('/').at(-1) ?? '';
  expect(await storedTitle(one, path.replace(id, copy))).toBe('Said without having seen it');
});

test('what is typed without a connection is stored when it is back', async ({ page, context }) => {
  const { path } = await openNew(page);
  // Whatever is still being loaded waits for the connection too.
  await context.setOffline(true);
  await titleOf(page).fill('Typed in a tunnel');
  await expect(page.locator('[data-save="failed"]')).toBeVisible();
  await page.getByLabel('Answer 1', { exact: true }).fill('And still in it');
  await context.setOffline(false);
  await saved(page);
  expect(await storedTitle(page, path)).toBe('Typed in a tunnel');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Typed in a tunnel');
  await expect(page.getByLabel('Answer 1', { exact: true })).toHaveValue('And still in it');
});

test('an answer lost on the way back sets nobody against themselves', async ({ page }) => {
  const { path } = await openNew(page);
  let lost = false;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'PUT' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await titleOf(page).fill('Stored, though nobody said so');
  await expect(page.locator('[data-save="failed"]')).toBeVisible();
  await titleOf(page).fill('Typed after that');
  await saved(page);
  await expect(told(page)).toHaveCount(0);
  expect(await storedTitle(page, path)).toBe('Typed after that');
});

test('what was typed last is back after the tab was killed', async ({ page, context }) => {
  const { address, path } = await openNew(page);
  await titleOf(page).press('End');
  await page.keyboard.type(', and one more word');
  await kill(page);
  const again = await context.newPage();
  await again.goto(address);
  await expect(titleOf(again)).toHaveValue('Your first question, and one more word');
  await saved(again);
  expect(await storedTitle(again, path)).toBe('Your first question, and one more word');
});

test('a tab killed while it saves comes back with what was typed since, in conflict with nobody', async ({
  page,
  context,
}) => {
  const { address, path } = await openNew(page);
  const stored = new Promise<void>((resolve) => {
    void page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      // The server has it; the answer never comes.
      await route.fetch();
      resolve();
    });
  });
  await titleOf(page).fill('Stored');
  await stored;
  await titleOf(page).fill('Typed while it was being stored');
  await kill(page);
  const again = await context.newPage();
  await again.goto(address);
  await expect(titleOf(again)).toHaveValue('Typed while it was being stored');
  await saved(again);
  await expect(told(again)).toHaveCount(0);
  expect(await storedTitle(again, path)).toBe('Typed while it was being stored');
});
