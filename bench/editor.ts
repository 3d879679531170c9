import { loadavg } from 'node:os';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { createClient } from '../infra/local/seed/client.ts';
import { connectedShop } from '../infra/local/seed/connection.ts';
import { demoMerchant, enter, leave } from '../infra/local/seed/merchant.ts';
import { launchOptions } from '../infra/test/browser.ts';
import { quizzes } from '../shared/api/quizzes.ts';
import { shops } from '../shared/api/shops.ts';
import type { Quiz } from '../shared/model/quiz.ts';
import { countBlankFrames, inpOf, nameKind, watchPresses } from './editorWatch.ts';
import { percentile } from './metrics.ts';
import { quizOf } from './synthetic.ts';

/** Fewer where the machine cannot import as many in time. */
const products = Number(process.env.EDITOR_PRODUCTS ?? 20_000);
const questions = 200;
const options = 5;
const slowdown = 4;
const rounds = Number(process.env.EDITOR_ROUNDS ?? 12);
const edits = Number(process.env.EDITOR_EDITS ?? 500);

const origin = process.env.RECOMMEND_ORIGIN ?? 'http://localhost:3000';
const mailOrigin = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';
const domain = `stock-${products}.myshopify.com`;

/** A quiz of the greatest length, about tags that the catalogue has. */
const longQuiz = (tags: string[]): Quiz => {
  const quiz = quizOf(questions, options);
  let next = 0;
  for (const question of quiz.questions)
    for (const { effects } of 'options' in question ? question.options : [])
      for (const effect of effects) {
        if (effect.kind === 'boost') effect.weight = Math.min(effect.weight, 100);
        if (effect.match.on === 'tag') effect.match.values = [tags[next++ % tags.length] ?? 'x'];
      }
  return quiz;
};

