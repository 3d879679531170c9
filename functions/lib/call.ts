import type { Body, Params, Query, Reply, RouteSpec, Routes } from '#shared/api/route.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Role } from '#shared/model/role.ts';
import type { Logger } from './logger.ts';
import type { CameFrom } from './session-cookie.ts';

/** Who is signed in. */
export interface User {
  userId: string;
  /** How the identity provider names the user. */
  subject: string;
  /** The language the user registered in. */
  locale: Locale;
}

/** A member of the account that owns the shop in the path. */
export interface Actor extends User {
  accountId: string;
  shopId: string;
  role: Role;
}

/** How `serve` finds out who calls. */
export interface AccessControl {
  /** The user a bearer token stands for; null when the token is not good. */
  user(token: string): Promise<User | null>;
  /** The user's membership of the account that owns the shop; null when there is none, or no such shop. */
  member(user: User, shopId: string): Promise<{ accountId: string; role: Role } | null>;
}

type Caller<R extends RouteSpec> = R['access'] extends 'merchant'
  ? { actor: Actor }
  : R['access'] extends 'user'
    ? { user: User; token: string }
    : object;

/** One call of a route, parsed. Only what the contract names is in it. */
type Call<R extends RouteSpec> = {
  params: Params<R>;
  query: Query<R>;
  /** The query as it came, for a signature over all of it. */
  rawQuery: string;
  body: Body<R>;
  cookies: ReadonlyMap<string, string>;
  /** The headers `Origin` and `Sec-Fetch-Site`, which a browser sets and a page cannot. */
  from: CameFrom;
  /** The header `User-Agent`; empty when there is none. */
  userAgent: string;
  /** The network address of who calls. */
  address: string;
  /** Adds a `Set-Cookie` header to a success. */
  setCookie(cookie: string): void;
  log: Logger;
} & Caller<R>;

/** What a handler gives back; nothing at all where the contract has no body. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return gives void, not undefined
type Given<R extends RouteSpec> = undefined extends Reply<R> ? void : Reply<R>;

/** One function a route, by the route's name. */
export type Handlers<Area extends Routes> = {
  [Name in keyof Area]: (call: Call<Area[Name]>) => Promise<Given<Area[Name]>> | Given<Area[Name]>;
};

/** True when an area has a route that asks who calls. */
export type AsksWhoCalls<Area extends Routes> = Area[keyof Area]['access'] extends 'public' ? false : true;
