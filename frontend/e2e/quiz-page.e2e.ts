import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoMerchant } from '#infra/local/seed/merchant.ts';
import { answerAll } from './answer.ts';
import { faultsOf } from './axe.ts';

/** The demo quiz, and how many responses it has. */
const demoQuiz = async (request: APIRequestContext) => {
  const { email, password } = demoMerchant;
  const { token } = await (await request.post('/api/auth/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { shops } = await (await request.get('/api/shops', { headers })).json();
  const path = `/api/shops/${shops[0].id}/quizzes`;
  const read = async () => (await (await request.get(path, { headers })).json()).quizzes;
  const { id } = (await read()).find(({ status }: { status: string }) => status === 'published');
  const responses = async (): Promise<number> =>
    (await read()).find((one: { id: string }) => one.id === id).responseCount;
  return { id, responses };
};

test('a quiz stands on a page of its own, and runs while our API is down; its response comes later', async ({
  page,
  request,
}) => {
  const { id, responses } = await demoQuiz(request);
  const before = await responses();
  let tried = '';
  await page.route('**/api/**', (route) => {
    tried += route.request().postData() ?? '';
    return route.abort();
  });
  await page.goto(`/quiz/${id}`);
  await expect(page).toHaveTitle(/ – /);
  const element = page.locator('recommend-quiz');
  await expect(element.getByRole('heading').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await answerAll(element);
  await expect(element.getByRole('button', { name: /Add to cart/ })).toHaveCount(0);
  // There is no cart here: each product leads to the shop, and says so.
  const visit = element.getByRole('link', { name: /^View in shop: / }).first();
  expect(await visit.getAttribute('href')).toMatch(/^https?:\/\//);
  expect(await faultsOf(page)).toEqual([]);
  // Others answer the same quiz meanwhile: this one is known by its id.
  const response = /resp_\w+/;
  await expect.poll(() => tried).toMatch(response);
  const [own = ''] = response.exec(tried) ?? [];
  await page.unroute('**/api/**');
  const stored = page.waitForResponse(
    (answer) => answer.ok() && !!answer.request().postData()?.includes(own),
  );
  await page.reload();
  await stored;
  expect(await responses()).toBeGreaterThan(before);
});

test('on its own page nothing is counted until the visitor agrees, and that can be taken back', async ({
  page,
  request,
}) => {
  const { id } = await demoQuiz(request);
  const counted: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/public/events')) counted.push(sent.postData() ?? '');
  });
  await page.goto(`/quiz/${id}`);
  const element = page.locator('recommend-quiz');
  await answerAll(element);
  await page.goto('about:blank');
  expect(counted).toEqual([]);
  await page.goto(`/quiz/${id}`);
  await page.getByRole('button', { name: 'Yes, you may' }).click();
  const stop = page.getByRole('button', { name: 'Do not count me' });
  await expect(stop).toBeFocused();
  await element.getByRole('button', { name: 'Start Over' }).click();
  await expect.poll(() => counted.length).toBeGreaterThan(0);
  // Kept for the next visit, in the other language too, and as easily taken back.
  await page.goto(`/nl/quiz/${id}`);
  await page.getByRole('button', { name: 'Tel mij niet mee' }).click();
  await expect(element).toHaveAttribute('consent', 'denied');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tel mij toch mee' })).toBeVisible();
  await expect(element).toHaveAttribute('consent', 'denied');
});

test('where no quiz is, a page says so, with a 404', async ({ page }) => {
  const answer = await page.goto(`/nl/quiz/quiz_${'0'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Deze quiz staat hier niet' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect((await page.goto('/quiz/nothing-of-ours'))?.status()).toBe(404);
});
