import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorBody } from '#shared/api/errorBody.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import { AppError, errorStatus } from '#shared/errors.ts';
import type { Logger } from './logger.ts';

/** Shops call the public routes from pages of their own; these carry no cookie and no token. */
const headersFor = (route: RouteSpec | undefined): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...(route?.path.startsWith('/api/public/') ? { 'access-control-allow-origin': '*' } : {}),
});

/**
 * A success, parsed through the contract so that nothing unnamed leaves.
 * @throws ZodError when the reply breaks the contract, which is a fault of ours
 */
export function success(
  route: RouteSpec,
  reply: unknown,
  cookies: string[],
): APIGatewayProxyStructuredResultV2 {
  const body = route.response.parse(reply);
  const statusCode = route.status ?? 200;
  const headers = headersFor(route);
  const withCookies = cookies.length > 0 ? { cookies } : {};
  if (statusCode === 302) {
    const { location } = body as { location: string };
    return { statusCode, headers: { ...headers, location }, ...withCookies, body: '' };
  }
  if (route.html) {
    const page = { ...headers, 'content-type': 'text/html; charset=utf-8' };
    return { statusCode, headers: page, ...withCookies, body: String(body) };
  }
  return { statusCode, headers, ...withCookies, body: body === undefined ? '' : JSON.stringify(body) };
}

/** Turns whatever was thrown into the answer; what is not meant for a caller stays in the log. */
export function failure(
  route: RouteSpec | undefined,
  error: unknown,
  requestId: string,
  log: Logger,
): APIGatewayProxyStructuredResultV2 {
  const code = error instanceof AppError ? error.code : 'internal';
  const statusCode = errorStatus[code];
  if (statusCode >= 500) log.error('request failed', { error });
  else
    log.info('request refused', { status: statusCode, error: error instanceof Error ? error.message : '' });
  const told = error instanceof AppError && code !== 'internal';
  const body: ErrorBody = {
    code,
    message: told ? error.message : 'Something went wrong on our side. Try again in a moment.',
    requestId,
    ...(told && error.issues.length > 0 ? { issues: error.issues } : {}),
  };
  return { statusCode, headers: headersFor(route), body: JSON.stringify(body) };
}
