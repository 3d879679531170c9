import { expect } from '@playwright/test';
import { answer, configure, inHeader, listen, live, local, open, programme, test } from './live-site.ts';
import { signIn } from './sign-in.ts';

// What the library's queue waits for is short; a machine that does other things is not.
test.use({ trace: 'off' });

test('visits are counted after a yes: each page, who is signed in, the leaving, and nothing under /public', async ({
  page,
  context,
}) => {
  await configure(context);
  const { told, statuses, named } = await listen(context);
  await open(page, `${live}/pricing`);
  await expect(page.locator('#consent')).toBeVisible();
  expect(told).toEqual([]);
  await answer(page, 'Yes');
  await expect.poll(() => named('$pageview')).toEqual(['/pricing']);
  await inHeader(page, 'Blog').click();
  // The address changes before the page is there, and only a page that was shown is counted.
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog']);
  await inHeader(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog', '/about']);
  // Nobody is signed in: no profile is made of a visitor.
  expect(told.every(({ properties }) => properties.$process_person_profile === false)).toBe(true);
  // As on leaving, but with the page still there to show what it sends.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => named('$pageleave')).toEqual(['/about']);
  await page.goto(`${live}/public`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, `${live}/blog`);
  await expect.poll(() => named('$pageview').at(-1)).toBe('/blog');
  expect(told.filter(({ properties }) => String(properties.$current_url).includes('/public'))).toEqual([]);
  expect([...new Set(told.map(({ event }) => event))].sort()).toEqual(['$pageleave', '$pageview']);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('who agreed before and only reads is counted, once, without the app; the app does not count the page again', async ({
  page,
  context,
}) => {
  await configure(context);
  const { named, partners } = await listen(context);
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'yes'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${live}/pricing`);
  const app = await page.evaluate(() => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app);
  await expect.poll(() => named('$pageview')).toEqual(['/pricing']);
  await expect.poll(() => partners).toEqual([programme]);
  expect(app).toBeTruthy();
  expect(scripts).not.toContain(app);
  const taken = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('recommend:ready', resolve, { once: true })),
  );
  await page.getByRole('contentinfo').getByRole('radio').first().focus();
  await taken;
  await inHeader(page, 'Blog').click();
  await expect.poll(() => named('$pageview')).toEqual(['/pricing', '/blog']);
  expect(partners).toEqual([programme]);
});

test('a signed-in user is known by id, with the e-mail as a property of the person', async ({
  page,
  context,
}) => {
  await configure(context);
  const { told } = await listen(context);
  await signIn(page, '/app', live);
  await expect(page).toHaveURL(`${live}/app`);
  const { user } = await page.evaluate(async () => (await fetch('/auth/me')).json());
  await page.goto(`${live}/pricing`);
  await answer(page, 'Yes');
  await expect.poll(() => told.find(({ event }) => event === '$identify')).toBeTruthy();
  const identified = told.find(({ event }) => event === '$identify');
  expect(identified?.properties.distinct_id).toBe(user.id);
  expect(identified?.$set ?? identified?.properties.$set).toEqual({ email: user.email });
});

test.describe('nothing is told', () => {
  const flushes = 10_000;

  for (const [where, address, words, flag] of [
    ['before an answer', live, undefined, false],
    ['after a no', live, 'No', false],
    ['on localhost', local.origin, 'Yes', false],
    ['where the ignore flag is set', live, 'Yes', true],
  ] as const) {
    test(where, async ({ page, context }) => {
      await configure(context);
      const { told } = await listen(context);
      if (flag) await context.addInitScript(() => localStorage.setItem('analytics-ignore', '1'));
      await page.clock.install();
      await open(page, `${address}/pricing`);
      if (words) await answer(page, words);
      await inHeader(page, 'Blog').click();
      await page.clock.runFor(flushes);
      await expect(page).toHaveURL(/\/blog$/);
      expect(told).toEqual([]);
    });
  }
});
