import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * @param siteDir the built site, whose index.html is what a page that does not exist shows
 * @throws Error when the site has not been built
 */
export function viewerRequestCode(siteDir: string): string {
  return bundle(new URL('./viewer-request.ts', import.meta.url), {
    PAGE_PATTERNS: pagePatterns,
    PAGE_LOCALES: prefixedLocales,
    DEFAULT_LOCALE: defaultLocale,
    NOT_FOUND_HTML: readIndex(siteDir),
    SITE_FILES: filesOf(siteDir),
  });
}

export const stripIngestCode = (): string => bundle(new URL('./strip-ingest.ts', import.meta.url), {});

/** What the site has besides its page: paths of files, and of folders with a slash at their end. */
const filesOf = (siteDir: string): string[] =>
  readdirSync(siteDir, { withFileTypes: true })
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((path) => path !== '/index.html')
    .sort();

function readIndex(siteDir: string): string {
  try {
    return readFileSync(join(siteDir, 'index.html'), 'utf8');
  } catch (cause) {
    throw new Error(`${siteDir} has no index.html. Build the site first: npm run build`, { cause });
  }
}
