// biome-ignore-all lint/style/noRestrictedImports: the server of a test runs in Node
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { type SentResponse, sentResponseSchema } from '#shared/model/response.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { compile } from '#shared/quiz/compile.ts';
import { buildEmbed } from '../weigh.ts';
import { css, page, rough } from './page.ts';

/** A quiz's id made of its name, in the form the embed asks for. */
const quizIdOf = (name: string): string =>
  `quiz_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;

/** Built once for all tests of a process. */
let built: ReturnType<typeof buildEmbed> | undefined;

const svg = (hue: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="hsl(${hue} 45% 88%)"/><path d="M18 78c10-4 16-22 28-26 8 14 22 20 44 22 10 1 14 6 14 12H18z" fill="hsl(${hue} 50% 42%)"/></svg>`;

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** What a visitor's browser is answered to a response: a status, or `cut` for a connection that breaks. */
type Fault = { status: number; headers?: Record<string, string> } | 'cutBefore' | 'cutAfter';

/**
 * A shop's page and the product's public side, on one port and two names: the page is on 127.0.0.1, the product on
 * localhost, so that each is foreign to the other. The page forbids inline scripts and styles.
 */
export const startHost = async () => {
  /** Published files, by path; a test may put others in their place. */
  const published = new Map<string, object>();
  const stored = new Map<string, SentResponse>();
  const cart: { items: { id: number; properties: Record<string, string> }[] }[] = [];
  const faults: Fault[] = [];
  built ??= buildEmbed();
  const code = new Map((await built).map(({ fileName, code }) => [fileName, code]));
  let posts = 0;
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

  const serve = async (request: IncomingMessage, answer: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const send = (status: number, type: string, body: string, headers = {}) =>
      answer.writeHead(status, { 'content-type': type, ...cors, ...headers }).end(body);
    const json = (status: number, body: unknown, headers = {}) =>
      send(status, 'application/json', JSON.stringify(body), headers);
    if (request.method === 'OPTIONS')
      return send(204, 'text/plain', '', { 'access-control-allow-headers': 'content-type' });
    if (pathname === '/') {
      const policy = `default-src 'none'; script-src 'self' ${origin}; connect-src 'self' ${origin}; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;
      return send(200, 'text/html', page(origin, searchParams), { 'content-security-policy': policy });
    }
    if (pathname === '/rough.js') return send(200, 'text/javascript', rough);
    if (pathname === '/page.css') return send(200, 'text/css', css);
    if (pathname.startsWith('/picture/'))
      return send(200, 'image/svg+xml', svg(pathname.match(/\d+/)?.[0] ?? '0'));
    if (pathname.startsWith('/embed/')) {
      const chunk = code.get(pathname.slice('/embed/'.length));
      return chunk === undefined ? json(404, {}) : send(200, 'text/javascript', chunk);
    }
    if (pathname.startsWith('/q/')) {
      const file = published.get(pathname);
      return json(file ? 200 : 404, file ?? {});
    }
    if (pathname === '/api/public/responses') {
      posts += 1;
      const { data: response } = sentResponseSchema.safeParse(JSON.parse(await read(request)));
      if (!response) return json(400, {});
      const fault = faults.shift();
      if (fault === 'cutBefore') return request.socket.destroy();
      if (fault && fault !== 'cutAfter') return json(fault.status, {}, fault.headers);
      if (!stored.has(response.id)) stored.set(response.id, response);
      return fault ? request.socket.destroy() : json(200, { id: response.id });
    }
    if (pathname === '/cart/add.js') {
      const body = JSON.parse(await read(request));
      if (body.items[0].id === 500)
        return json(422, {
          status: 422,
          message: 'Cart Error',
          description: 'Only 1 left, already in your cart.',
        });
      cart.push(body);
      const sections = Object.fromEntries(
        (body.sections ?? []).map((id: string) => [id, `<b>${cart.length}</b>`]),
      );
      return json(200, { items: body.items, ...(body.sections && { sections }) });
    }
    return json(404, {});
  };
  const server = createServer((request, answer) => {
    serve(request, answer).catch((fault: NodeJS.ErrnoException) => {
      // A page that closes takes back what it was still sending.
      if (fault.code !== 'ECONNRESET') throw fault;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    page: `http://127.0.0.1:${port}`,
    origin,
    stored,
    published,
    cart,
    /** What the next calls with a response meet, in order. */
    faults,
    posts: () => posts,
    /** Publishes a quiz under its name. @returns its id */
    publish(name: string, quiz: Quiz, products: Product[], version = 1): string {
      const quizId = quizIdOf(name);
      const { head, pool } = compile({ quiz, quizId, version, products, currency: 'EUR', branding: true });
      published.set(`/q/${quizId}/${version}.json`, head);
      published.set(`/q/${quizId}/${version}/pool.json`, pool);
      published.set(`/q/${quizId}.json`, { quizId, version } satisfies Pointer);
      return quizId;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
