import { expect } from '@playwright/test';
import { answer, configure, inHeader, listen, live, local, open, programme, test } from './live-site.ts';

// What the library's queue waits for is short; a machine that does other things is not.
test.use({ trace: 'off' });

test('the affiliate programme comes after a yes, after the page, and its cookies go along with a registration', async ({
  page,
  context,
}) => {
  await configure(context);
  const { partners } = await listen(context);
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await open(page, `${live}/pricing`);
  expect(partners).toEqual([]);
  await answer(page, 'Yes');
  await expect.poll(() => partners).toEqual([programme]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'programme'))).toBe('complete');
  // The companion keeps the first two calls for it, whichever of them comes first.
  const kept = () => page.evaluate(() => Reflect.get(window, 'fpr')?.q.map(([name]: [string]) => name));
  await expect.poll(kept).toEqual(['init', 'click']);
  expect(refused).toEqual([]);
  await page.goto(`${live}/auth/register`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Merchant');
  await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long pass phrase');
  const sent = page.waitForRequest('**/api/auth/register');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ referral: { trackingId: 't-1', referralCode: 'bob' } });
});

test('on localhost no affiliate script is loaded, whatever is answered', async ({ page, context }) => {
  await configure(context);
  const { partners } = await listen(context);
  await open(page, `${local.origin}/pricing`);
  await answer(page, 'Yes');
  await inHeader(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.waitForLoadState('networkidle');
  expect(partners).toEqual([]);
  expect(await page.evaluate(() => 'fpr' in window)).toBe(false);
});
