import { type FSWatcher, watch } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import type { Distribution } from './edge/distribution.ts';
import type { Lambda } from './lambda/host.ts';
import { matches } from './wildcard.ts';

interface DevOptions {
  servers: Server[];
  distribution: Distribution;
  /** The edge as it is without development. */
  serve: RequestListener;
  lambdas: { lambda: Lambda }[];
  report(line: string): void;
}

/** Folders whose change means new handlers. */
const sources = ['functions', 'shared'];

/** Editors write a file in several steps; a restart waits until they are done. */
const quiet = 150;

function watchSources(restart: () => void): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  return sources.map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_, file) => {
      if (file && /\.test\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, quiet);
    }),
  );
}

/** Puts Vite's dev server in front of the pages, and restarts handlers when their source changes. */
export async function startDev({ servers, distribution, serve, lambdas, report }: DevOptions) {
  const { createServer } = await import('vite');
  const [first, ...others] = servers;
  if (!first) throw new Error('There is no server for the pages.');
  const vite = await createServer({
    configFile: join(projectRoot, 'frontend/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: first } },
    appType: 'spa',
  });
  for (const other of others) other.on('upgrade', (...args) => first.emit('upgrade', ...args));
  const watchers = watchSources(() => {
    for (const { lambda } of lambdas) lambda.restart();
    report('Handlers restarted');
  });
  const isPage = (path: string): boolean =>
    distribution.behaviours.find(({ pattern }) => matches(pattern, path))?.pattern === '*';
  const handler: RequestListener = (request, response) => {
    if (isPage((request.url ?? '/').split('?')[0] ?? '/')) vite.middlewares(request, response);
    else serve(request, response);
  };
  return {
    handler,
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      await vite.close();
    },
  };
}
