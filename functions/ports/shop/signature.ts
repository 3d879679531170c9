import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 90;

/**
 * Checks that a query was signed by Shopify, lately.
 * @param rawQuery the whole query, since every parameter is signed
 * @param nowSeconds seconds since 1970
 * @see https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant
 */
export function isSignedQuery(rawQuery: string, secret: string, nowSeconds: number): boolean {
  const query = new URLSearchParams(rawQuery);
  const signature = query.get('hmac') ?? '';
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const signed = [...query]
    .filter(([key]) => key !== 'hmac' && key !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  const expected = createHmac('sha256', secret).update(signed).digest();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return false;
  return Math.abs(nowSeconds - Number(query.get('timestamp'))) <= toleranceSeconds;
}
