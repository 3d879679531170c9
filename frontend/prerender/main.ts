import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWithVite } from 'vite';
import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { siteOrigin } from '#shared/site.ts';
import type { PostSummary } from '../src/data/content.ts';
import { localePath } from '../src/lib/locale.ts';
import { payloadPath } from '../src/lib/payload.ts';
import { takeAssets } from './assets.ts';
import { foreignSources } from './configured.ts';
import { readContent } from './content.ts';
import { robots, rss, sitemap, webManifest } from './feeds.ts';
import { type Assets, pageHtml } from './html.ts';
import { notFoundHtml } from './not-found.ts';
import { pagePaths } from './page-paths.ts';
import { createPainter, shareSize, shareSvg } from './pictures.ts';
import { shellHtml } from './shell.ts';

const frontend = join(import.meta.dirname, '..');
const dist = join(frontend, 'dist');
const serverDir = join(frontend, '..', '.local', 'build', 'prerender');
const origin = process.env.SITE_ORIGIN ?? siteOrigin;

process.env.NODE_ENV = 'production';

const write = (path: string, content: string | Buffer) => {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Builds the pages' code for this process, and loads it. */
const loadRenderer = async (): Promise<typeof import('../src/prerender.tsx')> => {
  await buildWithVite({
    configFile: join(frontend, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(frontend, 'src', 'prerender.tsx'),
      outDir: serverDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return import(pathToFileURL(join(serverDir, 'prerender.mjs')).href);
};

/**
 * Our pages refuse inline styles. Radix's focus groups carry one that only matters once they have the focus, when
 * the app is there to set it; and without the app nothing could be focused in them, so the group itself can be.
 */
const withoutStyles = (html: string, publicPath: string): string => {
  const clean = html
    .replaceAll(' style="outline:none"', '')
    .replaceAll(/(<div [^>]*role="(?:radio)?group"[^>]* tabindex=)"-1"/g, '$1"0"');
  const rest = / style="[^"]*"/.exec(clean);
  if (rest) throw new Error(`${publicPath} has the inline style${rest[0]}, which our pages refuse.`);
  return clean;
};

const content = readContent();
const paint = createPainter();
const { renderPage, fullTitle } = await loadRenderer();

const render = async (path: string, locale: Locale) => {
  const publicPath = localePath(path, locale);
  const { html, head } = await renderPage(publicPath, content.payload);
  const data = await content.payload(publicPath).catch(() => ({}));
  return { path, locale, publicPath, head, html: withoutStyles(html, publicPath), data };
};
type Page = Awaited<ReturnType<typeof render>>;

/** The same for the same code and content, and another for any other. */
const idOf = (pages: Page[]): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(dist, 'assets')).sort()) hash.update(name);
  return hash.update(JSON.stringify(pages)).digest('hex').slice(0, 16);
};

const writePage = ({ publicPath, data, ...page }: Page, assets: Assets, build: string) => {
  const { head, locale } = page;
  const title = fullTitle(head.title, locale);
  const image = `/share${publicPath === '/' ? '/index' : publicPath}.png`;
  const kicker = head.trail?.[0]?.name ?? new URL(origin).host;
  write(image, paint(shareSvg(head.title ?? title, kicker), shareSize.width));
  const html = pageHtml({ ...page, build, title, origin, image: origin + image }, assets);
  write(join('pages', publicPath, 'index.html'), html);
  write(join('pages', payloadPath(publicPath)), JSON.stringify(data));
};

const { assets, shell } = takeAssets(dist);
for (const folder of ['pages', 'share', 'builds'])
  rmSync(join(dist, folder), { recursive: true, force: true });
const paths = pagePaths();
const pages: Page[] = [];
for (const locale of localeSchema.options) for (const path of paths) pages.push(await render(path, locale));
const build = idOf(pages);
for (const page of pages) writePage(page, assets, build);
for (const locale of localeSchema.options) {
  const posts = (await content.payload(localePath('/blog', locale))) as PostSummary[];
  write(join('pages', localePath('/blog', locale), 'rss.xml'), rss(posts, locale, origin));
}
write('shell.html', shellHtml(shell, build, assets.configured));
write('not-found.json', JSON.stringify(notFoundHtml(assets, build)));
write('builds/latest.json', JSON.stringify({ id: build }));
write(`builds/meta/${build}.json`, JSON.stringify({ id: build, routeRules: {}, prerendered: paths }));
write('sources.json', JSON.stringify(foreignSources(process.env)));
write('sitemap.xml', sitemap(paths, origin));
write('robots.txt', robots(origin));
write('manifest.json', webManifest());
const icon = readFileSync(join(frontend, 'public', 'favicon.svg'), 'utf8');
for (const size of [180, 192, 512]) write(`icon-${size}.png`, paint(icon, size));
