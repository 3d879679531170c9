import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { account } from './template.ts';

export interface ApiRequest {
  method: string;
  /** As sent, still percent-encoded. */
  path: string;
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  sourceIp: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

/** Bodies of these types travel as text, all others in base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)\b)|[+/](json|xml)\b/;

/** HTTP API hands the path on decoded. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const joined = (query: string): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    values[name] = name in values ? `${values[name]},${value}` : value;
  }
  return values;
};

/** The event of HTTP API's payload format 2.0. */
export function toEvent(
  request: ApiRequest,
  match: { routeKey: string; params: Record<string, string>; apiId: string },
) {
  const { cookie, ...sent } = request.headers;
  // It adds who asked it: behind CloudFront, that is CloudFront.
  const hops = [sent['x-forwarded-for'], request.sourceIp].filter((hop) => hop !== undefined);
  const headers: Record<string, string> = { ...sent, 'x-forwarded-for': hops.join(', ') };
  const now = new Date();
  const isText = textTypes.test(headers['content-type'] ?? '');
  const domainName = headers.host ?? 'localhost';
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath: decoded(request.path),
    rawQueryString: request.query,
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers,
    ...(request.query ? { queryStringParameters: joined(request.query) } : {}),
    ...(Object.keys(match.params).length > 0 ? { pathParameters: match.params } : {}),
    requestContext: {
      accountId: account,
      apiId: match.apiId,
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: {
        method: request.method,
        path: decoded(request.path),
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(request.body.byteLength > 0 ? { body: request.body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: request.body.byteLength > 0 && !isText,
  };
}

const resultSchema = z.looseObject({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

export const message = (status: number, text: string): ApiResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  cookies: [],
  body: Buffer.from(JSON.stringify({ message: text })),
});

/** What a function answered, as HTTP API hands it on; anything that is no answer is a 500. */
export function fromResult(result: unknown): ApiResponse {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      cookies: [],
      body: Buffer.from(typeof result === 'string' ? result : JSON.stringify(result)),
    };
  }
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return message(500, 'Internal Server Error');
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
