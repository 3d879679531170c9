import { expect, test } from '@playwright/test';
import { adaptiveQuiz, everyType, shoes } from './test/everyType.ts';
import { type Host, startHost } from './test/host.ts';
import { only, open, pressTwice, storedOf } from './test/taking.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('a choice by pointer moves on at once, and the second of two presses answers nothing', async ({
  page,
}) => {
  // Two questions that look alike, so that the second press is on an option too.
  const plain = only('activity');
  const [activity] = plain.questions;
  const options = ['red', 'blue', 'white'].map((id) => ({ id, effects: [] }));
  const questions = [activity, { id: 'tint', type: 'single' as const, required: true, rules: [], options }];
  const texts = { en: { ...everyType.texts.en, 'activity.help': '', 'tint.title': 'Which colour?' } };
  const two = { ...plain, locales: ['en' as const], texts, questions: questions.flatMap((one) => one ?? []) };
  const quiz = host.publish(
    'pointer',
    { ...two, questions: [...two.questions, ...only('nickname').questions] },
    shoes,
  );
  const element = await open(host, page, quiz);
  const title = element.getByRole('heading').first();
  // The rules are there: what is pressed before waits for them.
  await expect(element.getByRole('progressbar')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await pressTwice(page, element.getByRole('radio', { name: 'Hiking' }));
  await expect(title).toHaveText('Which colour?');
  await expect(element.getByRole('radio', { checked: true })).toHaveCount(0);
  // Two presses that are two choices are both taken.
  await element.getByRole('radio', { name: 'Red' }).click();
  await element.getByRole('button', { name: 'Back' }).click();
  await expect(element.getByRole('radio', { name: 'Red' })).toBeChecked();
  await element.getByRole('button', { name: 'Back' }).click();
  await expect(element.getByRole('radio', { name: 'Hiking' })).toBeChecked();
});

test('what is wrong is said beside the field, and goes when it is put right', async ({ page }) => {
  const element = await open(host, page, host.publish('faults', only('mail', 'where'), shoes));
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
  let element = await open(host, page, quiz);
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
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await expect(element.getByRole('heading', { name: 'Perfect Match Found!' })).toBeVisible();
  await page.reload();
  await expect(element.getByText('Aldermoor Glide')).toBeVisible();
  await expect.poll(() => host.faults.length, { timeout: 60_000 }).toBe(0);
  await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
  await element.getByRole('button', { name: 'Try Different Answers' }).click();
  await element.getByRole('radio', { name: 'Hiking' }).click();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  await page.reload();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  expect(storedOf(host, quiz)).toHaveLength(1);
});

test('an answer is changed on the results page, and the ranking follows at once', async ({ page }) => {
  const element = await open(host, page, host.publish('edited', only('activity', 'insoles'), shoes));
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await element.getByText('Your answers').click();
  await element.getByRole('button', { name: 'Change' }).first().click();
  await element.getByRole('radio', { name: 'Padel' }).click();
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Smash');
  await expect(element.getByRole('status').filter({ hasText: 'Now first: Aldermoor Smash' })).toHaveCount(1);
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
  const element = await open(host, page, quiz);
  await loaded;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await element.getByRole('radio', { name: 'Hiking' }).click();
  await element.getByRole('radio', { name: '4 of 5 stars' }).click();
  await expect(element.getByText('Aldermoor Ridge')).toBeVisible();
  expect(storedOf(host, quiz)).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => storedOf(host, quiz).length).toBe(1);
});

test('two tabs on one quiz are one session, counted once', async ({ page, context }) => {
  const quiz = host.publish('tabs', only('activity', 'insoles'), shoes);
  const element = await open(host, page, quiz);
  const other = await context.newPage();
  const second = await open(host, other, quiz);
  await element.getByRole('radio', { name: 'Padel' }).click();
  await expect(second.getByRole('heading', { name: 'Do you wear insoles?' })).toBeVisible();
  await second.getByRole('radio', { name: 'Yes' }).click();
  await expect(element.getByText('Aldermoor Smash')).toBeVisible();
  await expect.poll(() => storedOf(host, quiz).length).toBe(1);
  await Promise.all([page.reload(), other.reload()]);
  await expect(element.getByText('Aldermoor Smash')).toBeVisible();
  expect(storedOf(host, quiz)).toHaveLength(1);
});