/** The shop with its catalogue, and the quiz, made through the API as any client would. */
const prepare = async () => {
  const client = createClient(origin);
  const { token, cookies } = await enter(client, mailOrigin);
  const shop = await connectedShop(client, token, console.log, { domain, minutes: 30 });
  const params = { shopId: shop.id };
  const first = await fetch(`${origin}/api/shops/${shop.id}/products?limit=250`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const page = shops.products.response.parse(await first.json());
  const tags = [...new Set(page.products.flatMap((product) => product.tags))];
  const body = { name: 'A long quiz', from: 'blank' as const };
  const { data: made } = await client.call(quizzes.create, { token, params, body });
  const draft = longQuiz(tags);
  await client.call(quizzes.save, {
    token,
    params: { ...params, quizId: made.id },
    body: { revision: made.revision, name: made.name, draft },
  });
  return { client, cookies, shopId: shop.id, quizId: made.id };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

const openContext = async (browser: Browser, { shopId }: Prepared) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((id) => localStorage.setItem('current-shop', id), shopId);
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login?redirectUrl=%2Fapp`);
  await page.getByLabel('E-mail').fill(demoMerchant.email);
  await page.getByLabel('Password').first().fill(demoMerchant.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/app$/);
  await page.close();
  return context;
};

const row = (page: Page, index: number) => page.locator('ol > [data-row]').nth(index);
const title = (page: Page) => page.getByLabel('Question', { exact: true });

const openEditor = async (context: BrowserContext, quizId: string) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchPresses);
  // The catalogue comes in pages; the last one names no further.
  const whole = page.waitForResponse(
    async (response) =>
      /\/products\?/.test(response.url()) && response.ok() && !('cursor' in (await response.json())),
    { timeout: 600_000 },
  );
  await page.goto(`${origin}/app/quizzes/editor/${quizId}`);
  await row(page, questions - 1).waitFor({ state: 'attached', timeout: 120_000 });
  await whole;
  await page.waitForLoadState('networkidle', { timeout: 600_000 });
  return { page, devtools };
};

/** Milliseconds between two keys: twelve a second, which is a fast typist. */
const delay = 80;

/**
 * Until what was pressed is painted. To look for the next thing to press by its name and role keeps the page's own
 * thread busy for longer than most presses: no merchant does that, and it must not count.
 */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Milliseconds between arriving at something and pressing it, and between pressing and letting go, as of a quick hand. */
const hand = { aims: 120, holds: 60 };

/**
 * A press with a mouse that was there before: what passing over something costs is not part of the press, nor what a
 * locator's click does in the page to see that it hits.
 */
const press = async (page: Page, what: Locator) => {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hand.aims);
  await page.mouse.down();
  await page.waitForTimeout(hand.holds);
  await page.mouse.up();
};

/** Until the properties are those of the question that was chosen, as anybody waits who wants to change them. */
const followed = async (page: Page, chosen: Locator) => {
  const name = await chosen.textContent();
  await page.waitForFunction(
    (title) =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === title) &&
      // The title is there at once; the rest is let be changed when it is of the same question.
      document.querySelector('fieldset:is(:disabled, [aria-disabled=true])') === null,
    name,
  );
};

/** Until the details of an answer are there, as anybody waits who opened them to look. */
const opened = (page: Page) => page.locator('[aria-expanded=true] + div select').first().waitFor();

/** What a merchant does to one question after the other: choose, type, add, require, move, undo. */
const edit = async (page: Page, round: number) => {
  const chosen = row(page, (round * 17) % questions);
  const button = chosen.locator('button[aria-current]');
  const undo = () => page.keyboard.press('ControlOrMeta+z');
  const steps: [kind: string, step: () => Promise<unknown>][] = [
    ['choose', () => press(page, button)],
    ['type', () => title(page).pressSequentially(' so?', { delay })],
    ['type', () => page.getByLabel('Answer 1', { exact: true }).pressSequentially('ab', { delay })],
    ['open', () => press(page, page.locator('button[aria-expanded][aria-label^="What "]').first())],
    ['type', () => title(page).pressSequentially('!', { delay })],
    ['add', () => press(page, page.getByText('Add an answer', { exact: true }))],
    ['toggle', () => press(page, page.locator('[role=switch]').first())],
    ['move', () => chosen.locator('[data-handle]').press('ArrowDown')],
    ['undo', undo],
    ['undo', undo],
    ['undo', undo],
  ];
  for (const [kind, step] of steps) {
    await page.evaluate(nameKind, kind);
    await step();
    await painted(page);
    if (kind === 'choose') await followed(page, button);
    if (kind === 'open') await opened(page);
  }
};

const usedMB = async (devtools: CDPSession) => {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round((usedSize / 2 ** 20) * 10) / 10;
};

const measurePresses = async (context: BrowserContext, quizId: string) => {
  const { page, devtools } = await openEditor(context, quizId);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let round = 0; round < rounds; round++) await edit(page, round);
  const seen = await inpOf(page);
  await page.close();
  return {
    inpMs: Math.round(seen.inp),
    p50: Math.round(percentile(seen.all, 0.5)),
    p95: Math.round(percentile(seen.all, 0.95)),
    presses: seen.all.length,
    worst: seen.worst,
    byKind: seen.byKind,
  };
};

/** Edits after which what editing needs is loaded and compiled, and undone steps have been kept once. */
const warmUp = 50;

/** Megabytes of the page before, halfway and after all edits; of five, one is kept and four are undone. */
const measureMemory = async (context: BrowserContext, quizId: string) => {
  const { page, devtools } = await openEditor(context, quizId);
  await row(page, 0).locator('button[aria-current]').click();
  await title(page).focus();
  const heapMB: Record<number, number> = {};
  for (let done = 1 - warmUp; done <= edits; done++) {
    // The undo of each edit ends its step, so that no two are one.
    await page.keyboard.press(done % 2 === 0 ? 'x' : 'y');
    await page.keyboard.press('ControlOrMeta+z');
    if (done % 5 === 0) await page.keyboard.press('ControlOrMeta+Shift+z');
    if (done === 0 || done === edits / 2 || done === edits) heapMB[done] = await usedMB(devtools);
  }
  const flow = await countBlankFrames(page, 'ol:has(> [data-row])');
  await page.close();
  return { heapMB, flow };
};

const measureScrolling = async (context: BrowserContext) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/app/products`);
  await page.getByText(products.toLocaleString('en')).first().waitFor({ timeout: 600_000 });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await countBlankFrames(page, 'table');
  await page.close();
  return frames;
};

/**
 * Edits the longest quiz over a catalogue of 20,000 products in the built product, with a processor slowed down 4
 * times. Needs a running stack (`RECOMMEND_ORIGIN`, `RECOMMEND_MAIL`); its dev shop makes the catalogue.
 * @returns the worst press in milliseconds (INP: one in 50 may be worse), frames of a fast scroll through the products
 * and through the questions that showed a gap, and megabytes of the page over the edits
 */
export const editor = async () => {
  const prepared = await prepare();
  const browser = await chromium.launch(launchOptions());
  const load = loadavg()[0]?.toFixed(1);
  try {
    const context = await openContext(browser, prepared);
    const presses = await measurePresses(context, prepared.quizId);
    console.log(`Presses at ${slowdown} times slowdown: ${JSON.stringify(presses)}`);
    const scrolling = await measureScrolling(context);
    const { heapMB, flow } = await measureMemory(context, prepared.quizId);
    console.log(`Load of this machine ${load} at the start, ${loadavg()[0]?.toFixed(1)} at the end`);
    const { inpMs, p95, byKind } = presses;
    return { inpMs, presses: presses.presses, p95, byKind, scrolling, flow, heapMB };
  } finally {
    await browser.close();
    await leave(prepared.client, prepared.cookies);
  }
};
