import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { localeSchema } from '#shared/model/locale.ts';
import type { Role } from '#shared/model/role.ts';

/**
 * Who may call a route.
 * - `public`: anyone.
 * - `user`: anyone signed in, with a bearer token.
 * - `merchant`: a signed-in member of the shop that the path names; anybody else gets 404.
 */
type Access = 'public' | 'user' | 'merchant';

/** The schemas of path parameters, by name. A value that does not fit names nothing: 404. */
export const paramSchemas = {
  shopId: idSchema('shop'),
  quizId: idSchema('quiz'),
  locale: localeSchema,
  /** Of a published quiz: 1 or more. */
  version: z.string().regex(/^[1-9]\d{0,7}$/),
  responseId: idSchema('response'),
  contactId: idSchema('contact'),
  userId: idSchema('user'),
  invitationId: idSchema('invitation'),
  deliveryId: idSchema('delivery'),
  attemptId: idSchema('attempt'),
  pictureId: idSchema('picture'),
} as const;
type ParamName = keyof typeof paramSchemas;

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` parameters, each a key of `paramSchemas`; a merchant route starts with `/api/shops/{shopId}`. */
  path: string;
  access: Access;
  /** The least role that may call a merchant route; `viewer` when left out. */
  role?: Role;
  /** One line for the OpenAPI document. */
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Largest body accepted, in bytes; 64 KiB when left out. */
  maxBody?: number;
  /** The body of a success. `z.undefined()` for none. */
  response: z.ZodType;
  /** Status of a success; 200 when left out. A 302 answers with `{ location }` as its response. */
  status?: 200 | 201 | 202 | 204 | 302 | 404;
  /** The response is text for a browser to show, not JSON. */
  html?: true;
}

/** Declares a route; the only place where its path is written. */
export const route = <const R extends RouteSpec>(spec: R): R => spec;

export type Routes = Record<string, RouteSpec>;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** Path parameters of a route, by name. A name without a schema does not compile. */
export type Params<R extends RouteSpec> = {
  [Name in NamesIn<R['path']> & ParamName]: z.output<(typeof paramSchemas)[Name]>;
};
/** The query after parsing. */
export type Query<R extends RouteSpec> = Parsed<R['query']>;
/** The body after parsing. */
export type Body<R extends RouteSpec> = Parsed<R['body']>;
/** The query as a client sends it. */
export type SentQuery<R extends RouteSpec> = Sent<R['query']>;
/** The body as a client sends it. */
export type SentBody<R extends RouteSpec> = Sent<R['body']>;
/** What a handler returns, before it passes the schema. */
export type Reply<R extends RouteSpec> = z.input<R['response']>;
/** What a client gets. */
export type Answered<R extends RouteSpec> = z.output<R['response']>;

/** The parameter names in a path, in order. */
export const paramNames = (path: string): ParamName[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParamName);
