import { expect, type Locator, test } from '@playwright/test';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, painted, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('a product goes into the cart with its marks, and what the shop refuses is said', async ({ page }) => {
  const quiz = host.publish('cart', only('activity'), shoes);
  const element = await open(host, page, quiz);
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
  await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
  const [id] = storedOf(host, quiz).map((response) => response.id);
  expect(host.cart.at(-1)?.items[0]).toEqual({
    id: 100,
    quantity: 1,
    properties: { _recommend_quiz: quiz, _recommend_response: id },
  });
  expect(await heard).toMatchObject({ items: [{ id: 100 }] });
});

test('the buttons of the results say what the merchant wrote, in the cart and away from it', async ({
  page,
}) => {
  const asked = only('activity');
  const match = { on: 'availability' as const, available: true };
  const steps = ['low', 'high'].map((id) => ({ id, match }));
  const quiz = host.publish(
    'buttons',
    {
      ...asked,
      texts: {
        en: {
          ...asked.texts.en,
          'low.title': 'Low',
          'high.title': 'High',
          'results.add': 'Into my bag',
          'results.addall': 'Bag the lot',
          'results.visit': 'See the shoe',
        },
      },
      locales: ['en'],
      results: { ...asked.results, slots: [{ id: 'all', kind: 'routine', steps }] },
    },
    shoes,
  );
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(element.getByRole('button', { name: /^Into my bag: / })).toHaveCount(2);
  await element.getByRole('button', { name: 'Bag the lot' }).click();
  await expect(element.getByRole('button', { name: 'Added to cart' })).toBeVisible();
  await page.evaluate(() => {
    const before = document.querySelector('recommend-quiz');
    const after = before?.cloneNode() as Element;
    // Where the quiz is not in its shop, products lead there.
    after.setAttribute('shop', 'Northwind');
    before?.replaceWith(after);
  });
  await expect(element.getByRole('link', { name: /^See the shoe: / }).first()).toBeVisible();
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
  const element = await open(host, page, host.publish('theme', only('activity'), shoes));
  await page.evaluate(() => document.body.append(document.createElement('cart-drawer')));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(page.locator('cart-drawer')).toHaveText(/^100: <b>\d+<\/b>$/);
});

/** Styles that try to leave; a draft with them is refused, and here is what happens to one that slipped through. */
const leaving = `:host{position:fixed!important;inset:0!important;inline-size:100vw!important;z-index:99!important;contain:none!important}
& {position:fixed!important;inset:0} :scope{margin:-500px!important} @layer box{:host{contain:none!important;translate:0 -500px!important}}
.rq{position:fixed!important;inset:0!important;inline-size:100vw!important;block-size:100vh!important;background:red}
.rq::before{content:"";position:absolute;inset:-2000px;background:red;z-index:2147483647}
html,body,main,#below{display:none!important}`;

for (const css of [undefined, leaving])
  test(`a quiz that tries everything does nothing but look odd${css ? ', with styles that try to leave' : ''}`, async ({
    page,
  }) => {
    const nasty = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const quiz = only('activity', 'look', 'almost');
    const texts = Object.fromEntries(Object.keys(everyType.texts.en ?? {}).map((key) => [key, nasty]));
    texts['activity.help'] = 'x'.repeat(5000);
    texts['running.label'] = 'y'.repeat(200);
    const published = host.publish(
      `hostile${css?.length ?? ''}`,
      { ...quiz, texts: { en: texts }, locales: ['en'], theme: { ...(css && { css }) } },
      shoes.map((shoe) => ({ ...shoe, title: nasty, url: 'javascript:document.title=3' })),
    );
    page.on('dialog', () => expect('a dialog').toBe('never shown'));
    const element = await open(host, page, published);
    await expect(element).toHaveCSS('display', 'block');
    await expect(element.getByRole('heading', { name: nasty })).toBeVisible();
    const [inner, outer] = [
      await element.getByRole('radio').first().boundingBox(),
      await element.boundingBox(),
    ];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
    // The page around it is where it was, and within reach.
    expect(outer?.y).toBeGreaterThan(50);
    await page.getByText('Northwind Shoes').click({ timeout: 2000 });
    await page.locator('#below').click({ timeout: 2000 });
    const press = (what: Locator) => what.evaluate((control) => (control as HTMLElement).click());
    for (const { id, type } of quiz.questions) {
      await expect(element.locator(`#rq-${id}-title`)).toBeVisible();
      if (type !== 'statement') await press(element.getByRole('radio').first());
      await press(element.getByRole('button', { name: 'Next' }));
    }
    await expect(element.getByRole('article').first()).toContainText(nasty);
    await expect(element.getByRole('link')).toHaveCount(0);
    await expect(page).toHaveTitle('A shop');
  });

