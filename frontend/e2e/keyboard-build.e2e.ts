import { expect, type Page } from '@playwright/test';
import { test } from './signed-in.ts';
import { tabTo } from './tab-to.ts';

/** The focus stands on something: the next Tab goes on from there, and a screen reader knows where it is. */
const focusIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

type Target = Parameters<typeof tabTo> extends [Page, ...infer Rest] ? Rest : never;

/** Tabs to a control and presses it. */
const press = async (page: Page, ...[role, name, most]: Target) => {
  await tabTo(page, role, name, most);
  await page.keyboard.press('Enter');
};

/** Tabs to a field and writes over what is in it. */
const write = async (page: Page, label: string, text: string) => {
  await tabTo(page, 'textbox', label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

test('a quiz is made, built, checked and published without a pointer', async ({ page }) => {
  await page.goto('/app');
  await press(page, 'link', 'Quizzes');
  await press(page, 'link', 'New quiz');
  await press(page, 'button', 'Start with a blank quiz', 160);
  await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/);

  await press(page, 'button', 'Add a question');
  await expect(page.getByRole('menuitem', { name: 'Single choice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).not.toHaveValue('Your first question');
  await focusIsKept(page);
  await write(page, 'Question', 'Where do you walk?');
  await write(page, 'Answer 1', 'On the road');
  await write(page, 'Answer 2', 'In the hills');
  await press(page, 'button', 'Add an answer');
  await expect(page.getByLabel(/^Answer \d$/)).toHaveCount(3);

  // Taken away again: the focus goes to what stands beside it.
  await press(page, 'button', /^Delete (Answer|Option) 3$/);
  await expect(page.getByLabel(/^Answer \d$/)).toHaveCount(2);
  await focusIsKept(page);

  await press(page, 'button', 'What In the hills recommends');
  await press(page, 'button', 'Recommend products');
  await tabTo(page, 'combobox', 'Products by');
  await page.keyboard.type('Vendor');
  await expect(page.getByLabel('Products by')).toHaveValue('vendor');
  await press(page, 'button', 'Delete this recommendation');
  await expect(page.getByLabel('Products by')).toHaveCount(0);
  await focusIsKept(page);
  await press(page, 'button', 'Recommend products');
  await expect(page.getByText(/^[1-9]\d* products? now$/)).toBeVisible();

  const handle = await tabTo(page, 'button', 'Move Where do you walk?');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Where do you walk? is now number 1 of 2')).toBeAttached();
  await expect(handle).toBeFocused();

  await tabTo(page, 'radio', 'Preview');
  for (const view of ['Map', 'Check']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: view, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ways? through the quiz (was|were) checked/)).toBeVisible();
  await focusIsKept(page);

  await press(page, 'button', 'Publish');
  const live = page.getByRole('dialog', { name: 'Your quiz is live' });
  await expect(live).toBeVisible();
  await press(page, 'button', 'Done');
  await expect(live).toBeHidden();
  await focusIsKept(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await (await page.request.get(`/q/${id}.json`)).json()).toMatchObject({ quizId: id, version: 1 });
});
