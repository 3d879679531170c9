import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { type Locale, localeSchema } from '#shared/model/locale.ts';
import type { Article, Post, PostSummary } from '../src/data/content.ts';
import { localePath } from '../src/lib/locale.ts';
import type { ReadPayload } from '../src/lib/payload.ts';
import { readFrontMatter } from './front-matter.ts';
import { readingTime, renderMarkdown } from './markdown.ts';
import { contentDir, filesIn } from './page-paths.ts';

const pageSchema = z.object({ title: z.string(), description: z.string() });
const postSchema = pageSchema.extend({
  category: z.string().optional(),
  author: z.string().optional(),
  date: z.iso.date(),
  tags: z.array(z.string()).default([]),
  image: z.string().startsWith('/').optional(),
  imageAlt: z.string().optional(),
});

const prefixOf = (locale: Locale) => localePath('/', locale).replace(/\/$/, '');

const readPage = (locale: Locale, file: string): Article => {
  const path = join(contentDir, 'pages', locale, file);
  const { data, body } = readFrontMatter(path, readFileSync(path, 'utf8'), pageSchema);
  return { ...data, ...renderMarkdown(body, prefixOf(locale)) };
};

type Written = PostSummary & Article;

/** Undefined values are left out, so that they are no keys in the payload. */
const known = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

const readPost = (locale: Locale, file: string): Written => {
  const path = join(contentDir, 'blog', locale, file);
  const { data, body } = readFrontMatter(path, readFileSync(path, 'utf8'), postSchema);
  const written = { ...data, slug: file.replace(/\.md$/, ''), minutes: readingTime(body) };
  return { ...known(written), ...renderMarkdown(body, prefixOf(locale)) } as Written;
};

const summaryOf = ({ html: _, contents: __, ...summary }: Written): PostSummary => summary;

/** The three posts with the most tags in common, newer ones first. */
const relatedTo = (post: Written, all: Written[]): PostSummary[] => {
  const shared = (other: Written) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => shared(other) - shared(one) || other.date.localeCompare(one.date))
    .slice(0, 3)
    .map(summaryOf);
};

const contentOf = (locale: Locale): [path: string, content: unknown][] => {
  const posts = filesIn(join(contentDir, 'blog', locale))
    .map((file) => readPost(locale, file))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const pages = filesIn(join(contentDir, 'pages', locale));
  return [
    ['/blog', posts.map(summaryOf)],
    ...posts.map((post): [string, Post] => [
      `/blog/${post.slug}`,
      { ...post, related: relatedTo(post, posts) },
    ]),
    ...pages.map((file): [string, Article] => [`/${file.replace(/\.md$/, '')}`, readPage(locale, file)]),
  ];
};

/** Every text of the site by the path of its page. */
export const readContent = (): { payload: ReadPayload } => {
  const byPath = new Map(
    localeSchema.options.flatMap((locale) =>
      contentOf(locale).map(([path, content]) => [localePath(path, locale), content] as const),
    ),
  );
  return {
    payload: async (publicPath) => {
      if (byPath.has(publicPath)) return byPath.get(publicPath);
      throw new AppError('not_found', `There is no content for ${publicPath}.`);
    },
  };
};
