import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { faultsOf } from './axe.ts';
import { newQuiz, test } from './signed-in.ts';

// A trace of each would take longer than the tests.
test.use({ trace: 'off' });

const en = {
  failed: 'This did not load',
  again: 'Try again',
  noQuiz: 'Draft my quiz',
  noQuizzes: 'No quizzes yet',
  noProducts: 'No products yet',
  noCollections: 'No collections',
  noFigures: 'Nothing in this period',
  noPasskeys: 'You have none yet.',
  noResponses: 'No responses yet',
  noContacts: 'No contacts yet',
  noVersions: 'Nothing published yet',
};
const nl: typeof en = {
  failed: 'Dit is niet geladen',
  again: 'Opnieuw proberen',
  noQuiz: 'Stel mijn quiz op',
  noQuizzes: 'Nog geen quizzen',
  noProducts: 'Nog geen producten',
  noCollections: 'Geen collecties',
  noFigures: 'Niets in deze periode',
  noPasskeys: 'Je hebt er nog geen.',
  noResponses: 'Nog geen reacties',
  noContacts: 'Nog geen contacten',
  noVersions: 'Nog niets gepubliceerd',
};
const say: Record<Locale, typeof en> = { en, nl };

interface Screen {
  path: string;
  /** What the page cannot do without. */
  asks: RegExp;
  /** What it says when there is nothing: the answer that makes it so, or the address. */
  empty?: { says: keyof typeof en; answer?: object; path?: string };
}

const quizzes = /\/api\/shops\/[^/]+\/quizzes$/;
const screens: Screen[] = [
  { path: '/app', asks: quizzes, empty: { says: 'noQuiz', answer: { quizzes: [] } } },
  { path: '/app/quizzes', asks: quizzes, empty: { says: 'noQuizzes', answer: { quizzes: [] } } },
  { path: '/app/quizzes/new', asks: /\/templates$/ },
  { path: '/app/products', asks: /\/products\?/, empty: { says: 'noProducts', answer: { products: [] } } },
  {
    path: '/app/products/collections',
    asks: /\/api\/.+\/collections$/,
    empty: { says: 'noCollections', answer: { collections: [] } },
  },
  {
    path: '/app/analytics',
    asks: /\/api\/shops\/[^/]+\/analytics(\?|$)/,
    empty: { says: 'noFigures', path: '/app/analytics?from=2020-01-01&to=2020-01-07' },
  },
  { path: '/app/settings', asks: /\/api\/account$/ },
  { path: '/app/settings', asks: /\/sessions$/ },
  {
    path: '/app/settings',
    asks: /\/passkeys$/,
    empty: { says: 'noPasskeys', answer: { possible: true, passkeys: [] } },
  },
  { path: '/app/settings?section=mails', asks: /\/api\/account$/ },
  { path: '/app/settings?section=team', asks: /\/team$/ },
  { path: '/app/settings?section=plan', asks: /\/usage$/ },
  { path: '/app/settings?section=integrations', asks: /\/webhook$/ },
];
/** The lists of one quiz; those of a new one are empty by themselves. */
const quizScreens: Screen[] = [
  { path: '?view=responses', asks: /\/responses(\?|$)/, empty: { says: 'noResponses' } },
  { path: '?view=contacts', asks: /\/contacts(\?|$)/, empty: { says: 'noContacts' } },
  { path: '?view=versions', asks: /\/versions$/, empty: { says: 'noVersions' } },
];

const expectFair = async (page: Page, where: string) => {
  expect(await faultsOf(page), where).toEqual([]);
};

/** Sees a page wait, fail, and come once its data does. */
async function walk(page: Page, path: string, asks: RegExp, words: typeof en) {
  // Passing faults are tried again by themselves, later each time; the clock need not be waited for.
  await page.clock.install();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(asks, async (route) => {
    await held;
    const body = { code: 'internal', message: 'Something went wrong.', requestId: 'test' };
    await route.fulfill({ status: 500, json: body });
  });
  await page.goto(path);
  const waiting = page.locator('.animate-breathe:visible').first();
  await expect(waiting, `${path} shows that it loads`).toBeVisible();
  answer();
  const failed = page.getByRole('heading', { name: words.failed }).first();
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }, `${path} says that it did not load`).toPass();
  await expectFair(page, `${path} after a fault`);
  await page.unroute(asks);
  await page.getByRole('button', { name: words.again }).first().click();
  await expect(failed, `${path} comes when it is tried again`).toBeHidden();
  await expect(waiting).toBeHidden();
}

async function seeEmpty(page: Page, path: string, { asks, empty }: Screen, words: typeof en) {
  if (!empty) return;
  if (empty.answer) await page.route(asks, (route) => route.fulfill({ json: empty.answer }));
  await page.goto(path);
  await expect(page.getByText(words[empty.says]).first()).toBeVisible();
  await expectFair(page, `${path} with nothing in it`);
  await page.unrouteAll();
}

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const looks = { colorScheme: locale === 'nl' ? 'dark' : 'light' } as const;

  test.describe(`in ${locale}`, () => {
    test.use(looks);

    for (const screen of screens)
      test(`${prefix}${screen.path} (${screen.asks.source}) waits, fails with a way on, and says when it is empty`, async ({
        page,
      }) => {
        await walk(page, `${prefix}${screen.path}`, screen.asks, words);
        await seeEmpty(page, `${prefix}${screen.empty?.path ?? screen.path}`, screen, words);
      });

    for (const screen of quizScreens)
      test(`a quiz’s ${prefix}${screen.path} waits, fails with a way on, and says when it is empty`, async ({
        page,
      }) => {
        const { id } = await newQuiz(page, `States ${randomUUID()}`);
        const path = `${prefix}/app/quizzes/editor/${id}${screen.path}`;
        await walk(page, path, screen.asks, words);
        await seeEmpty(page, path, screen, words);
      });
  });
}
