import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, connectShop } from '#functions/testing/client.ts';
import { browser, eventOf, newSession } from '#functions/testing/events.ts';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { newMerchantOn } from './new-merchant.ts';
import { expectFair } from './states.ts';

const en = {
  none: 'No figures yet',
  create: 'Create a quiz',
  nobody: 'Nobody has seen it yet.',
  done: (steps: number) => `${steps} of 5 done`,
  hide: 'Hide these steps',
  unseen: 'Nobody was seen with a quiz',
  seen: '5 views in the last 7 days',
  published: 'Published',
  disconnected: 'The shop is disconnected',
  connect: 'Connect again',
  rates: ['66.7%', '33.3%'],
  detailed: 'View Detailed Analytics',
  views: 'Views',
  sessions: 'Quiz sessions',
  completion: 'Completion rate',
  conversion: 'Conversion rate',
  custom: 'Custom',
  from: 'From',
  before: '+300% against the period before',
  byDay: 'Quiz sessions by day',
  table: 'Table',
  days: 'Day,Views,Quiz sessions,Completions,Completion rate,Conversion rate,Contacts',
  funnel: 'Where shoppers leave',
  questions: 'Question,Shown,Answered,Drop-off',
  language: 'Language',
  nothing: 'Nothing in this period',
  clear: 'Show the last 30 days',
};
const nl: typeof en = {
  none: 'Nog geen cijfers',
  create: 'Quiz maken',
  nobody: 'Nog niemand heeft hem gezien.',
  done: (steps) => `${steps} van 5 klaar`,
  hide: 'Stappen verbergen',
  unseen: 'Er is de laatste 7 dagen niemand met een quiz gezien.',
  seen: '5 keer gezien in de laatste 7 dagen',
  published: 'Live',
  disconnected: 'De winkel is ontkoppeld',
  connect: 'Opnieuw koppelen',
  rates: ['66,7%', '33,3%'],
  detailed: 'Alle cijfers bekijken',
  views: 'Gezien',
  sessions: 'Sessies',
  completion: 'Afgerond in %',
  conversion: 'Conversie',
  custom: 'Zelf kiezen',
  from: 'Van',
  before: '+300% ten opzichte van de periode ervoor',
  byDay: 'Sessies per dag',
  table: 'Tabel',
  days: 'Dag,Gezien,Sessies,Afgerond,Afgerond in %,Conversie,Contacten',
  funnel: 'Waar bezoekers afhaken',
  questions: 'Vraag,Getoond,Beantwoord,Uitval',
  language: 'Taal',
  nothing: 'Niets in deze periode',
  clear: 'Laatste 30 dagen tonen',
};
const say: Record<Locale, typeof en> = { en, nl };
const each = locales.map((locale) => ({ words: say[locale], prefix: locale === 'en' ? '' : '/nl' }));

interface Merchant {
  token: string;
  shopId: string;
}

/** A merchant with a shop, signed in on the page. */
async function merchantOn(page: Page): Promise<Merchant> {
  const { token } = await newMerchantOn(page);
  return { token, shopId: (await connectShop(token)).id };
}

async function publishedQuiz({ token, shopId }: Merchant): Promise<string> {
  const quizzes = `/api/shops/${shopId}/quizzes`;
  const { json } = await call('POST', quizzes, { token, body: { from: 'catalogue', name: 'Find it' } });
  await call('POST', `${quizzes}/${json.id}/publish`, { token, body: { revision: 1 } });
  return json.id;
}

/** One visitor only looked yesterday, as one does today; one leaves at the second question, two see results, one of them buys. */
async function visit(page: Page, quizId: string) {
  const head = await (await page.request.get(`/q/${quizId}/1.json`)).json();
  const pool = await (await page.request.get(`/q/${quizId}/1/pool.json`)).json();
  const [first, second] = head.questions.map(({ id }: { id: string }) => id);
  const product = pool.cards[0].id;
  const looked = [['viewed'], ['questionShown', { question: first }]] as const;
  const began = [
    ...looked,
    ['started'],
    ['answered', { question: first }],
    ['questionShown', { question: second }],
  ] as const;
  const done = [
    ...began,
    ['answered', { question: second }],
    ['completed'],
    ['resultShown', { products: [product] }],
  ] as const;
  const now = Date.now();
  const visits = [
    { at: now - 86_400_000, kinds: looked },
    ...[looked, began, done, [...done, ['addedToCart', { product }] as const]].map((kinds) => ({
      at: now,
      kinds,
    })),
  ];
  const events = visits.flatMap(({ at, kinds }) => {
    const session = newSession();
    return kinds.map(([kind, more]) =>
      eventOf(kind, { quizId, session, at: new Date(at).toISOString(), ...more }),
    );
  });
  const headers = { 'user-agent': browser };
  const answer = await page.request.post('/api/public/events', { data: { events }, headers });
  expect(await answer.json()).toEqual({ accepted: events.length, refused: [] });
  return new Date(now).toISOString().slice(0, 10);
}

