import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { plans } from '#shared/plans.ts';
import { pagePatterns, sitePages, textPages } from '#shared/site.ts';
import { headingId, renderMarkdown } from '../prerender/markdown.ts';
import { localePath } from '../src/lib/locale.ts';
import { readPath } from '../src/lib/read-path.ts';

const publicDir = join(import.meta.dirname, '..', 'public');
const [en, nl] = [localeSchema.enum.en, localeSchema.enum.nl];

const routes: readonly string[] = [...sitePages, ...pagePatterns];

const slugsIn = (kind: 'blog' | 'pages', locale: Locale) =>
  readdirSync(join(import.meta.dirname, kind, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.split(sep).join('/').replace(/\.md$/, ''))
    .sort();

const read = (kind: 'blog' | 'pages', locale: Locale, slug: string) => {
  const source = readFileSync(join(import.meta.dirname, kind, locale, `${slug}.md`), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const data = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const path = kind === 'blog' ? `/blog/${slug}` : `/${slug}`;
  return { kind, locale, slug, path, name: `${locale}/${slug}`, data, body };
};

const textsOf = (kind: 'blog' | 'pages') =>
  localeSchema.options.flatMap((locale) => slugsIn(kind, locale).map((slug) => read(kind, locale, slug)));

const posts = textsOf('blog');
const pages = textsOf('pages');
const all = [...posts, ...pages];
type Text = (typeof all)[number];

const listOf = (value = '') =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim());

const wordsOf = ({ body }: Text) =>
  body
    .replaceAll(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const headingsOf = ({ body }: Text) =>
  [...body.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', title = '']) => ({ depth: marks.length, title }));

const anchorsOf = (text: Text) => headingsOf(text).map(({ title }) => headingId(title));

const share = (text: Text, of: string) => {
  const known = new Set(of.split(' '));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length / words.length;
};

const pairs = slugsIn('blog', en)
  .filter((slug) => slugsIn('blog', nl).includes(slug))
  .map((slug) => ({ slug, en: read('blog', en, slug), nl: read('blog', nl, slug) }));

it('has every post and page in both languages, under the same path', () => {
  expect(slugsIn('blog', nl)).toEqual(slugsIn('blog', en));
  for (const locale of localeSchema.options)
    expect(slugsIn('pages', locale).map((slug) => `/${slug}`)).toEqual([...textPages].sort());
  expect(pairs.length).toBeGreaterThanOrEqual(12);
  expect(pairs.filter(({ slug }) => slug.includes('/')).length).toBeGreaterThanOrEqual(3);
  for (const { slug } of all) expect(slug).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
});

describe.each(all)('$name', (text) => {
  it('says what it is, in the length that a result of a search shows', () => {
    const { title = '', description = '' } = text.data;
    expect(title.length).toBeGreaterThan(3);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('leaves the first heading to the page and skips no level', () => {
    const depths = headingsOf(text).map(({ depth }) => depth);
    expect(depths.length).toBeGreaterThanOrEqual(4);
    depths.forEach((depth, at) => {
      expect(depth).toBeGreaterThanOrEqual(2);
      expect(depth).toBeLessThanOrEqual(Math.min(3, (depths[at - 1] ?? 1) + 1));
    });
    expect(new Set(anchorsOf(text)).size).toBe(depths.length);
  });

  it('is long enough to be of use, and in its own language', () => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(600);
    const english = share(text, 'the and you your that with this are for what which from they not');
    const dutch = share(text, 'de het een en je dat niet voor van wat ze zijn met ook');
    expect(text.locale === en ? dutch : english).toBeLessThan(0.015);
    expect(text.locale === en ? english : dutch).toBeGreaterThan(0.1);
  });

  it('links only to what exists, in its own language', () => {
    const { html } = renderMarkdown(text.body, localePath('/', text.locale).replace(/\/$/, ''));
    const targets = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const [, href = ''] of text.body.matchAll(/\]\(([^)\s]*)\)/g)) expect(targets).toContain(href);
    expect(targets.length).toBeGreaterThan(0);
    for (const href of targets) {
      const [at = '', anchor] = href.split('#');
      const { locale, path } = readPath(at || localePath(text.path, text.locale));
      expect(locale, href).toBe(text.locale);
      const target = all.find((one) => one.locale === locale && one.path === path);
      expect(target !== undefined || routes.includes(path), href).toBe(true);
      expect(at, `${href} leads to itself`).not.toBe(localePath(text.path, text.locale));
      if (anchor !== undefined) expect(target && anchorsOf(target), href).toContain(anchor);
    }
  });
});

describe.each(posts)('the post $name', ({ data }) => {
  it('has a category, tags, a day that has been, and nobody who does not exist', () => {
    expect(data.category).toBeTruthy();
    expect(listOf(data.tags).length).toBeGreaterThanOrEqual(2);
    expect(data.author ?? 'Team Recommend').toBe('Team Recommend');
    const day = new Date(`${data.date}T00:00:00Z`);
    expect(day.toISOString().slice(0, 10)).toBe(data.date);
    expect(data.date).toMatch(/^2026-(0\d|10|11-([01]\d|20))/);
  });

  it('has a small picture, described', () => {
    const file = join(publicDir, data.image ?? 'missing');
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(6 * 1024);
    expect(readFileSync(file, 'utf8')).not.toMatch(/<text|<script|<image|href=/);
    expect(data.imageAlt?.length).toBeGreaterThan(15);
  });
});

it('gives a post the same day and picture in both languages, and a tag or category one translation', () => {
  const translations = new Map<string, string>();
  const same = (from = '', to = '') => {
    expect(translations.get(from) ?? to, from).toBe(to);
    translations.set(from, to);
  };
  for (const { en, nl } of pairs) {
    expect([nl.data.date, nl.data.image]).toEqual([en.data.date, en.data.image]);
    expect(headingsOf(nl).map(({ depth }) => depth)).toEqual(headingsOf(en).map(({ depth }) => depth));
    same(`category ${en.data.category}`, nl.data.category);
    const tags = listOf(nl.data.tags);
    for (const [at, tag] of listOf(en.data.tags).entries()) same(tag, tags[at]);
  }
  expect(new Set(translations.values()).size).toBe(translations.size);
});

it.each(pages.filter(({ slug }) => slug === 'terms-of-service'))(
  'states prices and limits as they are sold in $name',
  ({ body }) => {
    for (const { name, monthly, yearly, responses } of Object.values(plans)) {
      const row = body.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
      const stated = (row.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((number) =>
        Number(number.replace(/[.,]/, '')),
      );
      expect(stated, name).toEqual(monthly ? [monthly, yearly, responses] : [0, responses]);
    }
  },
);
