import type { Page } from '@playwright/test';
import { percentile } from './metrics.ts';

interface Press {
  ms: number;
  what: string;
  kind: string;
}

/** Runs in the page: from now on presses are of this kind. */
export const nameKind = (kind: string) => {
  const { pressKinds: before = [] } = window as { pressKinds?: { kind: string; from: number }[] };
  Object.assign(window, { pressKinds: [...before, { kind, from: performance.now() }] });
};

/** Runs in the page: how long each press took until the next picture, and on what. */
export const watchPresses = () => {
  const presses = new Map<number, { ms: number; what: string; kind: string }>();
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const before = presses.get(entry.interactionId);
      if (before && before.ms >= entry.duration) continue;
      const on = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 90) : '';
      // It is told of when the next kind may have begun.
      const { pressKinds = [] } = window as { pressKinds?: { kind: string; from: number }[] };
      const { kind = '' } = pressKinds.findLast(({ from }) => from <= entry.startTime) ?? {};
      presses.set(entry.interactionId, { ms: entry.duration, what: `${entry.name} ${on}`, kind });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The interaction to next paint as browsers report it: the worst press, but for one in each 50. */
export const inpOf = async (page: Page) => {
  const all = await page.evaluate(() => [
    ...(window as never as { presses: Map<number, Press> }).presses.values(),
  ]);
  const sorted = all.toSorted((a, b) => b.ms - a.ms);
  const allowed = Math.min(sorted.length - 1, Math.floor(sorted.length / 50));
  const kinds = Object.entries(Object.groupBy(all, ({ kind }) => kind)).map(([kind, presses = []]) => {
    const times = presses.map(({ ms }) => ms);
    return [kind, { p50: percentile(times, 0.5), max: Math.max(...times) }];
  });
  return {
    inp: sorted[allowed]?.ms ?? 0,
    all: all.map(({ ms }) => ms),
    worst: sorted.slice(0, 5),
    byKind: Object.fromEntries(kinds) as Record<string, { p50: number; max: number }>,
  };
};

/**
 * Scrolls through a long list, faster and faster, and looks at each frame whether the place of a row is empty.
 * @param list selector of the list, whose rows are `tr` or `[data-row]`
 */
export const countBlankFrames = (page: Page, list: string): Promise<{ frames: number; blank: number }> =>
  page.evaluate(async (selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const long = document.querySelector(selector);
    if (!long) throw new Error(`There is no ${selector} to scroll.`);
    const scrolls = (element: Element | null): Element | null =>
      !element ||
      (/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight)
        ? element
        : scrolls(element.parentElement);
    const around = scrolls(long) ?? document.scrollingElement ?? document.documentElement;
    let frames = 0;
    let blank = 0;
    const isBlank = () => {
      const { left, width, top, bottom } = long.getBoundingClientRect();
      return [0.3, 0.5, 0.7, 0.9].some((share) => {
        const y = innerHeight * share;
        if (y <= top || y >= bottom) return false;
        const at = document.elementFromPoint(left + width / 2, y);
        // A row whose contents are not there is hit itself; between two rows it is the list.
        return at !== null && (at.closest('tr[aria-hidden]') !== null || at.matches('[data-row]'));
      });
    };
    for (const step of [120, 400, 1200, 3000]) {
      for (let count = 0; count < 60; count++) {
        around.scrollBy(0, step);
        await frame();
        frames += 1;
        // Asked for in the same frame, after what the page does on scrolling: this is what is painted.
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(0);
        });
        if (isBlank()) blank += 1;
      }
      // Through a list of questions in a few frames: back, so that each speed has something to pass.
      if (around !== document.scrollingElement) around.scrollTo(0, 0);
    }
    return { frames, blank };
  }, list);