test('a page with old libraries, replaced globals and another base address has a quiz that works', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const quiz = host.publish('rough', only('activity', 'where'), shoes);
  await page.goto(`${host.page}/?quiz=${quiz}&mode=button&rough&base&hostile`);
  const element = page.locator('recommend-quiz');
  await element.getByRole('button').click();
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('checkbox', { name: 'Road' }).click();
  await element.getByRole('checkbox', { name: 'Trail' }).click();
  await page.reload();
  // Before the quiz is there, the page's other base address leads its link away.
  await expect(element.getByRole('button')).toBeVisible();
  await page.getByRole('link', { name: 'Take the quiz' }).click();
  await element.getByRole('button', { name: 'Next' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await element.getByRole('button', { name: 'Add to cart: Aldermoor Glide' }).click();
  await expect(element.getByRole('button', { name: 'Added to cart: Aldermoor Glide' })).toBeVisible();
  await expect
    .poll(() => storedOf(host, quiz)[0]?.answers)
    .toEqual({
      activity: { kind: 'options', ids: ['running'] },
      where: { kind: 'options', ids: ['road', 'trail'] },
    });
  expect(faults.filter((fault) => !/favicon|404/.test(fault))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([1]))).toBe('"[1]"');
});

test('a theme is there with the first question, and its own styles win', async ({ page }) => {
  const css = '[part~=option]{border-radius:0}';
  const theme = { background: '#102030', text: '#112233', density: 'roomy' as const, font: 'serif', css };
  const element = await open(host, page, host.publish('themed', { ...only('activity'), theme }, shoes));
  const option = element.locator('[part~=option]').first();
  await expect(option).toHaveCSS('border-radius', '0px');
  await expect(option).toHaveCSS('min-height', '64px');
  await expect(element.locator('.rq')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await expect(element.locator('.rq')).toHaveCSS('color', 'rgb(255, 255, 255)');
});

/** `at`: milliseconds since the page began. */
type Shift = { at: number; what: string };

const modes = ['inline', 'page', 'button', 'popup&delay=0', 'slide-in&scroll=1'];
for (const mode of modes)
  for (const width of [390, 1440])
    test(`the page does not move on a slow connection: ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        type Entry = PerformanceEntry & { hadRecentInput: boolean; sources: object[] };
        new PerformanceObserver((list) => {
          // What a shopper's own press moves does not count, as in Cumulative Layout Shift.
          for (const { hadRecentInput, startTime, sources } of list.getEntries() as Entry[])
            if (!hadRecentInput) shifts.push({ at: startTime, what: JSON.stringify(sources) });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const quiz = host.publish('still', only('activity', 'look', 'insoles'), shoes);
      // A slow connection: what comes late must find its place kept.
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 200,
        downloadThroughput: 60_000,
        uploadThroughput: 60_000,
      });
      await page.goto(`${host.page}/?quiz=${quiz}&mode=${mode}`);
      const element = page.locator('recommend-quiz');
      // Opened by scripts: after a press, moves would not count.
      if (mode === 'button')
        await element.getByRole('button').evaluate((button) => (button as HTMLElement).click());
      if (mode.startsWith('slide-in')) await page.evaluate(() => scrollTo(0, 400));
      await element.getByRole('radio', { name: 'Running' }).waitFor();
      // A question that is taller than the kept height makes the page longer when the shopper goes on to it.
      await page.waitForLoadState('networkidle');
      const excused: [number, number][] = [];
      const press = async (name: string, brings: Locator) => {
        const from = await page.evaluate(() => performance.now());
        await element.getByRole('radio', { name }).click();
        await expect(brings).toBeVisible();
        // On a busy machine what it brings is painted after the half second in which the browser excuses it.
        excused.push([from, await painted(page)]);
      };
      await press('Running', element.getByRole('radio', { name: 'Plain' }));
      await press('Plain', element.getByRole('radio', { name: 'Yes' }));
      await press('Yes', element.getByRole('article').first());
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      expect(shifts.filter(({ at }) => !excused.some(([from, to]) => at >= from && at <= to))).toEqual([]);
      await page.evaluate(() => document.querySelector('recommend-quiz')?.remove());
      expect(
        await page.evaluate(
          () => document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
        ),
      ).toBe(0);
    });

test('two quizzes stand on one page, each with its own answers', async ({ page }) => {
  const first = host.publish('two-a', only('activity', 'insoles'), shoes);
  const second = host.publish('two-b', only('activity', 'nickname'), shoes);
  await page.goto(`${host.page}/?quiz=${first}&quiz=${second}&lang=nl`);
  const elements = page.locator('recommend-quiz');
  await elements.nth(0).getByRole('radio', { name: 'Hardlopen' }).click();
  await expect(elements.nth(0).getByRole('heading', { name: 'Draag je inlegzolen?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('heading', { name: 'Wat ga je ermee doen?' })).toBeVisible();
  await expect(elements.nth(1).getByRole('button', { name: 'Volgende' })).toBeVisible();
});
