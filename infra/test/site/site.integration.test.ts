import { beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '#shared/site.ts';
import { type Crawled, crawl, type Page } from './crawl.ts';
import { contents, elements, idsIn, textBlocks, textOf } from './html.ts';
import { isEnglish } from './language.ts';
import { faultsOfThing, thingsIn } from './schema-org.ts';

const origin = process.env.RECOMMEND_ORIGIN ?? '';
const pathOf = (address: string) => new URL(address, origin).pathname;
let site: Crawled;
let pages: Page[];
beforeAll(async () => {
  site = await crawl(origin, ['/', '/nl']);
  pages = [...site.pages.values()];
});

/** What is found on every page, with the page's path. */
const onEvery = (find: (page: Page) => string[]): string[] =>
  pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

const linkOf = (html: string, rel: string) =>
  elements(html, 'link').find((link) => link.rel === rel)?.href ?? '';
const metaOf = (html: string, name: string) =>
  elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content ?? '';
const alternatesOf = ({ html }: Page) =>
  elements(html, 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${pathOf(href ?? '')}`);

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the built site', () => {
  it('is found whole, in both languages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(2 * (sitePages.length + 12));
  });

  it('has no broken link', () => {
    const broken = [...site.links].filter(([link]) => site.statuses.get(link.split('#')[0] ?? '') !== 200);
    expect(broken.map(([link, from]) => `${from} → ${link}`)).toEqual([]);
  });

  it('has no broken anchor', () => {
    const broken = [...site.links].filter(([link]) => {
      const { pathname, hash } = new URL(link, origin);
      const page = site.pages.get(pathname);
      return hash !== '' && page && !idsIn(page.html).has(decodeURIComponent(hash.slice(1)));
    });
    expect(broken.map(([link, from]) => `${from} → ${link}`)).toEqual([]);
  });

  it('has every page in its sitemap, and the other way round', async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const listed = contents(sitemap, 'loc').map(pathOf);
    expect(listed.sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  it('names each page’s own address, and its languages on both sides', () => {
    const faults = onEvery((page) => {
      const own = alternatesOf(page);
      const others = own.map((line) => site.pages.get(line.split(' ')[1] ?? ''));
      return [
        ...(pathOf(linkOf(page.html, 'canonical')) === page.path ? [] : ['another canonical address']),
        ...(own.length === 3 && own.some((line) => line.endsWith(` ${page.path}`))
          ? []
          : ['own language is missing']),
        ...others.flatMap((other, at) =>
          other && alternatesOf(other).join() === own.join() ? [] : [`${own[at]} does not name it back`],
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('tells search engines what schema.org knows', () => {
    const scripts = ({ html }: Page) => contents(html, 'script').filter((text) => text.startsWith('{'));
    expect(onEvery((page) => (scripts(page).length === 1 ? [] : ['not one script']))).toEqual([]);
    expect(onEvery((page) => scripts(page).flatMap(thingsIn).flatMap(faultsOfThing))).toEqual([]);
  });

  it('names its three plans as offers', () => {
    const [script = ''] = contents(site.pages.get('/')?.html ?? '', 'script').filter(
      (text) => text[0] === '{',
    );
    const offers = thingsIn(script).flatMap(({ offers }) => (offers ?? []) as { name: string }[]);
    expect(offers.map(({ name }) => name)).toEqual(['Free', 'Growth', 'Pro']);
  });

  it('has one heading of the first rank a page', () => {
    expect(onEvery(({ html }) => (contents(html, 'h1').length === 1 ? [] : ['not one h1']))).toEqual([]);
  });

  it('has titles and descriptions of a fitting length, each once', () => {
    const title = ({ html }: Page) => textOf(contents(html, 'title')[0] ?? '');
    const description = ({ html }: Page) => metaOf(html, 'description');
    const fits = (text: string, least: number, most: number) =>
      text.length >= least && text.length <= most ? [] : [`${text.length} characters: ${text}`];
    expect(onEvery((page) => fits(title(page), 10, 75))).toEqual([]);
    expect(onEvery((page) => fits(description(page), 50, 170))).toEqual([]);
    // Some words are the same in both languages, such as Blog.
    const inLanguage = (text: string, { html }: Page) => `${elements(html, 'html')[0]?.lang}: ${text}`;
    expect(repeated(pages.map((page) => inLanguage(title(page), page)))).toEqual([]);
    expect(repeated(pages.map((page) => inLanguage(description(page), page)))).toEqual([]);
  });

  it('has no English on a Dutch page, nor Dutch declared English', () => {
    const dutch = (path: string) => `${path}/`.startsWith('/nl/');
    expect(onEvery(({ path, html }) => (dutch(path) ? textBlocks(html).filter(isEnglish) : []))).toEqual([]);
    expect(
      onEvery(({ path, html }) => {
        const [{ lang = '' } = {}] = elements(html, 'html');
        return lang === (dutch(path) ? 'nl' : 'en') ? [] : [lang];
      }),
    ).toEqual([]);
  });

  it('has pictures that exist, with their size and words for who cannot see them', async () => {
    const images = (html: string) => elements(html, 'img');
    expect(
      onEvery(({ html }) =>
        images(html).flatMap(({ width, height, alt, src }) =>
          width && height && alt !== undefined ? [] : [src ?? 'no src'],
        ),
      ),
    ).toEqual([]);
    const files = new Set(
      pages.flatMap(({ html }) => [
        ...[...images(html), ...elements(html, 'source')].flatMap(({ src = '', srcset = '' }) => [
          src,
          ...srcset.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
        ]),
        pathOf(metaOf(html, 'og:image')),
      ]),
    );
    files.delete('');
    const answers = await Promise.all(
      [...files].map(async (file) => [file, (await fetch(origin + file)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('has a picture of 1600 × 900 for each page that is shared', async () => {
    const sizes = await Promise.all(
      pages.map(async ({ html }) => {
        const bytes = Buffer.from(
          await (await fetch(origin + pathOf(metaOf(html, 'og:image')))).arrayBuffer(),
        );
        return `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
      }),
    );
    expect([...new Set(sizes)]).toEqual(['1600 × 900']);
  });
});
