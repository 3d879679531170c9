import type { Page } from '@playwright/test';

/** What a shopper sees. */
export interface Sight {
  title: string;
  top: string | undefined;
  retry: boolean;
  checked: number;
}

/**
 * Looks within the page, so that nothing goes to and fro while nothing changes.
 * @returns the first sight that is another one than the last, or undefined after a while
 */
const look = (page: Page, last: Sight | undefined): Promise<Sight | undefined> =>
  page
    .evaluate((before) => {
      const see = () => {
        const root = document.querySelector('recommend-quiz')?.shadowRoot;
        const title = root?.querySelector('h2')?.textContent;
        const top = root?.querySelector('article h3')?.textContent ?? undefined;
        const retry = /Try again/.test(root?.textContent ?? '');
        const checked = root?.querySelectorAll('input:checked').length ?? 0;
        const sight = title || retry ? { title: title ?? '', top, retry, checked } : undefined;
        return JSON.stringify(sight) === before ? undefined : sight;
      };
      return new Promise<Sight | undefined>((resolve) => {
        let looks = 0;
        const again = () => {
          const sight = see();
          if (sight || ++looks === 50) resolve(sight);
          // The page's clock goes forty times as fast: 10 ms.
          else setTimeout(again, 400);
        };
        again();
      });
    }, JSON.stringify(last))
    .catch(() => undefined);

const patience = 15_000;
/** Looks until there is something that `wanted` takes. */
export const until = async (page: Page, wanted: (screen: Sight) => boolean): Promise<Sight> => {
  let last: Sight | undefined;
  for (const start = Date.now(); Date.now() - start < patience; ) {
    const now = await look(page, last);
    if (now && wanted(now)) return now;
    // A page that is on its way elsewhere answers at once.
    if (!now) await new Promise((resolve) => setTimeout(resolve, 20));
    last = now ?? last;
  }
  throw new Error(`Nothing came after ${JSON.stringify(last)} at ${page.url()}`);
};
