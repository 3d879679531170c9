import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { defaultLocale, pagePatterns, prefixedLocales } from '#shared/site.ts';

/** CloudFront's limit for a function. */
const maxBytes = 10_240;

/**
 * @returns the code of a CloudFront function: one script with `handler` at its top
 * @throws Error when it is larger than CloudFront takes
 */
function bundle(entry: URL, define: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    // What CloudFront's runtime 2.0 takes for sure.
    target: 'es2018',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    footer: { js: 'function handler(event){return edge.handler(event)}' },
  });
  const code = outputFiles[0]?.text ?? '';
  const bytes = Buffer.byteLength(code);
  if (bytes > maxBytes)
    throw new Error(`${entry} has ${bytes} bytes as a CloudFront function; ${maxBytes} fit.`);
  return code;
}

/**
 * @param siteDir the built site, which holds the pages that were rendered at build and what is shown for others
 * @throws Error when the site has not been built
 */
export function viewerRequestCode(siteDir: string): string {
  return bundle(new URL('./viewer-request.ts', import.meta.url), {
    PAGE_PATTERNS: pagePatterns,
    PAGE_LOCALES: prefixedLocales,
    DEFAULT_LOCALE: defaultLocale,
    RENDERED_PAGES: renderedPages(siteDir),
    NOT_FOUND_HTML: JSON.parse(readBuilt(siteDir, 'not-found.json')),
    SITE_FILES: filesOf(siteDir),
  });
}

/** Hosts of others that the built pages need, by the directive of their policy. */
export const foreignSources = (siteDir: string): Record<string, string[]> =>
  JSON.parse(readBuilt(siteDir, 'sources.json'));

export const stripIngestCode = (): string => bundle(new URL('./strip-ingest.ts', import.meta.url), {});

/** What only the edge itself names. */
const ownFiles = ['/pages/', '/shell.html', '/not-found.json', '/sources.json'];

/** What the site has besides its pages: paths of files, and of folders with a slash at their end. */
const filesOf = (siteDir: string): string[] =>
  readdirSync(siteDir, { withFileTypes: true })
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((path) => !ownFiles.includes(path))
    .sort();

/** Paths of the pages that stand in `pages`, the default language's: each page is there in every language. */
const renderedPages = (siteDir: string): string[] =>
  readdirSync(join(siteDir, 'pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.slice(0, -'/index.html'.length) || '/')
    .filter(
      (path) => !prefixedLocales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)),
    )
    .sort();

function readBuilt(siteDir: string, file: string): string {
  try {
    return readFileSync(join(siteDir, file), 'utf8');
  } catch (cause) {
    throw new Error(`${siteDir} has no ${file}. Build the site first: npm run build`, { cause });
  }
}
