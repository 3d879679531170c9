import { expect, type Page, test } from '@playwright/test';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const visit = async (page: Page, name: string, more: string) => {
  const quiz = host.publish(name, only('activity', 'insoles'), shoes);
  await page.goto(`${host.page}/?quiz=${quiz}&${more}`);
  return page.locator('recommend-quiz');
};
/** How the page scrolls: its styles, its place, and the width that is left to it. */
const scrolling = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.getAttribute('style'),
    document.body.getAttribute('style'),
    scrollY,
    document.body.getBoundingClientRect().width,
    getComputedStyle(document.documentElement).overflow,
  ]);

test('a floating button opens the quiz; Escape closes it, and page and focus are as they were', async ({
  page,
}) => {
  const element = await visit(page, 'button', 'mode=button');
  const button = element.getByRole('button', { name: 'Find your shoes' });
  await button.waitFor();
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'overflow-x: clip; --own: 1';
    scrollTo(0, 700);
  });
  const before = await scrolling(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = element.getByRole('dialog', { name: 'Find your shoes' });
  await expect(dialog.getByRole('radio', { name: 'Running' })).toBeVisible();
  expect(await scrolling(page)).toContain('hidden');
  await page.mouse.wheel(0, 500);
  // Round and round, the focus stays within.
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.localName !== 'recommend-quiz';
    });
    expect(outside).toBe(false);
  }
  expect((await scrolling(page))[2]).toBe(700);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(() => scrolling(page)).toEqual(before);
});

test('what was answered is still there when it is opened again, up to the results', async ({ page }) => {
  const element = await visit(page, 'again', 'mode=button&lang=nl');
  const button = element.getByRole('button', { name: 'Vind je schoenen' });
  await button.click();
  await element.getByRole('radio', { name: 'Hardlopen' }).click();
  await element.getByRole('button', { name: 'Sluiten' }).click();
  await expect(element.getByRole('dialog')).toBeHidden();
  await button.click();
  await element.getByRole('radio', { name: 'Ja' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await page.mouse.click(5, 5);
  await expect(element.getByRole('dialog')).toBeHidden();
});

const shownTo = (page: Page) => page.locator('recommend-quiz').getByRole('dialog');

test('a pop-up opens by a link, by itself once a visitor where that is asked, and leaves no trace', async ({
  page,
}) => {
  const element = await visit(page, 'popup', 'mode=popup&delay=0&once');
  const dialog = element.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  const link = page.getByRole('link', { name: 'Take the quiz' });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
  const before = await scrolling(page);
  const length = await page.evaluate(() => history.length);
  await link.click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.click();
  await page.evaluate(() => document.querySelector('recommend-quiz')?.remove());
  await expect.poll(() => scrolling(page)).toEqual(before);
  expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, '']);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await link.click();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#quiz_/);
});

test('an address that ends in the quiz opens it', async ({ page }) => {
  const quiz = host.publish('deep', only('activity'), shoes);
  await page.goto(`${host.page}/?quiz=${quiz}&mode=popup#${quiz}`);
  await expect(shownTo(page)).toBeVisible();
});

test('a quiz opens by scroll and by leaving, but never for who types or is in a dialog', async ({ page }) => {
  await visit(page, 'scroll', 'mode=popup&scroll=50');
  const dialog = shownTo(page);
  await page.getByRole('searchbox').fill('trail');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.9));
  await page.waitForTimeout(300);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(dialog.getByRole('radio').first()).toBeVisible();

  await visit(page, 'exit', 'mode=popup&exit');
  await page.waitForLoadState('networkidle');
  const leave = () =>
    page.evaluate(() =>
      document.body.dispatchEvent(
        new PointerEvent('pointerout', { bubbles: true, clientY: -1, pointerType: 'mouse' }),
      ),
    );
  await page.evaluate(() => {
    const own = document.body.appendChild(document.createElement('dialog'));
    own.textContent = 'Your cart';
    own.showModal();
  });
  await leave();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.querySelector('dialog')?.close());
  // Nothing shows when the quiz has begun to watch: whoever left too early for it leaves again.
  await expect
    .poll(async () => {
      await leave();
      return dialog.count();
    })
    .toBe(1);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  // Once closed it stays closed in this page.
  await page.keyboard.press('Escape');
  await leave();
  await expect(dialog).toBeHidden();
});

