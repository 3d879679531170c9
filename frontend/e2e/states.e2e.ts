import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { newQuiz, test } from './signed-in.ts';
import { expectEmpty, expectWaysOn } from './states.ts';

// A trace of each would take longer than the tests.
test.use({ trace: 'off' });

const en = {
  again: 'Try again',
  noQuiz: 'Draft my quiz',
  noQuizzes: 'No quizzes yet',
  noChoice: 'Your shop has no collections to choose from',
  noProducts: 'No products yet',
  noCollections: 'No collections',
  noFigures: 'Nothing in this period',
  noLiveQuiz: 'No quiz is in the shop now',
  noPasskeys: 'You have none yet.',
  noDeliveries: 'Nothing was sent yet.',
  noResponses: 'No responses yet',
  noContacts: 'No contacts yet',
  noVersions: 'Nothing published yet',
  noPictures: 'Pictures that you upload are kept here',
  asking: 'Looking up your plan…',
  earlier: 'Uploaded before',
};
const nl: typeof en = {
  again: 'Opnieuw proberen',
  noQuiz: 'Stel mijn quiz op',
  noQuizzes: 'Nog geen quizzen',
  noChoice: 'Je winkel heeft geen collecties om uit te kiezen',
  noProducts: 'Nog geen producten',
  noCollections: 'Geen collecties',
  noFigures: 'Niets in deze periode',
  noLiveQuiz: 'Er staat nu geen quiz in de winkel',
  noPasskeys: 'Je hebt er nog geen.',
  noDeliveries: 'Er is nog niets gestuurd.',
  noResponses: 'Nog geen reacties',
  noContacts: 'Nog geen contacten',
  noVersions: 'Nog niets gepubliceerd',
  noPictures: 'Afbeeldingen die je uploadt, blijven hier staan',
  asking: 'We zoeken je abonnement op…',
  earlier: 'Eerder geüpload',
};
const say: Record<Locale, typeof en> = { en, nl };

interface Screen {
  path: string;
  /** What the page cannot do without. */
  asks: RegExp;
  /** What it says while it waits, where it shows no grey places. */
  waits?: keyof typeof en;
  /** Brings up the part of the page that is meant. */
  open?(page: Page, words: typeof en): Promise<void>;
  /** What it says when there is nothing: the answer that makes it so, or the address. */
  empty?: { says: keyof typeof en; answer?: object; path?: string };
}

/** What is said of one product, beside the list. */
const openProduct = (page: Page) => page.locator('tbody a').first().click();

const shops = /\/api\/shops$/;
const quizzes = /\/api\/shops\/[^/]+\/quizzes$/;
const collections = /\/api\/.+\/collections$/;
const screens: Screen[] = [
  { path: '/app', asks: shops },
  { path: '/app', asks: quizzes, empty: { says: 'noQuiz', answer: { quizzes: [] } } },
  { path: '/app', asks: /\/api\/shops\/[^/]+\/analytics(\?|$)/ },
  { path: '/app', asks: /\/shops\/[^/]+\/usage$/ },
  { path: '/app/quizzes', asks: quizzes, empty: { says: 'noQuizzes', answer: { quizzes: [] } } },
  { path: '/app/quizzes/new', asks: /\/templates$/ },
  {
    path: '/app/quizzes/create?step=products',
    asks: collections,
    empty: { says: 'noChoice', answer: { collections: [] } },
  },
  { path: '/app/products', asks: /\/products\?/, empty: { says: 'noProducts', answer: { products: [] } } },
  { path: '/app/products?use=inQuiz', asks: /\/quizzes\/proofs$/ },
  { path: '/app/products?product=1', asks: /\/api\/.+\/products\?/ },
  { path: '/app/products', asks: /\/analytics\/products$/, open: openProduct },
  {
    path: '/app/products',
    asks: quizzes,
    open: openProduct,
    empty: { says: 'noLiveQuiz', answer: { quizzes: [] } },
  },
  { path: '/app/products', asks: /\/q\/quiz_\w+\/\d+\/pool\.json$/, open: openProduct },
  {
    path: '/app/products/collections',
    asks: collections,
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
  { path: '/app/settings?section=shop', asks: shops },
  { path: '/app/settings?section=brand', asks: shops },
  { path: '/app/settings?section=privacy', asks: shops },
  { path: '/app/settings?section=plan', asks: /\/shops\/[^/]+\/usage$/ },
  { path: '/app/settings?section=plan', asks: /\/assist\/usage$/ },
  { path: '/app/settings?section=integrations', asks: /\/webhook$/ },
  {
    path: '/app/settings?section=integrations',
    asks: /\/webhook\/deliveries/,
    empty: { says: 'noDeliveries', answer: { deliveries: [] } },
  },
  { path: '/shopify/checkout/complete/sub_1', asks: /\/shops\/[^/]+\/usage$/, waits: 'asking' },
];

/** The lists of one quiz; those of a new one are empty by themselves. */
const quizScreens: Screen[] = [
  { path: '?view=responses', asks: /\/responses(\?|$)/, empty: { says: 'noResponses' } },
  { path: '?view=contacts', asks: /\/contacts(\?|$)/, empty: { says: 'noContacts' } },
  { path: '?view=versions', asks: /\/versions$/, empty: { says: 'noVersions' } },
  {
    path: '',
    asks: /\/pictures$/,
    open: (page, words) => page.getByRole('button', { name: words.earlier }).click(),
    empty: { says: 'noPictures', answer: { pictures: [] } },
  },
];

/** Sees a screen through all that can be the matter with it. */
async function see(page: Page, root: string, screen: Screen, words: typeof en) {
  const { asks, empty } = screen;
  const open = screen.open && (() => screen.open?.(page, words) ?? Promise.resolve());
  const waits = screen.waits && page.getByText(words[screen.waits]);
  await expectWaysOn(page, `${root}${screen.path}`, { asks, again: words.again, open, waits });
  if (!empty) return;
  const says = words[empty.says];
  await expectEmpty(page, `${root}${empty.path ?? screen.path}`, { asks, open, says, answer: empty.answer });
}

for (const locale of locales) {
  const words = say[locale];
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test.describe(`in ${locale}`, () => {
    test.use({ colorScheme: locale === 'nl' ? 'dark' : 'light', viewport: { width: 1440, height: 900 } });

    for (const screen of screens) {
      const { path, asks, open } = screen;
      const title = `${prefix}${path}${open ? ', a product' : ''} (${asks.source})`;
      test(`${title} waits, fails with a way on, and says when it is empty`, ({ page }) =>
        see(page, prefix, screen, words));
    }

    for (const screen of quizScreens)
      test(`a quiz’s ${prefix}${screen.path} (${screen.asks.source}) waits, fails with a way on, and says when it is empty`, async ({
        page,
      }) => {
        const { id } = await newQuiz(page, `States ${randomUUID()}`);
        await see(page, `${prefix}/app/quizzes/editor/${id}`, screen, words);
      });
  });
}
