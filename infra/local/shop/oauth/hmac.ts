import { createHmac } from 'node:crypto';

/**
 * Signs the query of a redirect as Shopify does: all parameters but `hmac` and `signature`, sorted, as `k=v`
 * joined by `&`, hexadecimal HMAC-SHA256 with the app's secret.
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant
 */
export const signQuery = (query: URLSearchParams, secret: string): string => {
  const message = [...query]
    .filter(([key]) => key !== 'hmac' && key !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return createHmac('sha256', secret).update(message).digest('hex');
};
