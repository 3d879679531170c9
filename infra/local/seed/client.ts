import { type ErrorBody, errorBodySchema } from '#shared/api/errorBody.ts';
import type { Answered, Params, RouteSpec, SentBody } from '#shared/api/route.ts';

/** An answer that is not a success. */
export class CallFault extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  constructor(route: string, status: number, body: ErrorBody | null) {
    super(`${route} answered ${status}: ${body?.message ?? 'no reason given'}`);
    this.status = status;
    this.body = body;
  }
}

interface Sent<R extends RouteSpec> {
  params?: Params<R>;
  body?: SentBody<R>;
  token?: string;
  /** `name=value` pairs, as a browser sends them. */
  cookies?: string;
  /** What the caller calls itself. */
  userAgent?: string;
}

export interface ApiClient {
  call<R extends RouteSpec>(route: R, sent?: Sent<R>): Promise<{ data: Answered<R>; cookies: string }>;
}

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Calls the product's routes as any client does: over HTTP, through the contract. */
export const createClient = (origin: string): ApiClient => ({
  call: async (route, { params = {}, body, token, cookies: sentCookies, userAgent } = {}) => {
    const values = new Map<string, unknown>(Object.entries(params));
    const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
    const response = await fetch(`${origin}${path}`, {
      method: route.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(sentCookies === undefined ? {} : { cookie: sentCookies }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await read(response).catch(() => undefined);
    if (!response.ok)
      throw new CallFault(
        `${route.method} ${path}`,
        response.status,
        errorBodySchema.safeParse(answer).data ?? null,
      );
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { data: route.response.parse(answer) as Answered<typeof route>, cookies: cookies.join('; ') };
  },
});
