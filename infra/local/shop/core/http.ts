import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBody = 1_000_000;

export interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  body: string | Uint8Array;
}

/** A request, read. Names of headers are in lower case. */
export interface Call {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  cookies: Record<string, string>;
  body: string;
}

/** An answer that ends the handling of a request from anywhere in it. */
export class Refusal extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super(`refused with ${reply.status ?? 200}`);
    this.reply = reply;
  }
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const html = (body: string, status = 200, headers: Record<string, string | string[]> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const redirect = (location: string, headers: Record<string, string | string[]> = {}): Reply => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, also within an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => entities[found] ?? '');

/** JSON as it may stand in a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header
      .split(';')
      .map((pair) => pair.trim().split('='))
      .flatMap(([name, value]) => (name && value !== undefined ? [[name, value] as const] : [])),
  );

const read = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBody) {
        reject(new Refusal({ status: 413, body: 'Too large' }));
        request.resume();
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });

/** @throws Refusal with 413 for a body over 1 MB */
export const toCall = async (request: IncomingMessage, origin: string): Promise<Call> => ({
  method: request.method ?? 'GET',
  url: new URL(request.url ?? '/', origin),
  headers: request.headers,
  cookies: cookiesOf(request.headers.cookie),
  body: await read(request),
});

/** The fields of a JSON or form body; a value that is not text is kept as JSON gave it. */
export const fieldsOf = (call: Call): Record<string, unknown> => {
  if (!(call.headers['content-type'] ?? '').includes('json'))
    return Object.fromEntries(new URLSearchParams(call.body));
  try {
    const value: unknown = JSON.parse(call.body || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    throw new Refusal(json({ errors: 'the body is not valid JSON' }, 400));
  }
};

/** A field as text, or `''`. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const send = (response: ServerResponse, reply: Reply): void => {
  response.writeHead(reply.status ?? 200, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...reply.headers,
  });
  response.end(reply.body);
};
