import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

interface Sent {
  routeKey: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
  headers?: Record<string, string>;
  cookies?: string[];
}

/** An event as HTTP API sends it (payload 2.0), with what the functions read of it. */
export function httpEvent({
  routeKey,
  params,
  query,
  body,
  headers = {},
  cookies,
}: Sent): APIGatewayProxyEventV2 {
  const [method = '', rawPath = ''] = routeKey.split(' ');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers,
    isBase64Encoded: false,
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: '',
      domainPrefix: '',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(params ? { pathParameters: params } : {}),
    ...(query ? { queryStringParameters: query } : {}),
    ...(cookies ? { cookies } : {}),
    ...(text === undefined ? {} : { body: text }),
  };
}

/** What the functions read of a Lambda context. */
export const context = { getRemainingTimeInMillis: () => 10_000 } as Context;
