import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { paramNames, paramSchemas, type RouteSpec } from '#shared/api/route.ts';
import { issuesOf } from '#shared/errors.ts';
import type { Locale } from '#shared/model/locale.ts';
import { Refusal, type Told } from '#shared/refusal.ts';

const defaultMaxBody = 64 * 1024;
/** Deeper JSON than any schema of ours has; checked before parsing, because schemas recurse. */
const maxDepth = 64;

/** The path's parameters. @throws AppError not_found when one cannot be an id of its kind */
export function readParams(route: RouteSpec, event: APIGatewayProxyEventV2): Record<string, string> {
  return Object.fromEntries(
    paramNames(route.path).map((name) => {
      const parsed = paramSchemas[name].safeParse(event.pathParameters?.[name]);
      if (!parsed.success)
        throw new Refusal('not_found', 'There is nothing at this address. Check it and try again.');
      return [name, parsed.data];
    }),
  );
}

function parse(schema: z.ZodType, value: unknown, told: Told): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', told, {
    issues: issuesOf(parsed.error),
  });
}

/** The query through the route's schema. @throws AppError invalid */
export function readQuery(route: RouteSpec, event: APIGatewayProxyEventV2): unknown {
  return (
    route.query &&
    parse(
      route.query,
      event.queryStringParameters ?? {},
      'Correct what is wrong in the query and send it again.',
    )
  );
}

function tooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (inText) {
      if (char === '\\') i++;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{' || char === '[') {
      depth++;
      if (depth > maxDepth) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

function parseJson(text: string): unknown {
  if (tooDeep(text))
    throw new Refusal('invalid', 'The body is nested more than {most} levels deep. Make it flatter.', {
      values: { most: maxDepth },
    });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal('invalid', 'The body is not JSON. Send JSON.', { cause });
  }
}

/**
 * The body through the route's schema. Any content type is taken, so that a beacon can post.
 * @throws AppError too_large, invalid
 */
export function readBody(route: RouteSpec, event: APIGatewayProxyEventV2): unknown {
  const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const limit = route.maxBody ?? defaultMaxBody;
  if (raw.byteLength > limit) {
    throw new Refusal('too_large', 'The body has more than {most} bytes. Send less at once.', {
      values: { most: limit },
    });
  }
  if (!route.body) return undefined;
  if (raw.byteLength === 0) throw new Refusal('invalid', 'The body is missing. Send JSON.');
  return parse(
    route.body,
    parseJson(raw.toString('utf8')),
    'Correct what is wrong in the body and send it again.',
  );
}

/**
 * The network address of who calls, as CloudFront saw it: CloudFront writes it behind what the header said already, and
 * API Gateway writes CloudFront's behind that. What a caller puts into the header itself stands before both.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html
 */
export function readAddress(event: APIGatewayProxyEventV2): string {
  const hops = (event.headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-2) ?? event.requestContext.http.sourceIp;
}

/** The language in which the caller reads what goes wrong: the first that it asks for. */
export const readLocale = (event: APIGatewayProxyEventV2): Locale =>
  /^\s*nl\b/i.test(event.headers['accept-language'] ?? '') ? 'nl' : 'en';

/** Cookies by name. A name that comes with two values is left out: nobody can tell which of them is ours. */
export function readCookies(event: APIGatewayProxyEventV2): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const torn = new Set<string>();
  for (const cookie of event.cookies ?? []) {
    const [first = '', ...rest] = cookie.split('=');
    const [name, value] = [first.trim(), rest.join('=')];
    if ((found.get(name) ?? value) !== value) torn.add(name);
    found.set(name, value);
  }
  for (const name of torn) found.delete(name);
  return found;
}
