import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { identity } from '#shared/api/identity.ts';
import { configured } from './configured.ts';
import type { Assets } from './html.ts';

/**
 * One of the scripts of pages that were rendered at build, whole in itself: as a part of the app's build it could share
 * a part with the app, and import it.
 * @param define what the build alone knows, by name
 */
const scriptFile = (dist: string, name: 'boot' | 'count', define: Record<string, string>): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '..', 'src', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
    external: ['/assets/*'],
    target: ['chrome123', 'firefox121', 'safari17'],
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  writeFileSync(join(dist, 'assets', `${name}-${hash}.js`), code);
  return `/assets/${name}-${hash}.js`;
};

/** @throws Error when the build has no such file */
const assetLike = (dist: string, pattern: RegExp): string => {
  const name = readdirSync(join(dist, 'assets')).find((one) => pattern.test(one));
  if (!name) throw new Error(`The build has no file like ${pattern}.`);
  return `/assets/${name}`;
};

/** Product analytics, as the app has it. @throws Error when it would bring the app along */
const posthogFile = (dist: string, app: string): string => {
  const path = assetLike(dist, /^posthog-.*\.js$/);
  const appName = app.split('/').at(-1) ?? app;
  if (readFileSync(join(dist, path), 'utf8').includes(appName)) throw new Error(`${path} imports the app.`);
  return path;
};

/**
 * What Vite's build made, read from the page that it wrote; that page becomes the shell of pages that are rendered
 * in the browser.
 */
export const takeAssets = (dist: string): { assets: Assets; shell: string } => {
  const index = join(dist, 'index.html');
  const shell = readFileSync(index, 'utf8');
  const first = (pattern: RegExp): string => {
    const found = pattern.exec(shell)?.[1];
    if (!found) throw new Error(`The built page has nothing like ${pattern}.`);
    return found;
  };
  const font = assetLike(dist, /^inter-latin-wght-normal-.*\.woff2$/);
  const app = first(/<script type="module"[^>]* src="([^"]+)"/);
  rmSync(index);
  return {
    shell,
    assets: {
      app,
      boot: scriptFile(dist, 'boot', { ME_PATH: identity.me.path }),
      count: scriptFile(dist, 'count', { POSTHOG_PATH: posthogFile(dist, app) }),
      styles: [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
        ([, href]) => href ?? '',
      ),
      font,
      configured: configured(process.env),
    },
  };
};
