import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { test } from './live-quiz.ts';
import { callAs } from './signed-in.ts';
import { expectEmpty, expectFair, expectWaysOn, hold, refuse } from './states.ts';

// A trace of each would take longer than the tests.
test.use({ trace: 'off' });

const en = {
  again: 'Try again',
  stillLoading: 'Your products are still loading.',
  allQuizzes: 'All quizzes',
  why: 'Why this product',
  look: 'Look at version 1',
  publish: 'Publish changes',
  replay: 'What earlier shoppers would see',
  noFigures: 'Nothing in this period',
  noAnswers: 'No responses in this period.',
  compare: 'Test two versions',
  keep: 'End, keep version 1',
  few: /^Too few to say anything/,
  better: /^Version 1 is completed more often/,
  completion: 'Completion',
  place: 'Place it',
  placing: 'Place it in your shop',
  themeEditor: 'Open the theme editor',
  qr: 'QR code that opens the page of the quiz',
};
const nl: typeof en = {
  again: 'Opnieuw proberen',
  stillLoading: 'Je producten worden nog geladen.',
  allQuizzes: 'Alle quizzen',
  why: 'Waarom dit product',
  look: 'Versie 1 bekijken',
  publish: 'Wijzigingen publiceren',
  replay: 'Wat eerdere bezoekers zouden zien',
  noFigures: 'Niets in deze periode',
  noAnswers: 'Geen reacties in deze periode.',
  compare: 'Twee versies testen',
  keep: 'Stoppen en versie 1 houden',
  few: /^Te weinig om iets te zeggen/,
  better: /^Versie 1 wordt vaker afgerond/,
  completion: 'Afronding',
  place: 'Plaatsen',
  placing: 'Plaats hem in je winkel',
  themeEditor: 'Thema-editor openen',
  qr: 'QR-code die de pagina van de quiz opent',
};
const say: Record<Locale, typeof en> = { en, nl };

interface Part {
  name: string;
  /** After the address of the editor. */
  search?(live: { response: string; contact: string }): string;
  asks: RegExp;
  open?(page: Page, words: typeof en): Promise<void>;
  waits?(page: Page, words: typeof en): Locator;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const versions = () => '?view=versions';
const ofVersion = /\/versions\/1$/;
const figures = /\/quizzes\/quiz_\w+\/analytics(\?|$)/;
const shareDialog = /\/assets\/share-dialog[^/]*\.js$/;
const worker = /\/assets\/worker[^/]*\.js$/;

const parts: Part[] = [
  { name: 'the builder', asks: /\/quizzes\/quiz_\w+$/ },
  {
    name: 'the check',
    search: () => '?show=check',
    asks: /\/products\?/,
    waits: (page, words) => page.getByText(words.stillLoading),
  },
  { name: 'the explanation', search: () => '?show=why', asks: worker },
  { name: 'the map', search: () => '?show=map', asks: worker },
  {
    name: 'a response',
    search: ({ response }) => `?view=responses&response=${response}`,
    asks: /\/responses\/resp_\w+$/,
  },
  {
    name: 'what led to a product',
    search: ({ response }) => `?view=responses&response=${response}`,
    asks: /\/q\/quiz_\w+\/1\/pool\.json$/,
    open: (page, words) => page.getByRole('dialog').getByText(words.why).first().click(),
  },
  {
    name: 'a contact',
    search: ({ contact }) => `?view=contacts&contact=${contact}`,
    asks: /\/contacts\/[a-z]+_\w+$/,
  },
  { name: 'what changed since a version', search: versions, asks: ofVersion },
  {
    name: 'a version as shoppers got it',
    search: versions,
    asks: ofVersion,
    open: (page, words) => press(page, words.look),
  },
  {
    name: 'what publishing would change',
    asks: ofVersion,
    open: (page, words) => press(page, words.publish),
  },
  {
    name: 'what publishing would change for earlier shoppers',
    asks: /\/quizzes\/quiz_\w+\/answers$/,
    open: (page, words) => press(page, words.publish),
    waits: (page, words) =>
      page.locator('section[aria-busy="true"]').filter({ has: page.getByText(words.replay) }),
  },
];

/** What 200 visitors did who started a version. */
const counted = (version: number, completed: number) => ({
  version,
  viewed: 200,
  started: 200,
  completed,
  converted: 0,
  lead: 0,
});

/** The quiz with the most responses: it was taken over some days, and visits to it were counted. */
async function takenQuiz(page: Page): Promise<string> {
  const { shops } = await callAs(page, 'GET', '/api/shops');
  const { quizzes } = await callAs(page, 'GET', `/api/shops/${shops[0].id}/quizzes`);
  const all: { id: string; responseCount: number }[] = quizzes;
  return all.reduce((most, quiz) => (quiz.responseCount > most.responseCount ? quiz : most)).id;
}

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light', viewport: { width: 1440, height: 900 } });

