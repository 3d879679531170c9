import type { BrowserContext, Page } from '@playwright/test';

/**
 * What runs in the page before anything else: its clock starts an hour ago and goes forty times as fast, so that
 * nobody waits for the next attempt. Only how long the page waits for an answer is as it is in a shop: a busy machine
 * takes more than a fortieth of that, and the page would give up every attempt.
 */
const fastClock = (start: number) => {
  const speed = 40;
  const patience = 20_000;
  const Native = Date;
  const later = window.setTimeout;
  const now = () => start - 3_600_000 + (Native.now() - start) * speed;
  class Fast extends Native {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([now()] as [number])));
    }
    static override now = now;
  }
  window.Date = Fast as DateConstructor;
  window.setTimeout = ((run: () => void, milliseconds = 0) =>
    later(run, milliseconds === patience ? milliseconds : milliseconds / speed)) as typeof window.setTimeout;
};

/** A browser that lets pages keep nothing. */
const blocked = () => {
  for (const name of ['localStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
};

/** How many letters wait in the page's outbox. */
export const lettersLeft = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('recommend', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('letters', { keyPath: 'id' });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const count = asked.result.transaction('letters').objectStore('letters').count();
      count.onsuccess = () => {
        asked.result.close();
        resolve(count.result);
      };
    };
  });

/**
 * Opens tabs for one shopper. Those of one browser context may come after one another in it: each has a shop of their
 * own, and so nothing that another one kept.
 * @param keeps whether pages may keep anything
 */
export const tabsOf = (context: BrowserContext, keeps: boolean) => {
  const start = Date.now();
  return async (): Promise<Page> => {
    const page = await context.newPage();
    await page.addInitScript(fastClock, start);
    if (!keeps) await page.addInitScript(blocked);
    return page;
  };
};
