import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { RouteSpec, Routes } from '#shared/api/route.ts';
import type { Role } from '#shared/model/role.ts';
import { Refusal } from '#shared/refusal.ts';
import type { AccessControl, Actor, AsksWhoCalls, Handlers, User } from './call.ts';
import { createLogger } from './logger.ts';
import { failure, success } from './reply.ts';
import { readAddress, readBody, readCookies, readLocale, readParams, readQuery } from './request.ts';

const rank: Record<Role, number> = { viewer: 0, editor: 1, owner: 2 };

type AnyHandler = (call: unknown) => unknown;
interface Entry {
  route: RouteSpec;
  handle: AnyHandler;
}

async function signedIn(access: AccessControl, event: APIGatewayProxyEventV2) {
  const token = /^Bearer ([\w.-]+)$/i.exec(event.headers.authorization ?? '')?.[1];
  const user = token === undefined ? null : await access.user(token);
  if (!user || !token) throw new Refusal('unauthorized', 'Sign in and try again.');
  return { user, token };
}

async function member(access: AccessControl, user: User, route: RouteSpec, shopId: string): Promise<Actor> {
  const membership = await access.member(user, shopId);
  if (!membership)
    throw new Refusal('not_found', 'There is no such shop in your account. Choose another shop.');
  if (rank[membership.role] < rank[route.role ?? 'viewer']) {
    throw new Refusal(
      'forbidden',
      route.role === 'owner'
        ? 'Ask an owner of the account: only an owner can do this.'
        : 'Ask an owner of the account: an editor or an owner can do this.',
    );
  }
  return { ...user, ...membership, shopId };
}

/** Who calls, as far as the route asks. The token is looked at before anything else of the request. */
async function caller(
  route: RouteSpec,
  event: APIGatewayProxyEventV2,
  access: AccessControl | undefined,
): Promise<{ user?: User; token?: string; actor?: Actor }> {
  if (route.access === 'public') return {};
  if (!access) throw new Error('An area with routes for signed-in users needs an access control.');
  const { user, token } = await signedIn(access, event);
  if (route.access === 'user') return { user, token };
  const shopId = readParams(route, event).shopId;
  if (shopId === undefined) throw new Error(`The merchant route ${route.path} names no shop.`);
  return { actor: await member(access, user, route, shopId) };
}

/** Just before Lambda would end the function, middy gives up on it: what was begun may still be done. */
const inTime = (error: unknown): unknown =>
  error instanceof Error && error.name === 'TimeoutError'
    ? new Refusal('unavailable', 'This took too long. Try again in a moment.', { cause: error })
    : error;

/**
 * Makes the Lambda handler of an area from its contract: finds the route, checks who calls, parses what came
 * and what goes, and answers errors as the contract says.
 * @param routes the area's contract
 * @param handlers one function a route
 * @param access needed when a route asks who calls
 */
export function serve<Area extends Routes>(
  routes: Area,
  handlers: Handlers<Area>,
  ...[access]: AsksWhoCalls<Area> extends true ? [access: AccessControl] : []
) {
  const entries = new Map<string, Entry>(
    Object.entries(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { route, handle: handlers[name as keyof Area] as AnyHandler },
    ]),
  );

  async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
    const entry = entries.get(event.routeKey);
    if (!entry) throw new Refusal('not_found', 'There is nothing at this address. Check it and try again.');
    const { route, handle } = entry;
    const who = await caller(route, event, access);
    const cookies: string[] = [];
    const reply = await handle({
      ...who,
      params: readParams(route, event),
      query: readQuery(route, event),
      rawQuery: event.rawQueryString,
      body: readBody(route, event),
      cookies: readCookies(event),
      from: { origin: event.headers.origin, site: event.headers['sec-fetch-site'] },
      userAgent: event.headers['user-agent'] ?? '',
      address: readAddress(event),
      setCookie: (cookie: string) => cookies.push(cookie),
      log: createLogger({ requestId: event.requestContext.requestId, route: event.routeKey }),
    });
    return success(route, reply, cookies);
  }

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context>()
    .onError((request) => {
      const { requestId } = request.event.requestContext;
      const log = createLogger({ requestId, route: request.event.routeKey });
      const route = entries.get(request.event.routeKey)?.route;
      const locale = readLocale(request.event);
      request.response = failure(route, inTime(request.error), { requestId, locale, log });
    })
    .handler(answer);
}
