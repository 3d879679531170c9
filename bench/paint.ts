import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startHost } from '../frontend/embed/test/host.ts';
import { launchOptions } from '../infra/test/browser.ts';
import { percentile } from './metrics.ts';
import { catalogueOf, quizOf } from './synthetic.ts';

const questions = 10;
const runs = 25;
const slowdown = 4;
/**
 * Milliseconds that a shopper looks at a question before the press; what the browser does meanwhile keeps nobody
 * waiting, and the first moment of a question takes no press.
 */
const reading = 500;
/** Milliseconds that a finger stays; hardly any is quicker. */
const holding = 60;

/** What the page itself measures, each until the next picture is on screen; the browser rounds to 8 ms. */
interface Seen {
  /** By interaction; the longest of its events. */
  presses: Map<number, number>;
  /** Of every click, in order. */
  clicks: number[];
  /** Whether the picture after the newest click holds a result. */
  shown: boolean;
}

const watch = () => {
  const seen: Seen = { presses: new Map(), clicks: [], shown: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const before = seen.presses.get(entry.interactionId) ?? 0;
      seen.presses.set(entry.interactionId, Math.max(entry.duration, before));
      if (entry.name === 'click') seen.clicks.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // Looking at every frame instead would itself cost the page a part of each.
  const look = () =>
    requestAnimationFrame(() => {
      seen.shown = !!document.querySelector('recommend-quiz')?.shadowRoot?.querySelector('article');
    });
  addEventListener('click', look, true);
};

/**
 * A finger on the screen, as the browser gets it from one: what a locator adds within the page, to see that it hits,
 * would be measured with it.
 */
const tap = async (devtools: CDPSession, x: number, y: number) => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(holding);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const take = async (browser: Browser, url: string): Promise<{ inp: number; result: number }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page: Page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const pool = page.waitForResponse(/pool\.json/);
  await page.goto(url);
  for (let question = 0; question < questions; question++) {
    if (question === questions - 1) {
      await pool;
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    }
    await page.getByRole('heading', { name: `q${question}`, exact: true }).waitFor();
    await page.waitForTimeout(reading);
    const box = await page
      .getByRole('radio')
      .nth(question % 5)
      .boundingBox();
    if (!box) throw new Error('Nothing to press');
    await tap(devtools, box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(
    (all) => (window as never as { seen: Seen }).seen.clicks.length === all,
    questions,
  );
  const seen = await page.evaluate(() => {
    const { presses, clicks, shown } = (window as never as { seen: Seen }).seen;
    return { inp: Math.max(...presses.values()), result: clicks.at(-1) ?? 0, shown };
  });
  if (!seen.shown) throw new Error('The first picture after the last answer held no result');
  await context.close();
  return seen;
};

const spread = (values: number[]) => ({
  p50: Math.round(percentile(values, 0.5)),
  p75: Math.round(percentile(values, 0.75)),
  p95: Math.round(percentile(values, 0.95)),
});

/**
 * Takes a quiz of 10 questions over 500 products on a phone-sized screen with a processor slowed down 4 times.
 * @returns milliseconds: the worst press of each run (INP, which is judged by its 75th percentile,
 * https://web.dev/articles/inp), and from the last answer to the result on screen, without a network
 */
export const paint = async () => {
  const host = await startHost();
  const quiz = host.publish('paint', quizOf(questions, 5), catalogueOf(500));
  const browser = await chromium.launch(launchOptions());
  const load = loadavg()[0]?.toFixed(1);
  const seen: { inp: number; result: number }[] = [];
  for (let run = 0; run < runs; run++) seen.push(await take(browser, `${host.page}/?quiz=${quiz}`));
  await browser.close();
  await host.stop();
  console.log(`${runs} runs at ${slowdown} times slowdown; load of this machine ${load} at the start`);
  return {
    resultMs: spread(seen.map(({ result }) => result)),
    inpMs: spread(seen.map(({ inp }) => inp)),
    runs,
  };
};
