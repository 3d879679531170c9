import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorBody } from '#shared/api/errorBody.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import { AppError, errorStatus } from '#shared/errors.ts';
import type { Locale } from '#shared/model/locale.ts';
import { filled, Refusal, type Told } from '#shared/refusal.ts';
import { dutch } from '#shared/refusals.nl.ts';
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

const ours = new Refusal('internal', 'Something went wrong on our side. Try again in a moment.');
const inDutch = (words: string): string => dutch[words as Told] ?? words;

/** What a caller is told, in its language. A fault of one field is told in the same words as a whole refusal. */
const wordsOf = (error: AppError, locale: Locale) => {
  const { message, issues } = error;
  if (locale === 'en') return { message, issues };
  return {
    message: error instanceof Refusal ? filled(inDutch(error.told), error.values) : message,
    issues: issues.map((issue) => ({ ...issue, message: inDutch(issue.message) })),
  };
};

/** Turns whatever was thrown into the answer; what is not meant for a caller stays in the log. */
export function failure(
  route: RouteSpec | undefined,
  error: unknown,
  { requestId, locale, log }: { requestId: string; locale: Locale; log: Logger },
): APIGatewayProxyStructuredResultV2 {
  const code = error instanceof AppError ? error.code : 'internal';
  const statusCode = errorStatus[code];
  if (statusCode >= 500) log.error('request failed', { error });
  else
    log.info('request refused', { status: statusCode, error: error instanceof Error ? error.message : '' });
  const { message, issues } = wordsOf(
    code !== 'internal' && error instanceof AppError ? error : ours,
    locale,
  );
  const body: ErrorBody = { code, message, requestId, ...(issues.length > 0 ? { issues } : {}) };
  return { statusCode, headers: headersFor(route), body: JSON.stringify(body) };
}
