import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { localeSchema } from '#shared/model/locale.ts';
import { sitePages } from '#shared/site.ts';

export const contentDir = join(import.meta.dirname, '..', 'content');

/** The Markdown files below a folder, with slashes whatever the machine. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.split(sep).join('/'))
        .sort()
    : [];

const textPaths = (folder: string): string[] =>
  localeSchema.options.flatMap((locale) =>
    filesIn(join(contentDir, folder, locale)).map((file) => file.replace(/\.md$/, '')),
  );

/** Every page that is rendered at build, once a language and stands in the sitemap; without a language prefix. */
export const pagePaths = (): string[] =>
  [
    ...new Set<string>([
      ...sitePages,
      ...textPaths('blog').map((slug) => `/blog/${slug}`),
      ...textPaths('pages').map((name) => `/${name}`),
    ]),
  ].sort();
