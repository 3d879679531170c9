import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { scriptModel } from '#functions/testing/client.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { callAs, test } from './signed-in.ts';

const en = {
  wish: 'What is it for? (optional)',
  next: 'Next',
  back: 'Back',
  name: 'Name (optional)',
  draft: 'Draft the quiz',
  asking: 'Asking the language model what fits your wish',
  read: /^\d+ products read$/,
  saving: 'Saving the quiz',
  quizzes: 'Quizzes',
  open: 'Open',
  cancel: 'Cancel',
  cancelled: 'Cancelled: no quiz was made. What you entered is still here.',
  filling: 'Filling it with your products…',
  again: 'Try again',
  ready: (name: string) => `Your quiz “${name}” is ready.`,
};
const nl: typeof en = {
  wish: 'Waar is hij voor? (optioneel)',
  next: 'Volgende',
  back: 'Terug',
  name: 'Naam (optioneel)',
  draft: 'Quiz opstellen',
  asking: 'Het taalmodel vragen wat bij je wens past',
  read: /^\d+ producten gelezen$/,
  saving: 'De quiz bewaren',
  quizzes: 'Quizzen',
  open: 'Openen',
  cancel: 'Annuleren',
  cancelled: 'Geannuleerd: er is geen quiz gemaakt. Wat je invulde staat er nog.',
  filling: 'Vullen met jouw producten…',
  again: 'Opnieuw proberen',
  ready: (name) => `Je quiz “${name}” is klaar.`,
};
const say: Record<Locale, typeof en> = { en, nl };

/** Milliseconds for which the model thinks: within its time, and long enough to be seen. */
const ms = 2000;

