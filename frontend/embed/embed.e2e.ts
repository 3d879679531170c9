import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Question } from '#shared/model/quiz.ts';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const only = (...ids: string[]) => ({
  ...everyType,
  questions: everyType.questions.filter((question) => ids.includes(question.id)),
});
const open = async (page: Page, quiz: string, more = '') => {
  await page.goto(`${host.page}/?quiz=${quiz}${more}`);
  const element = page.locator('recommend-quiz');
  await expect(element.getByRole('heading').first()).toBeVisible();
  return element;
};

/** How each type is answered with the keyboard alone, from its title, which has the focus. */
const byKeyboard: Record<Question['type'], (page: Page) => Promise<void>> = {
  single: async (page) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  multiple: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
  picture: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
  swatch: (page) => byKeyboard.picture(page),
  yesNo: (page) => byKeyboard.picture(page),
  rating: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  scale: (page) => byKeyboard.rating(page),
  dropdown: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('41');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  number: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  priceRange: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  },
  shortText: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
  },
  longText: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('A weak knee.');
    await page.keyboard.press('Control+Enter');
  },
  date: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('05172027');
    await page.keyboard.press('Enter');
  },
  email: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
  },
  phone: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('+31 20 123 45 67');
    await page.keyboard.press('Enter');
  },
  consent: (page) => byKeyboard.picture(page),
  statement: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  ranking: async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

