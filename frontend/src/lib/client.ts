import type * as z from 'zod';
import type { ErrorBody } from '#shared/api/errorBody.ts';
import type { Answered, Params, RouteSpec, Routes, SentBody, SentQuery } from '#shared/api/route.ts';
import { AppError, type ErrorCode, errorStatus } from '#shared/errors.ts';
import { readAs, type Shape } from './shape.ts';

/** A route as the browser knows it. */
interface KnownRoute {
  method: RouteSpec['method'];
  path: string;
  /** Needs no token. */
  open?: boolean;
  /** What a success answers; left out for nothing. */
  answer?: Shape;
}

/** All routes by area, and the shape of every error. */
export interface Contract {
  areas: Record<string, Record<string, KnownRoute>>;
  error: Shape;
  table: Shape[];
}

/** What the client needs from its surroundings. */
export interface ClientOptions {
  /** Origin of the API; empty for this page's own. */
  base: string;
  fetch: typeof fetch;
  /** The language in which the reader is told what went wrong. */
  locale(): string;
  /** The current bearer token, or null when signed out. */
  token(): string | null;
  /** Gets a fresh token after a 401; null when the session is over. @throws AppError when that cannot be told now */
  refresh(): Promise<string | null>;
}

type Part<Has, Value> = Has extends true ? Value : unknown;
type Has<R, Key extends string> = R extends { [K in Key]: z.ZodType } ? true : false;
type ParamsPart<R extends RouteSpec> = keyof Params<R> extends never ? unknown : { params: Params<R> };

/** What a call of a route takes: its path parameters, query and body, and a signal that cancels it. */
type Input<R extends RouteSpec> = ParamsPart<R> &
  Part<Has<R, 'query'>, { query?: Partial<SentQuery<R>> }> &
  Part<Has<R, 'body'>, { body: SentBody<R> }> & { signal?: AbortSignal };

type Call<R extends RouteSpec> = (
  ...input: Record<never, never> extends Input<R> ? [Input<R>?] : [Input<R>]
) => Promise<Answered<R>>;

/** A typed function for each route of each area. */
export type Client<Api extends Record<string, Routes>> = {
  [Area in keyof Api]: { [Name in keyof Api[Area]]: Call<Api[Area][Name]> };
};

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const addressOf = (base: string, route: KnownRoute, sent: Sent): string => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return `${base}${path}${search ? `?${search}` : ''}`;
};

const codeOf = (status: number): ErrorCode => {
  const found = Object.entries(errorStatus).find(([, known]) => known === status);
  if (found) return found[0] as ErrorCode;
  return status >= 500 ? 'internal' : 'invalid';
};

/** Older proxies answer `message` as a list; it is shown joined. */
const messageIn = (body: unknown): string => {
  const message = (body as { message?: unknown } | null)?.message;
  if (Array.isArray(message)) return message.join(', ');
  return typeof message === 'string' ? message : '';
};

const errorOf = async (response: globalThis.Response, contract: Contract): Promise<AppError> => {
  const body: unknown = await response.json().catch(() => null);
  try {
    const { code, message, requestId, issues } = readAs(contract.error, body, contract.table) as ErrorBody;
    return new AppError(code, message, { requestId, ...(issues ? { issues } : {}) });
  } catch {
    // Something on the way answered, not our server.
    return new AppError(codeOf(response.status), messageIn(body));
  }
};

const send = async (route: KnownRoute, sent: Sent, token: string | null, options: ClientOptions) => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': options.locale(),
  };
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  if (token !== null) headers.authorization = `Bearer ${token}`;
  try {
    return await options.fetch(addressOf(options.base, route, sent), {
      method: route.method,
      headers,
      credentials: 'same-origin',
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      ...(sent.signal ? { signal: sent.signal } : {}),
    });
  } catch (cause) {
    if (sent.signal?.aborted) {
      console.debug(`${route.method} ${route.path} was cancelled`);
      throw cause;
    }
    throw new AppError('unavailable', '', { cause });
  }
};

/** Sends, once more with a fresh token after a 401, and once more after a passing fault when that is safe. */
const sendWell = async (route: KnownRoute, sent: Sent, options: ClientOptions) => {
  const needsToken = !route.open;
  let response = await send(route, sent, needsToken ? options.token() : null, options);
  if (response.status === 401 && needsToken) {
    const fresh = await options.refresh();
    if (fresh !== null) response = await send(route, sent, fresh, options);
  }
  if (route.method === 'GET' && retried.has(response.status)) {
    response = await send(route, sent, needsToken ? options.token() : null, options);
  }
  return response;
};

/**
 * Reads what a route answered to somebody else on the page.
 * @throws TypeError when it breaks the contract
 */
export const readAnswer = <Answer>({ areas, table }: Contract, area: string, name: string, value: unknown) =>
  readAs(areas[area]?.[name]?.answer ?? ['or'], value, table) as Answer;

const call =
  (route: KnownRoute, contract: Contract, options: ClientOptions) =>
  async (sent: Sent = {}) => {
    const response = await sendWell(route, sent, options);
    if (!response.ok) throw await errorOf(response, contract);
    return route.answer === undefined
      ? undefined
      : readAs(route.answer, await response.json(), contract.table);
  };

/**
 * Makes a function for every route of the contract. Each throws `AppError`; one that did not come from the
 * server has an empty message, which `errorText` words in the reader's language.
 */
export const createClient = <Api extends Record<string, Routes>>(
  contract: Contract,
  options: ClientOptions,
): Client<Api> => {
  const areaOf = (routes: Contract['areas'][string]) =>
    Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, call(route, contract, options)]));
  const areas: unknown = Object.fromEntries(
    Object.entries(contract.areas).map(([area, routes]) => [area, areaOf(routes)]),
  );
  return areas as Client<Api>;
};
