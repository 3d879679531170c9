import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { call, connectShop } from '#functions/testing/client.ts';
import { browser, eventOf, newSession } from '#functions/testing/events.ts';
import { faultsOf } from './axe.ts';
import { newMerchantOn } from './new-merchant.ts';

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

/** Four visitors: one only looks, one leaves at the second question, two see results, one of them buys. */
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
  const visits = [looked, began, done, [...done, ['addedToCart', { product }] as const]];
  const at = new Date().toISOString();
  const events = visits.flatMap((kinds) => {
    const session = newSession();
    return kinds.map(([kind, more]) => eventOf(kind, { quizId, session, at, ...more }));
  });
  const headers = { 'user-agent': browser };
  const answer = await page.request.post('/api/public/events', { data: { events }, headers });
  expect(await answer.json()).toEqual({ accepted: events.length, refused: [] });
}

const axe = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
};

const figures = async (page: Page) => {
  const read = (name: string) => page.getByTestId(name);
  await expect(read('activeQuizzes')).toHaveText('1');
  await expect(read('sessions')).toHaveText('3');
  return [await read('completionRate').textContent(), await read('conversionRate').textContent()];
};

const metric = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

test('figures are the same on every page, in both languages, and say what to do while there are none', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const merchant = await merchantOn(page);
  await page.goto('/app/analytics');
  await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a quiz' })).toBeVisible();

  const quizId = await publishedQuiz(merchant);
  await page.reload();
  await expect(page.getByText('Nobody has seen it yet.')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByText('3 of 5 done')).toBeVisible();
  await expect(page.getByText('Nobody was seen with a quiz')).toBeVisible();
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await visit(page, quizId);

  await page.reload();
  expect(await figures(page)).toEqual(['66.7%', '33.3%']);
  await expect(page.getByText('4 views in the last 7 days')).toBeVisible();
  await expect(page.getByText('Your first quiz')).toHaveCount(0);
  await page.goto('/');
  expect(await figures(page)).toEqual(['66.7%', '33.3%']);
  await page.goto('/nl');
  expect(await figures(page)).toEqual(['66,7%', '33,3%']);
  await page.goto('/');
  await page.getByRole('link', { name: 'View Detailed Analytics' }).click();
  await expect(metric(page, 'Views')).toContainText('4');
  await expect(metric(page, 'Completion rate')).toContainText('66.7%');
  await expect(metric(page, 'Conversion rate')).toContainText('33.3%');
  await axe(page);

  await page.getByRole('link', { name: 'Find it' }).click();
  await expect(page).toHaveURL(new RegExp(`quizId=${quizId}`));
  const funnel = page.getByRole('region', { name: 'Where shoppers leave' });
  await expect(funnel.getByRole('listitem').nth(1)).toContainText('33.3%');
  await funnel.getByRole('radio', { name: 'Table' }).click();
  await expect(funnel.getByRole('row').nth(2)).toContainText('33.3%');
  const saving = page.waitForEvent('download');
  await funnel.getByRole('button', { name: /CSV/ }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toBe('\uFEFFQuestion,Shown,Answered,Drop-off');
  expect(csv.split('\r\n')[2]).toMatch(/,3,2,0\.3333$/);
  await axe(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/nl/app/analytics?quizId=${quizId}&days=7`);
  await expect(metric(page, 'Afgerond in %')).toContainText('66,7%');
  await axe(page);
  await page.getByLabel('Taal').selectOption('nl');
  await expect(page.getByRole('heading', { name: 'Niets in deze periode' })).toBeVisible();
  await page.getByRole('link', { name: 'Laatste 30 dagen tonen' }).click();
  await expect(metric(page, 'Sessies')).toContainText('3');
});
