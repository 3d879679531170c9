import { expect, type Page, test } from '@playwright/test';
import { resultLink } from '#shared/quiz/link.ts';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** How often the page that is shown came back as it was left. */
const returns = (page: Page) =>
  page.evaluate(() => (window as unknown as { returns?: number }).returns).catch(() => undefined);
const travel = async (page: Page, by: number, times: number) => {
  await page.evaluate((steps) => history.go(steps), by);
  await expect.poll(() => returns(page)).toBe(times);
};

/**
 * Until the page has all that a quiz loads ahead: a script that arrived while the page is away would want to run, and
 * the browser drops a page that does.
 */
const loadedAhead = async (page: Page) => {
  const ahead = ['/rest-', '/events-', '/send-', '/pool.json'];
  await expect
    .poll(() =>
      page.evaluate((names) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return names.filter((name) => !loaded.some((address) => address.includes(name)));
      }, ahead),
    )
    .toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

test('a page that comes back by the history goes on where the quiz is, and sends nothing twice', async ({
  playwright,
  launchOptions,
}) => {
  // Tests are without the back/forward cache unless they ask for it.
  const own = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await own.newPage();
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const { returns: before = 0 } = window as { returns?: number };
        Object.assign(window, { returns: before + Number(persisted) });
      }),
    );
    const quiz = host.publish('history', only('activity', 'insoles', 'nickname'), shoes);
    const element = await open(host, page, quiz);
    await element.getByRole('radio', { name: 'Padel' }).click();
    await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
    await loadedAhead(page);
    // On a page without the quiz; then on one where the shopper goes on with it, which writes what it keeps.
    await page.goto(`${host.page}/`);
    await page.evaluate((key) => {
      const state = JSON.parse(localStorage.getItem(key) ?? '');
      state.answers.insoles = { kind: 'options', ids: ['yes'] };
      localStorage.setItem(key, JSON.stringify({ ...state, currentQuestionIndex: 2 }));
    }, `quiz-${quiz}`);
    await travel(page, -1, 1);
    await element.getByRole('textbox').fill('Ada');
    await element.getByRole('textbox').press('Enter');
    await expect(element.getByRole('article').first()).toContainText('Aldermoor Smash');
    await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
    expect(storedOf(host, quiz)[0]?.answers).toMatchObject({
      activity: { kind: 'options', ids: ['padel'] },
      insoles: { kind: 'options', ids: ['yes'] },
    });
    // Away and back from the result: what is stored stays one, and nothing goes out again.
    await page.waitForLoadState('networkidle');
    await page.goto(`${host.page}/`);
    await page.evaluate(() => history.back());
    await expect(element.getByRole('article').first()).toContainText('Aldermoor Smash');
    await page.waitForLoadState('networkidle');
    expect(host.posts()).toBe(1);
  } finally {
    await own.close();
  }
});

for (const mode of ['inline', 'popup'])
  test(`a link to a result opens it on a page that is open, ${mode}`, async ({ page }) => {
    const questions = only('activity', 'insoles');
    const quiz = host.publish(`follow-${mode}`, questions, shoes);
    await page.goto(`${host.page}/?quiz=${quiz}&mode=${mode}`);
    const element = page.locator('recommend-quiz');
    if (mode === 'popup') {
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Take the quiz' }).click();
    }
    await element.getByRole('radio', { name: 'Running' }).click();
    await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
    if (mode === 'popup') await page.keyboard.press('Escape');
    const link = (activity: string) =>
      resultLink(
        { quizId: quiz, questions: questions.questions },
        { activity: { kind: 'options', ids: [activity] }, insoles: { kind: 'options', ids: ['no'] } },
        page.url(),
      );
    const follow = (to: string | null) =>
      page.evaluate((address) => {
        location.href = address ?? '';
      }, to);
    await follow(link('hiking'));
    await expect(element.getByRole('article').first()).toContainText('Aldermoor Trek');
    await follow(link('padel'));
    await expect(element.getByRole('article').first()).toContainText('Aldermoor Smash');
    // Looked at only: the visitor's own run is where it was.
    expect(storedOf(host, quiz)).toHaveLength(0);
    await page.goto(`${host.page}/?quiz=${quiz}`);
    await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  });
