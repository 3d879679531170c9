import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { catalogue } from '#infra/local/seed/catalogue/catalogue.ts';
import { enlarged, sizeIn } from '#infra/local/seed/catalogue/enlarged.ts';
import { type CatalogueIndex, indexCatalogue } from './core/catalogue.ts';
import { demoShop, type ShopDeps } from './core/context.ts';
import { createFaults } from './core/faults.ts';
import { Refusal, redirect, send, toCall } from './core/http.ts';
import { createStore } from './core/store.ts';
import { answer } from './dispatch.ts';
import { picture } from './storefront/picture.ts';

const domainPattern = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** Only requests that name this machine: a page of another site cannot reach the shop by rebinding its name. */
const isLocal = (request: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');

type Goods = Pick<ShopDeps, 'catalogue'> & { index: CatalogueIndex };

const sizes = new Map<number, Goods>();

/** What a shop sells: the same in all of them, but in as many series as its name asks for. */
const goodsOf = (domain: string, usual: Goods): Goods => {
  const size = sizeIn(domain);
  if (size === null) return usual;
  const known = sizes.get(size);
  if (known) return known;
  const large = enlarged(usual.catalogue, size);
  const goods = { catalogue: large, index: indexCatalogue(large) };
  sizes.set(size, goods);
  return goods;
};

/** Pictures are the same in every shop; those of a large one's later series only it knows. */
const pictureOf = (deps: ShopDeps, pathname: string) => {
  const usual = picture(deps, pathname);
  if (usual.status !== 404) return usual;
  for (const goods of sizes.values()) {
    const found = picture({ ...deps, ...goods }, pathname);
    if (found.status !== 404) return found;
  }
  return usual;
};

const route = async (all: ShopDeps, request: IncomingMessage) => {
  if (!isLocal(request)) return { status: 421, body: 'This server answers to localhost only' };
  const call = await toCall(request, all.origin);
  const { pathname } = call.url;
  if (pathname === '/') return redirect(`/shops/${demoShop}/`);
  if (pathname.startsWith('/pictures/')) return pictureOf(all, pathname);
  const [, domain = '', path] = /^\/shops\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  if (!domainPattern.test(domain)) return { status: 404, body: 'No such shop' };
  if (path === undefined) return redirect(`/shops/${domain}/`);
  const deps = { ...all, ...goodsOf(domain, all) };
  const shopUrl = `${deps.origin}/shops/${domain}`;
  return answer({ ...call, deps, domain, path, shopUrl, params: {}, state: deps.store.read(domain) });
};

const serve = async (deps: ShopDeps, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const reply = await route(deps, request);
    if (reply === null) response.destroy();
    else send(response, reply);
  } catch (error) {
    if (error instanceof Refusal) return send(response, error.reply);
    console.error('dev shop:', error);
    send(response, { status: 500, body: 'The dev shop failed. Its output says why.' });
  }
};

export interface ShopOptions {
  /** 0 for any free one. */
  port: number;
  dataDir: string;
  appOrigin: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds since 1970; the real clock when left out. */
  now?: () => number;
}

/**
 * Starts the dev shop on the loopback interface.
 * @throws the error of `listen`, with its code, when the port is taken
 */
export const startShop = async (options: ShopOptions): Promise<{ origin: string; stop(): Promise<void> }> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const goods = catalogue();
  const deps: ShopDeps = {
    origin: `http://localhost:${port}`,
    appOrigin: options.appOrigin,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    catalogue: goods,
    index: indexCatalogue(goods),
    store: createStore(options.dataDir),
    faults: createFaults(),
    now: options.now ?? Date.now,
    random: () => randomBytes(16).toString('hex'),
  };
  server.on('request', (request, response) => void serve(deps, request, response));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: deps.origin, stop };
};
