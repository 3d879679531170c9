import type { IncomingMessage, RequestListener } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ApiRequest } from '../http-event.ts';
import { readBody } from '../net.ts';
import { matches } from '../wildcard.ts';
import type { Behaviour, Distribution, Origin } from './distribution.ts';
import { forwarded } from './forwarding.ts';
import { edgeFunction } from './function.ts';
import type { OriginResponse, OriginServer } from './origins.ts';

/** CloudFront compresses files between these sizes, of types like these. */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml|font\/)/;
const smallest = 1000;
const largest = 10_000_000;

/** All that this machine serves is asked for from it. */
const viewer = '127.0.0.1';

interface Place {
  behaviour: Behaviour;
  server: OriginServer;
  viewerRequest: ReturnType<typeof edgeFunction> | undefined;
  headers: Record<string, string>;
}

async function toRequest(request: IncomingMessage): Promise<ApiRequest> {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: await readBody(request),
    sourceIp: viewer,
  };
}

function compress(place: Place, accepted: string, response: OriginResponse): OriginResponse {
  const { body, headers } = response;
  const isFit =
    place.behaviour.Compress &&
    headers['content-encoding'] === undefined &&
    compressible.test(headers['content-type'] ?? '') &&
    body.byteLength >= smallest &&
    body.byteLength <= largest;
  if (!isFit) return response;
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return response;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    ...response,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: encoding === 'br' ? brotliCompressSync(body, quality) : gzipSync(body),
  };
}

const isUnchanged = (request: ApiRequest, response: OriginResponse): boolean =>
  response.status === 200 &&
  response.headers.etag !== undefined &&
  (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(response.headers.etag);

const decodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const plain = (status: number, text: string): OriginResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(text),
});

/** CloudFront tells its origin who asked, behind what the request says of that itself. */
const hopsOf = ({ headers, sourceIp }: ApiRequest): string =>
  [headers['x-forwarded-for'], sourceIp].filter((hop) => hop !== undefined).join(', ');

async function answer(places: Place[], request: ApiRequest): Promise<OriginResponse> {
  const place = places.find(({ behaviour }) => matches(slashed(behaviour.pattern), request.path));
  if (!place) throw new Error(`No behaviour takes ${request.path}.`);
  const respond = (response: OriginResponse) => ({
    ...response,
    headers: { ...response.headers, ...place.headers },
  });
  if (!decodable(request.path)) return respond(plain(400, 'Bad request'));
  if (!place.behaviour.AllowedMethods.includes(request.method)) {
    return respond(plain(403, 'This address does not take this method.'));
  }
  const decided = place.viewerRequest?.({ ...request, uri: request.path });
  if (decided && 'response' in decided) return respond(decided.response);
  const { headers, query } = forwarded(place.behaviour, request.headers, request.query);
  const response = await place.server({
    ...request,
    path: decided?.uri ?? request.path,
    headers: { ...headers, 'x-forwarded-for': hopsOf(request) },
    query,
  });
  if (isUnchanged(request, response)) return respond({ ...response, status: 304, body: Buffer.alloc(0) });
  return compress(place, request.headers['accept-encoding'] ?? '', respond(response));
}

/** What answers for a behaviour: its origin, and for some statuses of it another one. */
function serverOf(
  distribution: Distribution,
  behaviour: Behaviour,
  origins: (origin: Origin) => OriginServer,
): OriginServer {
  const at = (origin: Origin): OriginServer => {
    const server = origins(origin);
    return (request) => server({ ...request, path: origin.OriginPath + request.path });
  };
  const { first, next } = distribution.origins(behaviour);
  const server = at(first);
  if (!next) return server;
  const other = at(next.origin);
  return async (request) => {
    const answer = await server(request);
    return next.after.includes(answer.status) ? other(request) : answer;
  };
}

/** A pattern may be written with or without its first slash. */
const slashed = (pattern: string): string => (/^[/*]/.test(pattern) ? pattern : `/${pattern}`);

/** Serves the distribution: its behaviours, functions and headers as the template has them. It caches nothing. */
export function edgeHandler(
  distribution: Distribution,
  origins: (origin: Origin) => OriginServer,
  report: (line: string) => void,
): RequestListener {
  const places = distribution.behaviours.map((behaviour): Place => {
    const code = distribution.viewerRequest(behaviour);
    return {
      behaviour,
      server: serverOf(distribution, behaviour, origins),
      viewerRequest: code === undefined ? undefined : edgeFunction(code),
      headers: distribution.responseHeaders(behaviour),
    };
  });
  return async (incoming, outgoing) => {
    try {
      const request = await toRequest(incoming);
      const { status, headers, cookies = [], body } = await answer(places, request);
      if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
      outgoing.writeHead(status, {
        ...headers,
        ...(status === 204 || status === 304 ? {} : { 'content-length': body.byteLength }),
      });
      outgoing.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      report(`The edge failed on ${incoming.url}: ${error instanceof Error ? error.stack : String(error)}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
    }
  };
}
