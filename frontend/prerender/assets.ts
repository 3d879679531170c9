import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { identity } from '#shared/api/identity.ts';
import { configured } from './configured.ts';
import type { Assets } from './html.ts';

/** The start script as one classic script: as a module it could share a part with the app, and import it. */
const bootFile = (dist: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '..', 'src', 'boot.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { ME_PATH: JSON.stringify(identity.me.path) },
    target: ['chrome123', 'firefox121', 'safari17'],
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  writeFileSync(join(dist, 'assets', `boot-${hash}.js`), code);
  return `/assets/boot-${hash}.js`;
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
  const font = readdirSync(join(dist, 'assets')).find((name) =>
    /^inter-latin-wght-normal-.*\.woff2$/.test(name),
  );
  if (!font) throw new Error('The build has no font.');
  rmSync(index);
  return {
    shell,
    assets: {
      app: first(/<script type="module"[^>]* src="([^"]+)"/),
      boot: bootFile(dist),
      styles: [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
        ([, href]) => href ?? '',
      ),
      font: `/assets/${font}`,
      configured: configured(process.env),
    },
  };
};
