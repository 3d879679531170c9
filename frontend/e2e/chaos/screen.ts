import type { Page } from '@playwright/test';

/** What a shopper sees. */
export interface Sight {
  title: string;
  top: string | undefined;
  retry: boolean;
  checked: number;
}

const look = (page: Page): Promise<Sight | undefined> =>
  page
    .evaluate(() => {
      const root = document.querySelector('recommend-quiz')?.shadowRoot;
      const title = root?.querySelector('h2')?.textContent;
      const top = root?.querySelector('article h3')?.textContent ?? undefined;
      const retry = /Try again/.test(root?.textContent ?? '');
      const checked = root?.querySelectorAll('input:checked').length ?? 0;
      return title || retry ? { title: title ?? '', top, retry, checked } : undefined;
    })
    .catch(() => undefined);

const patience = 15_000;
/** Looks until there is something that `wanted` takes. */
export const until = async (page: Page, wanted: (screen: Sight) => boolean): Promise<Sight> => {
  let last: Sight | undefined;
  for (const start = Date.now(); Date.now() - start < patience; ) {
    last = await look(page);
    if (last && wanted(last)) return last;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing came after ${JSON.stringify(last)} at ${page.url()}`);
};