/** The four figures that stand on the start pages of the site and the app. */
async function expectHeadline(page: Page, rates: string[]) {
  await expect(page.getByTestId('activeQuizzes')).toHaveText('1');
  await expect(page.getByTestId('sessions')).toHaveText('3');
  await expect(page.getByTestId('completionRate')).toHaveText(rates[0] ?? '');
  await expect(page.getByTestId('conversionRate')).toHaveText(rates[1] ?? '');
}

const metric = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** The lines of the file that a card of figures gives. */
async function csvOf(page: Page, card: Locator): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: /CSV/ }).click();
  return (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the start page leads to the first response, shows the last 30 days and each quiz, and tells what needs attention, in both languages', async ({
  page,
}) => {
  const merchant = await merchantOn(page);
  const quizId = await publishedQuiz(merchant);
  for (const { words, prefix } of each) {
    await page.goto(`${prefix}/app`);
    await expect(page.getByText(words.done(3))).toBeVisible();
    await expect(page.getByText(words.unseen)).toBeVisible();
    await expectFair(page, 'a start page without visits');
    await page.getByRole('button', { name: words.hide }).click();
    await expect(page.getByText(words.done(3))).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.unseen)).toBeVisible();
    await expect(page.getByText(words.done(3))).toHaveCount(0);
    // As in another browser.
    await page.evaluate(() => localStorage.clear());
  }

  await visit(page, quizId);
  const { token, shopId } = merchant;
  await call('POST', `/api/shops/${shopId}/disconnect`, { token });
  for (const { words, prefix } of each) {
    await page.goto(`${prefix}/app`);
    await expectHeadline(page, words.rates);
    await expect(page.getByText(words.seen)).toBeVisible();
    await expect(page.getByText(words.done(4))).toBeVisible();
    const quiz = page.getByRole('link').filter({ hasText: 'Find it' });
    await expect(quiz).toContainText(words.published);
    const drawn = () => quiz.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(0);
    await expectFair(page, 'a start page with figures');
    const concern = page.getByRole('listitem').filter({ hasText: words.disconnected });
    await concern.getByRole('link', { name: words.connect }).click();
    await expect(page).toHaveURL(`${prefix}/app/settings?section=shop`);
  }
});

test('figures are the same on every page, compared with before, and given as a file, in both languages', async ({
  page,
}) => {
  const merchant = await merchantOn(page);
  for (const { words, prefix } of each) {
    await page.goto(`${prefix}/app/analytics`);
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await expect(page.getByRole('link', { name: words.create })).toBeVisible();
  }
  const quizId = await publishedQuiz(merchant);
  for (const { words, prefix } of each) {
    await page.goto(`${prefix}/app/analytics`);
    await expect(page.getByText(words.nobody)).toBeVisible();
  }
  const today = await visit(page, quizId);

  for (const { words, prefix } of each) {
    await page.goto(`${prefix}/app`);
    await expectHeadline(page, words.rates);
    await page.goto(prefix || '/');
    await expectHeadline(page, words.rates);
    await page.getByRole('link', { name: words.detailed }).click();
    await expect(metric(page, words.views)).toContainText('5');
    await expect(metric(page, words.sessions)).toContainText('3');
    await expect(metric(page, words.completion)).toContainText(words.rates[0] ?? '');
    await expect(metric(page, words.conversion)).toContainText(words.rates[1] ?? '');

    await page.getByRole('radio', { name: words.custom }).click();
    await page.getByLabel(words.from, { exact: true }).fill(today);
    await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
    await expect(metric(page, words.views)).toContainText(words.before);
    const course = page.getByRole('region', { name: words.byDay });
    await course.getByRole('radio', { name: words.table }).click();
    const figures = ['4', '3', '2', ...words.rates, '0'];
    await expect(course.getByRole('row')).toHaveCount(2);
    await expect(course.getByRole('row').last().getByRole('cell')).toHaveText([/\d/, ...figures]);
    expect(await csvOf(page, course)).toEqual([`\uFEFF${words.days}`, `${today},4,3,2,0.6667,0.3333,0`, '']);
    await expectFair(page, 'the figures of a day');

    await page.getByRole('link', { name: 'Find it' }).click();
    await expect(page).toHaveURL(new RegExp(`quizId=${quizId}`));
    const funnel = page.getByRole('region', { name: words.funnel });
    await expect(funnel.getByRole('listitem').nth(1)).toContainText(words.rates[1] ?? '');
    await funnel.getByRole('radio', { name: words.table }).click();
    await expect(funnel.getByRole('row').nth(2)).toContainText(words.rates[1] ?? '');
    const [head, , second] = await csvOf(page, funnel);
    expect(head).toBe(`\uFEFF${words.questions}`);
    expect(second).toMatch(/,3,2,0\.3333$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/app/analytics?quizId=${quizId}&days=7`);
    await expect(metric(page, words.sessions)).toContainText('3');
    await expectFair(page, 'the figures of a quiz on a phone');
    await page.getByLabel(words.language, { exact: true }).selectOption('nl');
    await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
    await page.getByRole('link', { name: words.clear }).click();
    await expect(metric(page, words.sessions)).toContainText('3');
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
