import { expect, test } from '@playwright/test';
import { drawFrom } from '#shared/quiz/test/draw.ts';
import { everyType, shoes } from './test/everyType.ts';
import { type Fault, type Host, startHost } from './test/host.ts';

const sessions = 6;
const faults: Fault[] = [
  'cutBefore',
  'cutAfter',
  { status: 500 },
  { status: 503 },
  { status: 429, headers: { 'retry-after': '1' } },
];
const steps = [
  ['running', 'hiking', 'padel'],
  ['yes', 'no'],
  ['red', 'blue', 'white'],
];

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('through double taps, reloads, closed tabs and a failing server every session is stored once', async ({
  browser,
}) => {
  const draw = drawFrom(20261121);
  const questions = everyType.questions.filter(({ id }) => ['activity', 'insoles', 'colour'].includes(id));
  const order = ['activity', 'colour', 'insoles'];
  const quiz = host.publish('chaos', { ...everyType, questions }, shoes);
  const expected: unknown[] = [];
  for (let session = 0; session < sessions; session++) {
    const context = await browser.newContext();
    host.faults.push(...Array.from({ length: draw.int(0, 3) }, () => draw.pick(faults)));
    let page = await context.newPage();
    const visit = async () => {
      const next = await context.newPage();
      await next.goto(`${host.page}/?quiz=${quiz}`);
      await page.close();
      page = next;
    };
    await visit();
    const answers: Record<string, unknown> = {};
    for (const id of order) {
      const choice = draw.pick(steps[['activity', 'insoles', 'colour'].indexOf(id)] ?? []);
      answers[id] = { kind: 'options', ids: [choice] };
      const label = everyType.texts.en?.[`${choice}.label`] ?? '';
      const radio = page.locator('recommend-quiz').getByRole('radio', { name: label, exact: true });
      if (draw.chance(0.3)) await radio.dblclick();
      else await radio.click();
      if (draw.chance(0.3)) await page.reload();
      if (draw.chance(0.3)) await visit();
    }
    await expect(page.locator('recommend-quiz').getByRole('article').first()).toBeVisible();
    expected.push(answers);
    await expect.poll(() => [...host.stored.values()].map((response) => response.answers)).toEqual(expected);
    host.faults.length = 0;
    await context.close();
  }
});
