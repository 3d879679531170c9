import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { codeOf, StartFault } from './fault.ts';

export interface Listening {
  port: number;
  servers: Server[];
  close(): Promise<void>;
}

/** Only requests that name this machine: a page of another site cannot get in by rebinding its name. */
const isLocal = (request: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');

const onlyLocal =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (isLocal(request)) handler(request, response);
    else response.writeHead(421).end('This server answers to localhost only.');
  };

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Listens on both loopback addresses, because `localhost` may mean either.
 * @param port 0 for any free one
 * @param hint how another port is chosen, for the message when this one is taken
 * @throws StartFault when the port is taken
 */
export async function listenOnLoopback(
  handler: RequestListener,
  port: number,
  hint?: string,
): Promise<Listening> {
  const ipv4 = createServer(onlyLocal(handler));
  const ipv6 = createServer(onlyLocal(handler));
  try {
    const taken = await listen(ipv4, port, '127.0.0.1');
    const servers = [ipv4];
    // A machine without IPv6 has no second loopback address.
    const hasIpv6 = await listen(ipv6, taken, '::1').then(
      () => true,
      (error) => {
        if (codeOf(error) === 'EADDRINUSE' && port !== 0) throw error;
        return false;
      },
    );
    if (hasIpv6) servers.push(ipv6);
    return { port: taken, servers, close: async () => void (await Promise.all(servers.map(close))) };
  } catch (error) {
    await close(ipv4);
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new StartFault(`Port ${port} is taken. Stop what uses it${hint ? `, or ${hint}` : ''}.`);
  }
}

/** @throws StartFault when a port is taken that is only used later */
export async function checkPort(port: number, hint: string): Promise<void> {
  await (await listenOnLoopback(() => {}, port, hint)).close();
}

/** The whole body: limits are for the service behind to set. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
