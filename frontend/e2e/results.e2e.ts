import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, connectShop, signIn } from '#functions/testing/client.ts';
import type { Product } from '#shared/model/product.ts';
import { type Quiz, quizFormat } from '#shared/model/quiz.ts';

const origin = process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000';
const shopOrigin = process.env.RECOMMEND_SHOP ?? 'http://localhost:3001';
const mailOrigin = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

const routine = (products: Product[]): Quiz => ({
  format: quizFormat,
  defaultLocale: 'en',
  locales: ['en'],
  texts: {
    en: {
      'quiz.title': 'A set for you',
      'sport.title': 'What do you like?',
      'warm.label': 'Warm days',
      'cold.label': 'Cold days',
      'results.title': 'For {answer:sport}',
      'one.title': 'First',
      'two.title': 'Then',
    },
  },
  questions: [
    {
      id: 'sport',
      type: 'single',
      required: true,
      rules: [],
      options: ['warm', 'cold'].map((id) => ({
        id,
        effects: [
          { kind: 'boost' as const, match: { on: 'product', ids: products.map((one) => one.id) }, weight: 5 },
        ],
      })),
    },
  ],
  results: {
    slots: [
      {
        id: 'set',
        kind: 'routine',
        steps: products.map(({ id }, index) => ({
          id: index === 0 ? 'one' : 'two',
          match: { on: 'product', ids: [id] },
        })),
      },
    ],
    maxProducts: 6,
    ties: 'priceLow',
    soldOut: 'last',
    discountCode: 'SPRING & SUN',
    mail: true,
  },
  theme: {},
});

/** A shop of its own, with a published quiz that leads to two of its products. */
async function published() {
  const { token } = await signIn();
  const { id: shopId, domain } = await connectShop(token);
  const base = `/api/shops/${shopId}`;
  const { products } = (await call('GET', `${base}/products?limit=50`, { token })).json;
  const chosen = products.filter(({ available }: Product) => available).slice(0, 2);
  const quiz = (await call('POST', `${base}/quizzes`, { token, body: { from: 'blank', name: 'A set' } }))
    .json;
  const path = `${base}/quizzes/${quiz.id}`;
  const body = { revision: quiz.revision, name: 'A set', draft: routine(chosen) };
  const saved = (await call('PUT', path, { token, body })).json;
  const live = await call('POST', `${path}/publish`, { token, body: { revision: saved.revision } });
  expect(live.status).toBe(200);
  return { token, base, domain, quizId: quiz.id as string, products: chosen as Product[] };
}

/** A page of the shop with the quiz in it, as the app block puts it there. */
async function visit(page: Page, address: string, quizId: string): Promise<Locator> {
  await page.goto(address);
  await page.evaluate(
    ([src = '', quiz = '']) => {
      const element = document.createElement('recommend-quiz');
      element.setAttribute('quiz', quiz);
      document.querySelector('main')?.prepend(element);
      const script = Object.assign(document.createElement('script'), { type: 'module', src });
      document.head.append(script);
    },
    [`${origin}/embed/recommend.js`, quizId],
  );
  return page.locator(`recommend-quiz[quiz="${quizId}"]`);
}

const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
  (await fetch(`${mailOrigin}/messages?to=${encodeURIComponent(address)}`)).json();

test('a result is bought in one request, mailed once, as dear as in the shop, and opens again from its link', async ({
  page,
  browser,
  context,
}) => {
  const { token, base, domain, quizId, products } = await published();
  const [first, second] = products;
  if (!first || !second) throw new Error('the shop has too few products');
  const home = `${shopOrigin}/shops/${domain}/`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The shop made one dearer since the quiz was published, and sold out of nothing.
  await page.route(`**/products/${first.handle}.js`, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const variant of json.variants) variant.price = 123_456;
    await route.fulfill({ response: answer, json });
  });
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/add.js')) adds.push(request.postData() ?? '');
  });
  const wishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/result-mails') && request.method() === 'POST')
      wishes.push(request.postData() ?? '');
  });

  const quiz = await visit(page, home, quizId);
  await quiz.getByRole('radio', { name: 'Warm days' }).click();
  await expect(quiz.getByRole('heading', { name: 'For Warm days' })).toBeVisible();
  await expect(quiz.getByRole('article').first()).toContainText('€1,234.56');

  await quiz.getByRole('button', { name: 'Add all to cart' }).dblclick();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await (await fetch(`${window.Shopify?.routes?.root}cart.js`)).json()).discount_codes,
      ),
    )
    .toEqual([{ code: 'SPRING & SUN', applicable: false }]);
  expect(adds).toHaveLength(1);
  expect(JSON.parse(adds[0] ?? '').items).toHaveLength(2);

  const address = `shopper-${quizId.slice(-8)}@example.com`;
  await quiz.getByText('Mail me my results').click();
  await quiz.getByRole('textbox', { name: 'E-mail address' }).fill('nobody');
  await quiz.getByRole('button', { name: 'Send' }).click();
  await expect(quiz.getByRole('alert')).toContainText('name@example.com');
  await quiz.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await quiz.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
  await expect(quiz.getByText('on their way')).toBeVisible();
  await expect.poll(() => wishes.length).toBeGreaterThan(0);
  // The same wish again, as a browser sends it that lost the answer.
  for (let again = 0; again < 2; again++)
    expect((await call('POST', '/api/public/result-mails', { body: wishes[0] })).status).toBe(202);
  await expect.poll(() => mailsTo(address)).toHaveLength(1);
  const { contacts } = (await call('GET', `${base}/contacts`, { token })).json;
  expect(contacts).toMatchObject([{ email: address, quizId, source: 'resultMail' }]);
  const { receipts } = (await call('GET', `${base}/contacts/${contacts[0].id}`, { token })).json;
  expect(receipts).toMatchObject([{ question: 'results.mail', given: true, wordingVersion: 1 }]);

  await quiz.getByRole('button', { name: 'Copy link to this result' }).click();
  await expect(quiz.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  const again = await visit(await elsewhere.newPage(), link, quizId);
  await expect(again.getByRole('heading', { name: 'For Warm days' })).toBeVisible();
  await expect(again.getByRole('article').first()).toContainText(first.title);
  await elsewhere.close();
  expect((await mailsTo(address)).length).toBe(1);
});