test('Start Over begins anew, and what comes of it counts as another response', async ({ page }) => {
  const quiz = host.publish('anew', only('activity', 'insoles'), shoes);
  const element = await open(host, page, quiz, '&lang=nl');
  const take = async (activity: string) => {
    await element.getByRole('radio', { name: activity }).click();
    await element.getByRole('radio', { name: 'Ja' }).click();
    await expect(element.getByRole('heading', { name: 'Perfecte match gevonden!' })).toBeFocused();
  };
  await take('Hardlopen');
  await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
  await element.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(element.getByRole('heading', { name: 'Wat ga je ermee doen?' })).toBeFocused();
  await expect(element.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(element.getByRole('heading', { name: 'Wat ga je ermee doen?' })).toBeVisible();
  await expect(element.getByRole('radio', { checked: true })).toHaveCount(0);
  await take('Padel');
  await expect.poll(() => storedOf(host, quiz)).toHaveLength(2);
  const chosen = storedOf(host, quiz).map(({ answers }) => answers.activity);
  expect(chosen).toEqual([
    { kind: 'options', ids: ['running'] },
    { kind: 'options', ids: ['padel'] },
  ]);
});

test('both ends of a price range are dragged, and neither passes the other', async ({ page }) => {
  const quiz = host.publish('range', only('budget'), shoes);
  const element = await open(host, page, quiz);
  const low = element.getByRole('slider', { name: 'Lowest price' });
  const high = element.getByRole('slider', { name: 'Highest price' });
  const box = await low.boundingBox();
  if (!box) throw new Error('The slider is not on screen.');
  // A thumb is 44 px wide: its middle goes from 22 px to 22 px before the end.
  const at = (price: number) => box.x + 22 + ((price - 20) / 200) * (box.width - 44);
  const drag = async (from: number, to: number) => {
    await page.mouse.move(at(from), box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(at(to), box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await drag(220, 120);
  await expect(high).toHaveJSProperty('value', '120');
  await drag(20, 60);
  await expect(low).toHaveJSProperty('value', '60');
  await expect(element.getByText('€60 – €120')).toBeVisible();
  await drag(60, 200);
  await expect(low).toHaveJSProperty('value', '120');
  // Where both stand in one place, the one that can still move is within reach.
  await drag(120, 220);
  await expect(high).toHaveJSProperty('value', '220');
  await drag(120, 220);
  await drag(220, 40);
  await expect(low).toHaveJSProperty('value', '40');
  await expect(high).toHaveJSProperty('value', '220');
  await element.getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(() => storedOf(host, quiz)[0]?.answers.budget)
    .toEqual({ kind: 'range', min: 40, max: 220 });
});

test('an adaptive quiz asks what tells most first, and only it loads what that takes', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const plain = await open(host, page, host.publish('plain', only('activity', 'insoles'), shoes));
  await plain.getByRole('radio', { name: 'Running' }).click();
  await plain.getByRole('radio', { name: 'Yes' }).click();
  await expect(plain.getByRole('article').first()).toBeVisible();
  expect(loaded.filter((path) => path.includes('adaptive'))).toEqual([]);
  const quiz = host.publish('adaptive', adaptiveQuiz, shoes);
  const element = await open(host, page, quiz);
  await element.getByRole('radio', { name: 'Running' }).click();
  await element.getByRole('textbox').fill('Ada');
  await page.reload();
  await expect(element.getByRole('textbox')).toHaveValue('Ada');
  await element.getByRole('textbox').press('Enter');
  await expect(element.getByRole('article').first()).toContainText('Aldermoor Glide');
  await expect(element.getByRole('article').first()).toContainText('Because you chose “Running”');
  expect(loaded.some((path) => path.includes('adaptive'))).toBe(true);
  await expect.poll(() => storedOf(host, quiz)).toHaveLength(1);
  await element.getByText('Your answers').click();
  await expect(element.getByRole('button', { name: 'Change' })).toHaveCount(2);
});