test('a whole quiz, every type of question, by keyboard alone', async ({ page }) => {
  const quiz = host.publish('keyboard', everyType, shoes);
  const element = await open(page, quiz);
  await element.getByRole('radio', { name: 'Running' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(element.getByRole('radio', { name: 'Hiking' })).toBeChecked();
  await page.keyboard.press('Enter');
  for (const question of everyType.questions.slice(1)) {
    const title = everyType.texts.en?.[`${question.id}.title`] ?? '';
    await expect(element.getByRole('heading', { name: title })).toBeFocused();
    await byKeyboard[question.type](page);
  }
  await expect(element.getByRole('heading', { name: 'Perfect Match Found!' })).toBeFocused();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  await expect
    .poll(() => storedOf(quiz))
    .toEqual([
      expect.objectContaining({
        answers: {
          activity: { kind: 'options', ids: ['hiking'] },
          where: { kind: 'options', ids: ['road', 'trail'] },
          look: { kind: 'options', ids: ['plain'] },
          colour: { kind: 'options', ids: ['red'] },
          size: { kind: 'options', ids: ['s41'] },
          insoles: { kind: 'options', ids: ['yes'] },
          fit: { kind: 'number', value: 3 },
          cushion: { kind: 'number', value: 3 },
          distance: { kind: 'number', value: 35 },
          budget: { kind: 'range', min: 30, max: 210 },
          nickname: { kind: 'text', value: 'Ada' },
          story: { kind: 'text', value: 'A weak knee.' },
          race: { kind: 'text', value: '2027-05-17' },
          mail: { kind: 'text', value: 'ada@example.com' },
          call: { kind: 'text', value: '+31 20 123 45 67' },
          news: { kind: 'consent', given: true },
          almost: { kind: 'seen' },
          matters: { kind: 'options', ids: ['comfort', 'looks', 'price'] },
        },
        locale: 'en',
        version: 1,
      }),
    ]);
});

const storedOf = (quizId: string) =>
  [...host.stored.values()].filter((response) => response.quizId === quizId);

test('a choice by pointer moves on at once, and the second of two presses answers nothing', async ({
  page,
}) => {
  const quiz = host.publish('pointer', only('activity', 'insoles', 'nickname'), shoes);
  const element = await open(page, quiz);
  await element.getByRole('radio', { name: 'Running' }).dblclick();
  await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  await element.getByRole('button', { name: 'Back' }).click();
  await expect(element.getByRole('radio', { name: 'Running' })).toBeChecked();
});

test('what is wrong is said beside the field, and goes when it is put right', async ({ page }) => {
  const element = await open(page, host.publish('faults', only('mail', 'where'), shoes));
  await element.getByRole('button', { name: 'Next' }).click();
  await expect(element.getByRole('alert')).toHaveText('Please answer this question.');
  for (const name of ['Road', 'Trail', 'Court']) await element.getByRole('checkbox', { name }).click();
  await expect(element.getByRole('alert')).toHaveText('Choose at most 2.');
  await element.getByRole('checkbox', { name: 'Court' }).click();
  await expect(element.getByRole('alert')).toHaveCount(0);
  await element.getByRole('button', { name: 'Next' }).click();
  const mail = element.getByRole('textbox');
  await mail.fill('nobody');
  await mail.press('Enter');
  await expect(element.getByRole('alert')).toContainText('name@example.com');
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
});

test('answers and place survive a reload; a newer version keeps what fits and says so', async ({ page }) => {
  const quiz = host.publish('restored', only('activity', 'insoles', 'nickname'), shoes);
  let element = await open(page, quiz);
  await element.getByRole('radio', { name: 'Padel' }).click();
  await element.getByRole('radio', { name: 'No' }).click();
  await element.getByRole('textbox').fill('Gra');
  await page.reload();
  element = page.locator('recommend-quiz');
  await expect(element.getByRole('textbox')).toHaveValue('Gra');
  host.publish('restored', only('activity', 'fit', 'nickname'), shoes, 2);
  await page.reload();
  await expect(element.getByText('This quiz was updated.')).toBeVisible();
  await expect(element.getByRole('heading', { name: 'How well do your shoes fit now?' })).toBeVisible();
});

test('a response counts once, through cuts, refusals and reloads', async ({ page }) => {
  const quiz = host.publish('once', only('activity'), shoes);
  host.faults.push('cutBefore', { status: 503 }, 'cutAfter', {
    status: 429,
    headers: { 'retry-after': '1' },
  });
  const element = await open(page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(element.getByRole('heading', { name: 'Perfect Match Found!' })).toBeVisible();
  await page.reload();
  await expect(element.getByText('Aldermoor Glide')).toBeVisible();
  await expect.poll(() => host.faults.length, { timeout: 60_000 }).toBe(0);
  await expect.poll(() => storedOf(quiz)).toHaveLength(1);
  await element.getByRole('button', { name: 'Try Different Answers' }).click();
  await element.getByRole('radio', { name: 'Hiking' }).click();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  await page.reload();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  expect(storedOf(quiz)).toHaveLength(1);
});

test('an answer is changed on the results page, and the ranking follows at once', async ({ page }) => {
  const element = await open(page, host.publish('edited', only('activity', 'insoles'), shoes));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await element.getByText('Your answers').click();
  await element.getByRole('button', { name: 'Change' }).first().click();
  await element.getByRole('radio', { name: 'Padel' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Smash');
  await expect(element.getByRole('status').filter({ hasText: 'Now first: Aldermoor Smash' })).toHaveCount(1);
});

test('a product goes into the cart with its marks, and what the shop refuses is said', async ({ page }) => {
  const quiz = host.publish('cart', only('activity'), shoes);
  const element = await open(page, quiz);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('recommend:cart-added', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  );
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(element.getByRole('button', { name: 'Added to cart: Aldermoor Glide' })).toBeVisible();
  const [id] = storedOf(quiz).map((response) => response.id);
  expect(host.cart.at(-1)?.items[0]).toEqual({
    id: 100,
    quantity: 1,
    properties: { _recommend_quiz: quiz, _recommend_response: id },
  });
  expect(await heard).toMatchObject({ items: [{ id: 100 }] });
});

test('a theme that draws its own cart draws it anew', async ({ page }) => {
  await page.addInitScript(() => {
    class Drawer extends HTMLElement {
      getSectionsToRender() {
        return [{ id: 'cart-icon-bubble' }];
      }
      renderContents(answer: { sections: Record<string, string>; id: number }) {
        this.textContent = `${answer.id}: ${answer.sections['cart-icon-bubble']}`;
      }
    }
    customElements.define('cart-drawer', Drawer);
  });
  const element = await open(page, host.publish('theme', only('activity'), shoes));
  await page.evaluate(() => document.body.append(document.createElement('cart-drawer')));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(page.locator('cart-drawer')).toHaveText(/^100: <b>\d+<\/b>$/);
});

test('a page that resets everything, and a quiz that tries everything, leave the quiz in order', async ({
  page,
}) => {
  const nasty = '<img src=x onerror="document.title=1">';
  const texts = { ...everyType.texts.en, 'activity.title': nasty, 'running.label': 'x'.repeat(200) };
  const quiz = host.publish('hostile', { ...only('activity'), texts: { en: texts }, locales: ['en'] }, [
    ...shoes.map((shoe) => ({ ...shoe, title: nasty, url: 'javascript:alert(1)' })),
  ]);
  page.on('dialog', () => expect('a dialog').toBe('never shown'));
  const element = await open(page, quiz, '&hostile');
  await expect(element).toHaveCSS('display', 'block');
  await expect(element.getByRole('heading', { name: nasty })).toBeVisible();
  const option = element.getByRole('radio').first();
  const [inner, outer] = [await option.boundingBox(), await element.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  await option.click();
  await expect(element.getByRole('article').first()).toContainText(nasty);
  await expect(element.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveTitle('A shop');
});

test('storage that is blocked, and a connection that is gone, stop nobody', async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const quiz = host.publish('blocked', only('activity', 'fit'), shoes);
  const loaded = page.waitForResponse(/pool\.json/);
  const element = await open(page, quiz);
  await loaded;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await element.getByRole('radio', { name: 'Hiking' }).click();
  await element.getByRole('radio', { name: '4 of 5 stars' }).click();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  expect(storedOf(quiz)).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => storedOf(quiz).length).toBe(1);
});

test('two tabs on one quiz are one session, counted once', async ({ page, context }) => {
  const quiz = host.publish('tabs', only('activity', 'insoles'), shoes);
  const element = await open(page, quiz);
  const other = await context.newPage();
  const second = await open(other, quiz);
  await element.getByRole('radio', { name: 'Padel' }).click();
  await expect(second.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  await second.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByText('Aldermoor Smash')).toBeVisible();
  await expect.poll(() => storedOf(quiz).length).toBe(1);
  await Promise.all([page.reload(), other.reload()]);
  await expect(element.getByText('Aldermoor Smash')).toBeVisible();
  expect(storedOf(quiz)).toHaveLength(1);
});

test('the page around it does not move, and nothing stays when it is taken out', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // What a shopper's own press moves does not count, as in Cumulative Layout Shift.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A slow connection: what comes late must find its place kept.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const element = await open(page, host.publish('still', only('activity', 'look', 'insoles'), shoes));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('radio', { name: 'Plain' }).click();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.evaluate(() => document.querySelector('recommend-quiz')?.remove());
  expect(
    await page.evaluate(() => document.adoptedStyleSheets.length + document.querySelectorAll('style').length),
  ).toBe(0);
});

test('two quizzes stand on one page, each with its own answers', async ({ page }) => {
  const first = host.publish('two-a', only('activity', 'insoles'), shoes);
  const second = host.publish('two-b', only('activity', 'nickname'), shoes);
  await page.goto(`${host.page}/?quiz=${first}&quiz=${second}&lang=nl`);
  const elements = page.locator('recommend-quiz');
  await elements.nth(0).getByRole('radio', { name: 'Hardlopen' }).click();
  await expect(elements.nth(0).getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('heading', { name: 'Wat ga je ermee doen?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('button', { name: 'Volgende' })).toBeVisible();
});

for (const look of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`axe finds nothing on any type of question, ${look}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const { id } of everyType.questions) {
        const element = await open(
          page,
          host.publish(`axe-${id}`, only(id), shoes),
          look === 'dark' ? '&dark' : '',
        );
        await expect(element.getByRole('progressbar')).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('recommend-quiz').analyze();
        expect(violations, id).toEqual([]);
      }
      const element = await open(
        page,
        host.publish('axe-results', only('activity'), shoes),
        look === 'dark' ? '&dark' : '',
      );
      await element.getByRole('radio', { name: 'Running' }).click();
      await expect(element.getByRole('article').first()).toBeVisible();
      await element.getByText('What would put this first?').first().click();
      await element.getByText('Your answers').click();
      await element.getByRole('button', { name: 'Change' }).first().click();
      const { violations } = await new AxeBuilder({ page }).include('recommend-quiz').analyze();
      expect(violations).toEqual([]);
    });