test('where nothing can be kept, once holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, 'unkept', 'mode=popup&delay=0&once');
  await expect(shownTo(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const element = document.querySelector('recommend-quiz') as HTMLElement;
    element.remove();
    return new Promise((done) => setTimeout(() => done(document.body.append(element)), 50));
  });
  await page.waitForTimeout(500);
  await expect(shownTo(page)).toBeHidden();
});

test('a slide-in leaves a wide page in use, and is modal where it covers a narrow one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const element = await visit(page, 'slide', 'mode=slide-in&delay=0&button');
  const dialog = element.getByRole('dialog', { name: 'Find your shoes' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  // By itself it takes no focus, and says that it is there.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(element.getByRole('status').first()).toHaveText('Find your shoes');
  await page.getByRole('searchbox').fill('padel');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
  const button = element.getByRole('button', { name: 'Find your shoes' });
  await button.click();
  await dialog.getByRole('radio', { name: 'Running' }).focus();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => scrolling(page)).toContain('hidden');
  await expect(dialog.getByRole('radio', { name: 'Running' })).toBeFocused();
  expect((await dialog.boundingBox())?.y).toBeGreaterThan(50);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => scrolling(page)).not.toContain('hidden');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a page that navigates by itself may move, change, take out and bring back an open quiz', async ({
  page,
}) => {
  const element = await visit(page, 'moved', 'mode=button');
  const dialog = element.getByRole('dialog');
  const button = element.getByRole('button', { name: 'Find your shoes' });
  await button.waitFor();
  const before = await scrolling(page);
  await button.click();
  await dialog.getByRole('radio', { name: 'Running' }).focus();
  const move = (to: 'append' | 'remove') =>
    page.evaluate((how) => {
      const own = window as unknown as { quiz: Element };
      own.quiz ??= document.querySelector('recommend-quiz') as Element;
      if (how === 'append') document.body.prepend(own.quiz);
      else own.quiz.remove();
    }, to);
  await move('append');
  await expect(dialog.getByRole('radio', { name: 'Running' })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.querySelector('recommend-quiz')?.shadowRoot?.querySelector(':modal') !== null,
    ),
  ).toBe(true);
  await dialog.getByRole('radio', { name: 'Running' }).click();
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeVisible();
  await move('remove');
  await expect.poll(() => scrolling(page)).toEqual(before);
  await move('append');
  await button.click();
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeVisible();
  await page.evaluate(() => document.querySelector('recommend-quiz')?.setAttribute('mode', 'inline'));
  await expect(dialog).toHaveCount(0);
  await expect(element.getByRole('radio', { name: 'Yes' })).toBeVisible();
  expect(await scrolling(page)).toContain('visible');
});

test('of two quizzes over one page each opens from its own button, one at a time', async ({ page }) => {
  const [first, second] = ['pair-a', 'pair-b'].map((name) => host.publish(name, only('activity'), shoes));
  await page.goto(`${host.page}/?quiz=${first}&quiz=${second}&mode=slide-in&delay=0&once`);
  const dialogs = page.locator('recommend-quiz').getByRole('dialog');
  await expect(dialogs.first()).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await dialogs.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialogs.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
});

test('a page that changes its own styles behind a dialog keeps them, and one with a scrollbar does not move', async ({
  playwright,
  launchOptions,
}) => {
  const own = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await own.newPage({ viewport: { width: 1000, height: 700 } });
    const element = await visit(page, 'bars', 'mode=popup');
    const link = page.getByRole('link', { name: 'Take the quiz' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.documentElement.style.setProperty('overflow', 'auto'));
    const [, , , width] = await scrolling(page);
    expect(width).toBeLessThan(1000);
    await link.click();
    await expect(element.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    expect((await scrolling(page))[3]).toBe(width);
    await page.evaluate(() => {
      document.documentElement.style.overflow = 'scroll';
      document.documentElement.style.setProperty('--cart', 'open');
    });
    await page.keyboard.press('Escape');
    await expect
      .poll(() => scrolling(page))
      .toEqual([expect.stringMatching(/scroll.*--cart: open/), null, 0, width, 'scroll']);
  } finally {
    await own.close();
  }
});
