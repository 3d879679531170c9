// biome-ignore-all lint/style/noRestrictedImports: the server of a test runs in Node
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call with a response meets on its way: a status, a late answer, or a connection that breaks. */
export type Fault = { status: number; retryAfter?: number } | 'cutBefore' | 'cutAfter' | 'slow';

/** One shopper's way to the product. */
export interface Way {
  /** What the next calls with a response meet, in order. */
  faults: Fault[];
  /** How many of the next published files are not there. */
  missing: number;
  /** Ids of responses in the order in which they were first sent. */
  sent: Set<string>;
  /** Those that the server said it has, whether or not the browser heard it. */
  taken: Set<string>;
  /** What the calls met. */
  met: string[];
}

const page = (origin: string, quiz: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><script type="module" async src="${origin}/embed/recommend.js"></script><recommend-quiz quiz="${quiz}"></recommend-quiz></html>`;

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
};

/**
 * Stands between browsers and the running product, and breaks what it is told to. Each shopper has a shop of their
 * own, `{name}.shop.localhost`, by which their calls are known and which keeps what is theirs apart in the browser.
 * The product is `product.localhost` for all, so that the embed's code is loaded and compiled once a browser.
 */
export const startHost = async (product: string) => {
  const ways = new Map<string, Way>();
  /** The embed's files, whose names change with what is in them. */
  const code = new Map<string, Promise<[IncomingMessage, Buffer]>>();
  const agent = new Agent({ keepAlive: true });
  const wayOf = (name: string): Way => {
    const way = ways.get(name) ?? { faults: [], missing: 0, sent: new Set(), taken: new Set(), met: [] };
    ways.set(name, way);
    return way;
  };
  const forward = (asked: IncomingMessage, body: Buffer) =>
    new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
      const { method, headers } = asked;
      const url = new URL(asked.url ?? '/', product);
      const on = send(url, { method, agent, headers: { ...headers, host: url.host } }, (answer) =>
        read(answer).then((whole) => resolve([answer, whole]), reject),
      );
      on.on('error', reject);
      on.end(body);
    });
  const store = async (way: Way, asked: IncomingMessage, answer: ServerResponse, body: Buffer) => {
    const { id } = JSON.parse(body.toString());
    way.sent.add(id);
    const fault = way.faults.shift();
    way.met.push(typeof fault === 'object' ? `${fault.status}` : (fault ?? 'nothing'));
    if (fault === 'cutBefore') return void asked.socket.destroy();
    if (typeof fault === 'object') {
      const again = fault.retryAfter === undefined ? {} : { 'retry-after': `${fault.retryAfter}` };
      return void answer.writeHead(fault.status, { 'access-control-allow-origin': '*', ...again }).end('{}');
    }
    const [{ statusCode = 500, headers }, whole] = await forward(asked, body);
    if (statusCode === 200) way.taken.add(id);
    if (fault === 'cutAfter') return void asked.socket.destroy();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    answer.writeHead(statusCode, headers).end(whole);
  };
  const take = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { host = '', origin } = asked.headers;
    const url = new URL(asked.url ?? '/', product);
    if (!host.startsWith('product.')) {
      const quiz = url.searchParams.get('quiz') ?? '';
      const html = page(`http://product.localhost:${port}`, url.pathname === '/' ? quiz : '');
      return void answer.writeHead(200, { 'content-type': 'text/html' }).end(html);
    }
    const way = wayOf(new URL(origin ?? `http://${host}`).hostname.split('.')[0] ?? '');
    const body = await read(asked);
    if (url.pathname.startsWith('/embed/')) {
      const file = code.get(url.pathname) ?? forward(asked, body);
      code.set(url.pathname, file);
      const [{ statusCode = 500, headers }, whole] = await file;
      return void answer.writeHead(statusCode, headers).end(whole);
    }
    if (asked.method === 'POST' && url.pathname === '/api/public/responses')
      return store(way, asked, answer, body);
    if (/^\/q\//.test(url.pathname) && way.missing > 0) {
      way.missing -= 1;
      return void answer.writeHead(503, { 'access-control-allow-origin': '*' }).end();
    }
    const [{ statusCode = 500, headers }, whole] = await forward(asked, body);
    // A newer version is seen on the next load, not in half a minute.
    const now = /^\/q\/[^/]+$/.test(url.pathname) ? { 'cache-control': 'no-cache' } : {};
    // No shopper is spared a fault by what another one's page has loaded.
    answer.writeHead(statusCode, { ...headers, ...now, vary: 'origin' }).end(whole);
  };
  // A browser that was killed has no connection left to answer on.
  const server = createServer((asked, answer) => {
    take(asked, answer).catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    wayOf,
    pageOf: (name: string, quiz: string) => `http://${name}.shop.localhost:${port}/?quiz=${quiz}`,
    stop: () =>
      new Promise<void>((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