    for (const { name, search, asks, open, waits } of parts)
      test(`${name} waits, and fails with a way on`, async ({ page, live }) => {
        const path = `${prefix}/app/quizzes/editor/${live.id}${search?.(live) ?? ''}`;
        await expectWaysOn(page, path, {
          asks,
          again: words.again,
          open: open && (() => open(page, words)),
          waits: waits?.(page, words),
        });
      });

    test('a quiz that is not there leads back to the others', async ({ page }) => {
      await page.goto(`${prefix}/app/quizzes/editor/quiz_0199c0de000070008000000000000000`);
      await page.getByRole('alert').getByRole('link', { name: words.allQuizzes }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/quizzes$`));
    });

    test('two versions that are compared wait for their figures, fail with a way on, and keep what came', async ({
      page,
      compared,
    }) => {
      const path = `${prefix}/app/quizzes/editor/${compared}?view=versions`;
      const card = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.compare }) });
      await expectWaysOn(page, path, {
        asks: figures,
        again: words.again,
        // To end it, no figures are needed.
        open: () => expect(card.getByRole('button', { name: words.keep })).toBeVisible(),
        waits: card.locator('.animate-breathe'),
      });
      await expect(card.getByText(words.few)).toBeVisible();

      await page.route(figures, async (route) => {
        const response = await route.fetch();
        const versions = [counted(2, 80), counted(1, 140)];
        await route.fulfill({ response, json: { ...(await response.json()), versions } });
      });
      await page.reload();
      await expect(card.getByText(words.better)).toBeVisible();
      const completion = card.getByRole('row').filter({ hasText: words.completion });
      await expect(completion.getByRole('cell')).toHaveText(['40%', '70%']);
      await expectFair(page, 'two versions and what their figures prove');

      await page.unrouteAll();
      await refuse(page, figures);
      await page.clock.fastForward(16_000);
      const failed = card.getByRole('alert');
      await expect(failed).toBeVisible();
      await expect(card.getByText(words.better)).toBeVisible();
      await expectFair(page, 'figures that are not the newest');
      await page.unroute(figures);
      await failed.getByRole('button', { name: words.again }).click();
      await expect(failed).toHaveCount(0);
      await expect(card.getByText(words.few)).toBeVisible();
    });

    test('placing a quiz waits for its dialog, which needs nothing more, and comes after a fault', async ({
      page,
      live,
    }) => {
      const dialog = page.getByRole('dialog', { name: words.placing });
      const place = page.getByRole('button', { name: words.place, exact: true });
      // What is said of the shop beside the list of them, which is there already.
      await refuse(page, /\/api\/shops\/shop_\w+$/);
      await page.route(shareDialog, (route) => route.abort());
      await page.goto(`${prefix}/app/quizzes/editor/${live.id}`);
      const loadedAnew = page.waitForEvent('load');
      await place.click();
      await loadedAnew;
      await page.unroute(shareDialog);

      const answer = await hold(page, shareDialog);
      await place.click();
      await expect(place).toHaveAttribute('aria-busy', 'true');
      await expectFair(page, 'while the dialog loads');
      answer();
      await expect(dialog.getByRole('link', { name: words.themeEditor })).toHaveAttribute('href', /^https?:/);
      await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
      await expectFair(page, 'how to place a quiz');
      await page.keyboard.press('Escape');
      await expect(place).toBeFocused();
    });

    test('the figures of one quiz wait, fail with a way on, and say when there are none', async ({
      page,
    }) => {
      const path = `${prefix}/app/analytics?quizId=${await takenQuiz(page)}`;
      const asks = figures;
      await expectWaysOn(page, path, { asks, again: words.again });
      const long = `${path}&from=2020-01-01&to=2020-01-07`;
      await expectEmpty(page, long, { asks, says: words.noFigures });
    });

    test('the answers to one quiz wait, fail with a way on, and say when there are none', async ({
      page,
    }) => {
      const path = `${prefix}/app/analytics?quizId=${await takenQuiz(page)}`;
      const asks = /\/analytics\/answers/;
      await expectWaysOn(page, path, { asks, again: words.again });
      const answer = { responses: 0, more: false, currency: 'EUR', questions: [] };
      await expectEmpty(page, path, { asks, says: words.noAnswers, answer });
    });
  });
}
