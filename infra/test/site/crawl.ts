import { elements } from './html.ts';

export interface Page {
  path: string;
  html: string;
}

export interface Crawled {
  /** Pages that were rendered at build, by path. */
  pages: Map<string, Page>;
  /** Every address of ours that some page links to, with one of those pages. */
  links: Map<string, string>;
  /** What each address without its anchor answers. */
  statuses: Map<string, number>;
}

/** Addresses of this site as paths with query and anchor; those of others and mails are left out. */
const ownLinks = ({ path, html }: Page, origin: string): string[] =>
  elements(html, 'a').flatMap(({ href = '' }) => {
    const url = new URL(href, `${origin}${path}`);
    return url.origin === origin ? [url.pathname + url.search + url.hash] : [];
  });

/** Follows every link of the site from the given paths on. */
export const crawl = async (origin: string, from: string[]): Promise<Crawled> => {
  const found: Crawled = { pages: new Map(), links: new Map(), statuses: new Map() };
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const [address = ''] = path.split('#');
    if (found.statuses.has(address)) continue;
    const answer = await fetch(origin + address, { redirect: 'manual' });
    found.statuses.set(address, answer.status);
    const html = await answer.text();
    if (!html.includes('data-prerendered')) continue;
    const { pathname } = new URL(address, origin);
    const page = { path: pathname, html };
    if (pathname === address) found.pages.set(pathname, page);
    for (const link of ownLinks(page, origin)) {
      if (!found.links.has(link)) found.links.set(link, pathname);
      waiting.push(link);
    }
  }
  return found;
};
