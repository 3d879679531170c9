import { expect, type Page, test } from '@playwright/test';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** Whether something of the page behind the quiz has the focus; the browser's own buttons may have it. */
const isBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && activeElement?.localName !== 'recommend-quiz';
  });

const modal: [mode: string, width: number][] = [
  ['popup', 1440],
  ['popup', 390],
  ['button', 1440],
  ['slide-in', 390],
];
for (const [mode, width] of modal)
  test(`Tab back from the first control stays in the dialog, and closing gives the focus back: ${mode}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const quiz = host.publish('backwards', only('activity', 'insoles'), shoes);
    await page.goto(`${host.page}/?quiz=${quiz}&mode=${mode}`);
    await page.waitForLoadState('networkidle');
    const element = page.locator('recommend-quiz');
    const dialog = element.getByRole('dialog');
    const opener =
      mode === 'button'
        ? element.getByRole('button', { name: 'Find your shoes' })
        : page.getByRole('link', { name: 'Take the quiz' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.focus();
    let returned = false;
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Shift+Tab');
      expect(await isBehind(page)).toBe(false);
      returned ||= await close.evaluate((button) => button.matches(':focus'));
    }
    // Round the dialog, and at its first control again.
    expect(returned).toBe(true);
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('a panel beside the page traps nothing: Tab back from its first control leads into the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const quiz = host.publish('beside', only('activity'), shoes);
  await page.goto(`${host.page}/?quiz=${quiz}&mode=slide-in`);
  await page.waitForLoadState('networkidle');
  const dialog = page.locator('recommend-quiz').getByRole('dialog');
  const opener = page.getByRole('link', { name: 'Take the quiz' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  const left: boolean[] = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Shift+Tab');
    left.push(await isBehind(page));
  }
  expect(left).toContain(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('a finger that flings the page back up opens what waits for leaving; one that scrolls does not', async ({
    page,
  }) => {
    const quiz = host.publish('fling', only('activity'), shoes);
    await page.goto(`${host.page}/?quiz=${quiz}&mode=popup&exit`);
    await page.waitForLoadState('networkidle');
    const dialog = page.locator('recommend-quiz').getByRole('dialog');
    const devtools = await page.context().newCDPSession(page);
    /** @param wait between the finger's moves, in milliseconds */
    const swipe = async (from: number, to: number, wait: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 195, y }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', from + ((to - from) * step) / 8);
        await page.waitForTimeout(wait);
      }
      await touch('touchEnd');
    };
    const down = async () => {
      for (let i = 0; i < 3; i++) await swipe(640, 60, 60);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    };
    await down();
    // Slowly back, as one reads.
    await swipe(60, 500, 200);
    await expect(dialog).toBeHidden();
    // A busy machine may draw a whole fling as one frame, which is a jump to the page and no finger's: then once more.
    await expect(async () => {
      await down();
      await swipe(60, 660, 0);
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
  });
});
