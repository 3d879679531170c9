import { expect, test } from '@playwright/test';
import type { Head } from '#shared/quiz/artefact.ts';
import { shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('two live versions are shared out, and who is in the middle of one stays with it', async ({ page }) => {
  const quiz = host.publish('split', only('activity', 'insoles'), shoes);
  host.publish('split', only('activity', 'fit'), shoes, 2);
  const point = (share: number) =>
    host.published.set(`/q/${quiz}.json`, { quizId: quiz, version: 2, split: { version: 1, share } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  let element = await open(host, page, quiz);
  expect(await page.evaluate(() => localStorage.getItem('quiz-visitor'))).toBeNull();
  expect(loaded.filter((path) => path.includes('split'))).toEqual([]);
  // A visitor who is drawn for the other version at 20 percent, and not at 1.
  await page.evaluate(() => localStorage.setItem('quiz-visitor', 'v'));
  const versions = new Set<number | undefined>();
  for (const share of [1, 99]) {
    point(share);
    await page.evaluate(() =>
      localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('quiz-quiz_')) ?? ''),
    );
    const head = page.waitForResponse(/\/q\/quiz_[0-9a-f]+\/\d+\.json$/);
    element = await open(host, page, quiz);
    versions.add(((await (await head).json()) as Head).version);
  }
  expect([...versions]).toEqual([2, 1]);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  point(1);
  await page.reload();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toBeVisible();
  await expect.poll(() => storedOf(host, quiz)).toMatchObject([{ version: 1 }]);
  // It was begun under another share: it says nothing about this one.
  expect(storedOf(host, quiz)[0]).not.toHaveProperty('split');
});

test('a response under a split says so', async ({ page }) => {
  const quiz = host.publish('split-told', only('activity'), shoes);
  host.published.set(`/q/${quiz}.json`, { quizId: quiz, version: 1, split: { version: 9, share: 1 } });
  await page.addInitScript(() => localStorage.setItem('quiz-visitor', 'a'));
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect.poll(() => storedOf(host, quiz)).toMatchObject([{ version: 1, split: true }]);
});

test('a cache that is behind gives one whole version, whose response counts', async ({ page }) => {
  const quiz = host.publish('stale', only('activity', 'insoles'), shoes);
  const before = host.published.get(`/q/${quiz}.json`) ?? {};
  host.publish('stale', only('activity', 'fit'), shoes, 2);
  host.published.set(`/q/${quiz}.json`, before);
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await expect.poll(() => storedOf(host, quiz)).toMatchObject([{ version: 1 }]);
});

test('a file that is missing or of another version is not used, and can be asked for again', async ({
  page,
}) => {
  const quiz = host.publish('mixed', only('activity'), shoes);
  const [head, pool] = [`/q/${quiz}/1.json`, `/q/${quiz}/1/pool.json`];
  const good = [host.published.get(head) ?? {}, host.published.get(pool) ?? {}] as const;
  host.published.delete(head);
  await page.goto(`${host.page}/?quiz=${quiz}`);
  const element = page.locator('recommend-quiz');
  const again = element.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  host.published.set(head, { ...good[0], version: 2 });
  await again.click();
  await expect(again).toBeVisible();
  host.published.set(head, good[0]).set(pool, { ...good[1], version: 2 });
  await again.click();
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(again).toBeVisible();
  await expect(element.getByRole('article')).toHaveCount(0);
  host.published.set(pool, good[1]);
  await again.click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
});

test('a link reopens a result, next to a run of the visitor’s own, and counts as none', async ({ page }) => {
  const quiz = host.publish('linked', only('activity', 'insoles'), shoes);
  const { resultLink } = await import('#shared/quiz/link.ts');
  const head = host.published.get(`/q/${quiz}/1.json`) as Head;
  const given = {
    activity: { kind: 'options' as const, ids: ['hiking'] },
    insoles: { kind: 'options' as const, ids: ['no'] },
  };
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(element.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  const own = await page.evaluate((key) => localStorage.getItem(key), `quiz-${quiz}`);
  const other = await page.context().newPage();
  await other.goto(resultLink(head, given, `${host.page}/?quiz=${quiz}`) ?? '');
  const linked = other.locator('recommend-quiz');
  await expect(linked.getByRole('article').first()).toContainText('Aldermoor Trek');
  expect(await other.evaluate((key) => localStorage.getItem(key), `quiz-${quiz}`)).toBe(own);
  expect(storedOf(host, quiz)).toEqual([]);
  await linked.getByRole('button', { name: 'Start Over' }).click();
  await expect(linked.getByRole('heading', { name: 'What will you do in them?' })).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
});
