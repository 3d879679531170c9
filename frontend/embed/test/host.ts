// biome-ignore-all lint/style/noRestrictedImports: the server of a test runs in Node
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { type SentResponse, sentResponseSchema } from '#shared/model/response.ts';
import { compile } from '#shared/quiz/compile.ts';
import { buildEmbed } from '../weigh.ts';

/** A quiz's id made of its name, in the form the embed asks for. */
const quizIdOf = (name: string): string =>
  `quiz_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;

const svg = (hue: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="hsl(${hue} 45% 88%)"/><path d="M18 78c10-4 16-22 28-26 8 14 22 20 44 22 10 1 14 6 14 12H18z" fill="hsl(${hue} 50% 42%)"/></svg>`;

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** What a visitor's browser is answered to a response: a status, or `cut` for a connection that breaks. */
export type Fault = { status: number; headers?: Record<string, string> } | 'cutBefore' | 'cutAfter';

/**
 * A shop's page and the product's public side, on one port and two names: the page is on 127.0.0.1, the product on
 * localhost, so that each is foreign to the other. The page forbids inline scripts and styles.
 */
export const startHost = async () => {
  const quizzes = new Map<string, { version: number; head: string; pool: string }>();
  const stored = new Map<string, SentResponse>();
  const cart: { items: { id: number; properties: Record<string, string> }[] }[] = [];
  const faults: Fault[] = [];
  const files = new Map((await buildEmbed()).map(({ fileName, code }) => [fileName, code]));
  let posts = 0;
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const send = (status: number, type: string, body: string, headers = {}) =>
      answer.writeHead(status, { 'content-type': type, ...cors, ...headers }).end(body);
    const json = (status: number, body: unknown, headers = {}) =>
      send(status, 'application/json', JSON.stringify(body), headers);
    if (request.method === 'OPTIONS')
      return send(204, 'text/plain', '', { 'access-control-allow-headers': 'content-type' });
    if (pathname === '/') {
      const policy = `default-src 'none'; script-src ${origin}; connect-src 'self' ${origin}; img-src 'self'; style-src 'self'`;
      return send(200, 'text/html', page(origin, searchParams), { 'content-security-policy': policy });
    }
    if (pathname === '/page.css') return send(200, 'text/css', css);
    if (pathname.startsWith('/picture/'))
      return send(200, 'image/svg+xml', svg(pathname.match(/\d+/)?.[0] ?? '0'));
    if (pathname.startsWith('/embed/')) {
      const code = files.get(pathname.slice('/embed/'.length));
      return code === undefined ? json(404, {}) : send(200, 'text/javascript', code);
    }
    const asked = pathname.match(/^\/q\/(quiz_[0-9a-f]+)(\/\d+)?(\/pool)?\.json$/);
    if (asked) {
      const quiz = quizzes.get(asked[1] ?? '');
      if (!quiz) return json(404, {});
      if (!asked[2]) return json(200, { quizId: asked[1], version: quiz.version });
      return send(200, 'application/json', asked[3] ? quiz.pool : quiz.head);
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
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    page: `http://127.0.0.1:${port}`,
    origin,
    stored,
    cart,
    /** What the next calls with a response meet, in order. */
    faults,
    posts: () => posts,
    /** Publishes a quiz under its name. @returns its id */
    publish(name: string, quiz: Quiz, products: Product[], version = 1): string {
      const quizId = quizIdOf(name);
      const { head, pool } = compile({ quiz, quizId, version, products, currency: 'EUR', branding: true });
      quizzes.set(quizId, { version, head: JSON.stringify(head), pool: JSON.stringify(pool) });
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

const css = `
body { margin: 0; font: 16px/1.5 Georgia, serif; color: #222; background: #fff; }
.dark body { color: #eee; background: #16181d; }
header, footer { padding: 16px 24px; border-block: 1px solid #8884; }
.hostile * { all: unset !important; color: red !important; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
recommend-quiz:not([mode]) { display: block; min-height: 540px; }
.tall { block-size: 3000px; }
`;

/** A plain shop's page. `?quiz=` may be given more than once; `dark`, `lang` and `dir` as they say. */
const page = (origin: string, asked: URLSearchParams): string => {
  const safe = (text: string) => text.replace(/[^\w-]/g, '');
  const quizzes = asked
    .getAll('quiz')
    .map(
      (id) =>
        `<recommend-quiz quiz="${safe(id)}"${['mode', 'delay'].map((name) => (asked.has(name) ? ` ${name}="${safe(asked.get(name) ?? '')}"` : '')).join('')}></recommend-quiz>`,
    );
  return `<!doctype html><html lang="${safe(asked.get('lang') ?? 'en')}" dir="${safe(asked.get('dir') ?? 'ltr')}" class="${['dark', 'hostile'].filter((name) => asked.has(name)).join(' ')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A shop</title>
<link rel="stylesheet" href="/page.css"><script type="module" async src="${origin}/embed/recommend.js"></script></head>
<body><header>Northwind Shoes</header><main><h1>Which shoe?</h1>${quizzes.join('<p>And another:</p>')}<p id="below">What stands below the quiz.</p>${quizzes.length > 0 && asked.has('mode') ? `<p><a href="#${safe(asked.get('quiz') ?? '')}">Take the quiz</a></p><div class="tall"></div>` : ''}</main><footer>Open all day</footer></body></html>`;
};
