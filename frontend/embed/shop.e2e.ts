import { expect, test } from '@playwright/test';
import { everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, painted } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** What the shop says now of each product: reduced, much dearer, sold out. */
const now: Record<string, { price: number; compare_at_price: number | null; available: boolean }> = {
  'aldermoor-glide': { price: 129_95, compare_at_price: 159_95, available: true },
  'aldermoor-trek': { price: 1_099_95, compare_at_price: null, available: true },
  'aldermoor-smash': { price: 59_95, compare_at_price: 89_95, available: false },
};

for (const width of [390, 1440])
  test(`a result does not move when the shop tells how its products are now, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.assign(window, { Shopify: { routes: { root: '/' }, currency: { active: 'EUR' } } });
    });
    // The shop answers only when the result is there and the press that led to it excuses nothing.
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/products/*.js', async (route) => {
      await told;
      const [, handle = ''] = /products\/(.*)\.js/.exec(route.request().url()) ?? [];
      const shoe = shoes.find((one) => one.handle === handle);
      const variants = [{ id: Number(shoe?.variants[0]?.id), ...now[handle] }];
      await route.fulfill({ json: { variants } });
    });
    const element = await open(host, page, host.publish('live', only('activity'), shoes));
    await expect(element.getByRole('progressbar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await element.getByRole('radio', { name: 'Running' }).click();
    await expect(element.getByRole('article')).toHaveCount(3);
    // Presses excuse what moves within half a second.
    await page.waitForTimeout(700);
    await painted(page);
    await page.evaluate(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      type Shift = PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput)
            shifts.push(
              ...sources.map(({ node, previousRect: was, currentRect: is }) => [
                node?.textContent?.slice(0, 40),
                `${was.x} ${was.y} ${was.width} ${was.height} to ${is.x} ${is.y} ${is.width} ${is.height}`,
              ]),
            );
      }).observe({ type: 'layout-shift' });
    });
    tell();
    await expect(element.getByRole('article').first()).toContainText('€159.95');
    await expect(element.getByRole('article').filter({ hasText: 'Smash' })).toContainText('Sold out');
    await expect(element.getByRole('article').filter({ hasText: 'Trek' })).toContainText('€1,099.95');
    await painted(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  });

test('long words in picture grids are hyphenated as their language does, and none is cut or overflows', async ({
  page,
}) => {
  const long = [
    'Waterafstotende wandelschoenen',
    'Meervoudigepersoonlijkheidsvoorkeuren',
    'Arbeidsongeschiktheidsverzekeringsschoen',
  ];
  const labels = {
    'plain.label': long[0],
    'bright.label': long[1],
    'dark.label': long[2],
    'red.label': long[1],
    'blue.label': long[2],
  };
  const { nl = {}, en = {} } = everyType.texts;
  for (const id of ['look', 'colour']) {
    const texts = { en, nl: { ...nl, ...(labels as Record<string, string>) } };
    const quiz = host.publish(`long-${id}`, { ...only(id), texts }, shoes);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const element = await open(host, page, quiz, '&lang=nl');
      await expect(element.getByRole('progressbar')).toBeVisible();
      const found = await element.getByText(long[1] ?? '').evaluate((label) => {
        const options = [...(label.closest('[role]')?.querySelectorAll('label') ?? [])];
        return {
          hyphens: getComputedStyle(label).hyphens,
          lang: label.closest('[lang]')?.getAttribute('lang'),
          size: Number.parseFloat(getComputedStyle(label).fontSize),
          over: options.filter(
            (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
          ).length,
          page: document.documentElement.scrollWidth <= innerWidth,
        };
      });
      expect(found, `${id} at ${width} px`).toEqual({
        hyphens: 'auto',
        lang: 'nl',
        size: expect.any(Number),
        over: 0,
        page: true,
      });
      expect(found.size).toBeGreaterThanOrEqual(13);
    }
  }
});
