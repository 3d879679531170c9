import { expect, type Page, type Route, test } from '@playwright/test';
import { faultsOf } from '../e2e/axe.ts';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, painted, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const words = {
  en: {
    run: 'Running',
    choosing: 'Choosing between your best matches…',
    found: 'Perfect Match Found!',
    first: 'What would put this first?',
    why: 'You run a lot, and this one is made for that.',
    engine: /^Because you chose “Running”/,
    answers: 'Your answers',
    change: 'Change',
    hike: 'Hiking',
  },
  nl: {
    run: 'Hardlopen',
    choosing: 'We kiezen uit wat het best bij je past…',
    found: 'Perfecte match gevonden!',
    first: 'Wanneer zou dit bovenaan staan?',
    why: 'Je loopt veel hard, en daar is deze voor gemaakt.',
    engine: /^Omdat je “Hardlopen” koos/,
    answers: 'Je antwoorden',
    change: 'Wijzig',
    hike: 'Wandelen',
  },
};

const publish = (name: string, advice = true) => {
  const quiz = only('activity');
  const results = { ...quiz.results, ...(advice && { advice }) };
  return host.publish(`advice-${name}`, { ...quiz, results }, shoes);
};

/** The model's order: what the engine has third comes first. */
const picks = (reason: string) => ['4', '1', '3'].map((product) => ({ product, reason }));
const good = (reason: string) => ({ advice: { by: 'model' }, picks: picks(reason) });

/** Answers calls for advice. @returns what was asked */
async function answering(page: Page, answer: (route: Route) => Promise<void>) {
  const asked: Record<string, unknown>[] = [];
  await page.route('**/api/public/advice', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    asked.push(route.request().postDataJSON());
    await answer(route).catch(() => undefined);
  });
  return asked;
}
const headers = { 'access-control-allow-origin': '*' };
const titles = (page: Page) => page.locator('recommend-quiz').getByRole('article').getByRole('heading');

/** Has the page add up how far things move by themselves, from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + entry.value);
    }).observe({ type: 'layout-shift' });
  });

for (const locale of ['en', 'nl'] as const) {
  const say = words[locale];

  test(`the order and the words of the language model are painted once, ${locale}`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = await answering(page, async (route) => {
      await released;
      await route.fulfill({ json: good(say.why), headers });
    });
    const quiz = publish(locale);
    const element = await open(host, page, quiz, `&lang=${locale}`);
    await expect(element.getByRole('progressbar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await element.getByRole('radio', { name: say.run }).click();
    await expect(element.getByRole('heading', { name: say.choosing })).toBeFocused();
    await expect(element.getByRole('article')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    // Past the moment in which what moves is put down to the press.
    await page.waitForTimeout(600);
    await painted(page);
    await watchShifts(page);
    release();
    await expect(element.getByRole('heading', { name: say.found })).toBeFocused();
    await expect(titles(page)).toHaveText(['Aldermoor Pace', 'Aldermoor Glide', 'Aldermoor Smash']);
    await expect(element.getByText(say.why)).toHaveCount(3);
    // What would change it is the engine's to say, of its own order.
    await expect(element.getByText(say.first)).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01);
    await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
    const [stored] = storedOf(host, quiz);
    const { id, version, answers } = stored ?? {};
    expect(asked).toEqual([{ id, quizId: quiz, version, locale, answers }]);
    // The same session after a reload is the same to the server.
    await page.reload();
    await expect(titles(page)).toHaveText(['Aldermoor Pace', 'Aldermoor Glide', 'Aldermoor Smash']);
    expect(asked[1]).toEqual(asked[0]);
    // Another answer is the engine's, at once.
    await element.getByText(say.answers).click();
    await element.getByRole('button', { name: say.change }).click();
    await element.getByRole('radio', { name: say.hike }).click();
    await expect(element.getByText(say.why)).toHaveCount(0);
    await expect(titles(page).first()).toHaveText('Aldermoor Trek');
    expect(asked).toHaveLength(2);
  });

  test(`without its answer the engine's stands, ${locale}`, async ({ page }) => {
    const quiz = publish(`failing-${locale}`);
    const replies: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ json: { advice: { by: 'engine', because: 'late' }, picks: [] }, headers }),
      (route) => route.fulfill({ status: 500, json: {}, headers }),
      (route) => route.fulfill({ body: '<html>', headers }),
      (route) => route.abort(),
      // Never answers.
      async () => undefined,
    ];
    const asked = await answering(page, async (route) => replies.shift()?.(route));
    // Before each page's scripts: a page that is left may still note of its run that the response was taken.
    await page.addInitScript(() => localStorage.clear());
    for (let left = replies.length; left > 0; left--) {
      const element = await open(host, page, quiz, `&lang=${locale}`);
      await element.getByRole('radio', { name: say.run }).click();
      await expect(element.getByRole('heading', { name: say.found })).toBeFocused({ timeout: 6_000 });
      await expect(titles(page).first()).toHaveText('Aldermoor Glide');
      await expect(element.getByText(say.engine).first()).toBeVisible();
    }
    expect(asked).toHaveLength(5);
  });
}

test('nobody is asked offline, or by a quiz that does not want it', async ({ page, context }) => {
  const asked = await answering(page, (route) => route.fulfill({ json: good('x'), headers }));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const advice of [false, true]) {
    const element = await open(host, page, publish(`offline-${advice}`, advice));
    await expect(element.getByRole('progressbar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.some((path) => path.includes('/advice-'))).toBe(advice);
    await context.setOffline(true);
    await element.getByRole('radio', { name: 'Running' }).click();
    await expect(titles(page).first()).toHaveText('Aldermoor Glide');
    await context.setOffline(false);
  }
  expect(asked).toEqual([]);
});
