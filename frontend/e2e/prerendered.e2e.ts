import { expect, test } from '@playwright/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable and their links lead on', async ({ page }) => {
    await page.goto('/nl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Prijzen' }).first().click();
    await expect(page).toHaveURL(/\/nl\/pricing$/);
    await expect(page.getByText('Meest gekozen')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByText('Most Popular')).toBeVisible();
  });

  test('a page that is not there says which, and is a 404', async ({ page }) => {
    const answer = await page.goto('/nl/nergens');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Pagina niet gevonden: /nl/nergens')).toBeVisible();
  });
});

test.describe('what is done before the app is there', () => {
  test('a press counts', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch demo' }).click();
    await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the app takes over without moving the page', async ({ page }) => {
    await page.goto('/');
    const ready = page.evaluate(() => new Promise((done) => addEventListener('recommend:ready', done)));
    // A letter that comes later moves what stands above the window, and the browser keeps what is in it.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('button', { name: 'Watch demo' }).dispatchEvent('pointerover');
    await ready;
    // The router looks after the place in its first frames.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('what is typed and sent before the app is there stays, and arrives once', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.com`);
    await page.getByLabel('Topic').selectOption('demo');
    await page.getByLabel('Message').fill('Please show me around next week.');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  });
});

test('a message that is not sent says so while and after, keeps what was typed, and goes out on Try Again', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/public/**', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/contact?topic=support');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.com`);
  await expect(page.getByLabel('Topic')).toHaveValue('support');
  await page.getByLabel('Message').fill('The demo did not start for me.');
  await expect(page.getByText('30 of 2,000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  const problem = page.getByRole('alert');
  await expect(problem.getByText('Oops! Something went wrong.')).toBeVisible();
  const mail = problem.getByRole('link', { name: 'Email Us Instead' });
  await expect(mail).toHaveAttribute('href', /^mailto:.*body=The%20demo%20did%20not%20start/);
  await expect(page.getByLabel('Message')).toHaveValue('The demo did not start for me.');
  await page.unroute('**/api/public/**');
  await problem.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
});
