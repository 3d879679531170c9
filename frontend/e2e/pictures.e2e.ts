import { expect, type Page, test } from '@playwright/test';
import { colorModeKey } from '../src/lib/device-keys.ts';

const modes = ['light', 'dark'] as const;

/** Notes the pictures of the product that a page asks for. */
const watchPictures = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/screens/')) asked.push(pathname);
  });
  return asked;
};

test.use({ viewport: { width: 1440, height: 900 } });

for (const device of modes)
  for (const chosen of [undefined, ...modes])
    test(`a page loads one picture, in the reader's colours: ${chosen ?? 'none'} chosen on a ${device} device`, async ({
      page,
    }) => {
      const asked = watchPictures(page);
      await page.emulateMedia({ colorScheme: device });
      if (chosen)
        await page.addInitScript(([key, mode]) => localStorage.setItem(key, mode), [
          colorModeKey,
          chosen,
        ] as const);
      await page.goto('/nl/features', { waitUntil: 'networkidle' });
      const expected = [`/screens/results-nl-${chosen ?? device}-1440.avif`];
      expect(asked).toEqual(expected);
      const taken = page.evaluate(() => new Promise((done) => addEventListener('recommend:ready', done)));
      await page.getByRole('contentinfo').getByRole('radio').first().focus();
      await taken;
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual(expected);
    });

test('another choice of colours brings its picture', async ({ page }) => {
  const asked = watchPictures(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/features');
  await page.getByRole('radio', { name: 'Dark' }).click();
  const picture = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toContain('/screens/results-en-dark-1440.avif');
  expect(new Set(asked).size).toBe(2);
});

test('a narrow window gets the narrow picture, and one further down waits until it is near', async ({
  page,
}) => {
  const asked = watchPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('img', { name: /quiz builder/ })
    .scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(['/screens/builder-en-light-720.avif']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of modes)
    test(`one picture is loaded on a ${colorScheme} device`, async ({ page }) => {
      const asked = watchPictures(page);
      await page.emulateMedia({ colorScheme });
      await page.goto('/features', { waitUntil: 'networkidle' });
      expect(asked).toEqual([`/screens/results-en-${colorScheme}-1440.avif`]);
    });
});