/** Goes through the steps with a wish that the model thinks about, up to the press that drafts. */
async function upToReview(page: Page, locale: Locale) {
  const words = say[locale];
  const wish = `Something for ${randomUUID()}`;
  const name = `Drafted ${randomUUID().slice(0, 8)}`;
  await scriptModel(wish, [{ kind: 'slow', ms }]);
  await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/create`);
  await page.getByLabel(words.wish).fill(wish);
  for (const step of ['products', 'style', 'review']) {
    await page.getByRole('button', { name: words.next }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
  await page.getByLabel(words.name).fill(name);
  return { name, draft: page.getByRole('button', { name: words.draft, exact: true }) };
}

const namedSo = async (page: Page, name: string): Promise<number> => {
  const { shops } = await callAs(page, 'GET', '/api/shops');
  const { quizzes } = await callAs(page, 'GET', `/api/shops/${shops[0].id}/quizzes`);
  return quizzes.filter((quiz: { name: string }) => quiz.name === name).length;
};

for (const locale of locales) {
  const words = say[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light' });

    for (const width of [1440, 390])
      test(`at ${width} each step has its ways out in one row`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const [step, on] of [
          ['products', words.next],
          ['review', words.draft],
        ] as const) {
          await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/create?step=${step}`);
          const form = page.locator('form');
          await expect(form.getByRole('button', { name: on, exact: true })).toBeVisible();
          const [back, button, room] = await Promise.all([
            form.getByRole('link', { name: words.back, exact: true }).boundingBox(),
            form.getByRole('button', { name: on, exact: true }).boundingBox(),
            form.boundingBox(),
          ]);
          if (!back || !button || !room) throw new Error(`${step} has no way out.`);
          expect(button.y).toBeCloseTo(back.y, 0);
          // From one side to the other: apart on a wide page, side by side on a phone.
          expect(back.x).toBeCloseTo(room.x, 0);
          expect(button.x + button.width).toBeCloseTo(room.x + room.width, 0);
          const gap = button.x - back.x - back.width;
          if (width === 390) expect(gap).toBeLessThanOrEqual(8);
          else expect(gap).toBeGreaterThan(100);
        }
      });

    test('a quiz that is drafted tells what is done, and two presses make one', async ({ page }) => {
      const { name, draft } = await upToReview(page, locale);
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/quizzes')) sent++;
      });
      await draft.dblclick();
      const step = page.getByRole('listitem').filter({ hasText: words.asking });
      await expect(step).toHaveAttribute('aria-current', 'step');
      await expect(page.getByRole('status').filter({ hasText: words.asking })).toBeAttached();
      await expect(page.getByText(words.read)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: words.saving })).not.toHaveAttribute(
        'aria-current',
      );
      expect(await faultsOf(page)).toEqual([]);
      await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
      expect(sent).toBe(1);
      expect(await namedSo(page, name)).toBe(1);
    });

    test('whoever leaves while a quiz is drafted stays where they are, and is told when it is ready', async ({
      page,
    }) => {
      const { name, draft } = await upToReview(page, locale);
      // The page they leave for comes later than the quiz.
      const told = Promise.withResolvers<void>();
      await page.route(/\/assets\/quizzes-page-[^/]+\.js$/, async (route) => {
        await told.promise;
        await route.continue();
      });
      await draft.click();
      await expect(page.getByText(words.asking).first()).toBeVisible();
      await page.getByRole('link', { name: words.quizzes, exact: true }).first().click();
      await expect(page.getByText(words.ready(name))).toBeVisible({ timeout: 30_000 });
      told.resolve();
      await expect(page).toHaveURL(/\/app\/quizzes$/);
      await page.getByRole('button', { name: words.open, exact: true }).click();
      await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/);
    });

    test('a draft whose answer is lost is tried again, and is the same quiz', async ({ page }) => {
      const { name, draft } = await upToReview(page, locale);
      await page.route(/\/api\/shops\/[^/]+\/quizzes$/, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        // It arrives, and is made; what is lost is the answer.
        await route.fetch();
        await route.abort('connectionreset');
      });
      await draft.click();
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
      expect(await namedSo(page, name)).toBe(1);
      expect(await faultsOf(page)).toEqual([]);
      await page.unrouteAll();
      await draft.click();
      await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
      expect(await namedSo(page, name)).toBe(1);
    });

    test('a draft is cancelled: none is made, also later, and the next press makes one', async ({ page }) => {
      const { name, draft } = await upToReview(page, locale);
      await draft.click();
      await expect(page.getByText(words.asking).first()).toBeVisible();
      const settled = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/quizzes'),
      );
      await page.getByRole('button', { name: words.cancel }).press('Enter');
      await expect(page.getByText(words.cancelled)).toBeVisible();
      await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0);
      await expect(page.locator('form :focus')).toHaveCount(1);
      await expect(page.getByLabel(words.name)).toHaveValue(name);
      expect(await faultsOf(page)).toEqual([]);
      // The server was told, and ends without a quiz.
      expect((await settled).status()).toBe(409);
      expect(await namedSo(page, name)).toBe(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await draft.click();
      await expect(page.getByText(words.cancelled)).toBeHidden();
      await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
      expect(await namedSo(page, name)).toBe(1);
    });

    test('a template says what it does, and a failure beside it, with a way on', async ({ page }) => {
      await page.goto(`${locale === 'en' ? '' : '/nl'}/app/quizzes/new`);
      const card = page
        .getByRole('region')
        .getByRole('listitem')
        .filter({ has: page.locator('button:enabled') })
        .last();
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/shops\/[^/]+\/quizzes$/, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await held.promise;
        await route.abort('connectionreset');
      });
      await card.getByRole('button').first().click();
      await expect(card.getByText(words.filling).first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      held.resolve();
      await expect(card.getByRole('alert')).toBeVisible({ timeout: 30_000 });
      expect(await faultsOf(page)).toEqual([]);
      await page.unrouteAll();
      await card.getByRole('button', { name: words.again }).click();
      await expect(page).toHaveURL(/\/app\/quizzes\/editor\/quiz_/, { timeout: 30_000 });
    });
  });
}
