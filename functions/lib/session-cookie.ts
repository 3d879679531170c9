import { Refusal } from '#shared/refusal.ts';

/**
 * With this prefix browsers take the cookie from a secure answer of this very host only: no subdomain can put one of
 * its own beside it, or in its place.
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
export const sessionCookie = '__Host-session';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** @param seconds how long the browser keeps it */
export const setSession = (value: string, seconds: number): string =>
  `${sessionCookie}=${value}; Max-Age=${seconds}; ${attributes}`;

export const clearSession = `${sessionCookie}=; Max-Age=0; ${attributes}`;

/** What a browser says about where a call comes from; a page cannot set these headers. */
export interface CameFrom {
  /** The header `Origin`. */
  origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  site: string | undefined;
}

/**
 * Refuses a call that another site's page makes. A browser always names the origin of a POST; without the
 * header there is no browser, and so no cookie to misuse.
 */
export function refuseOtherSites({ origin, site }: CameFrom, own: string): void {
  const elsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (elsewhere || (origin !== undefined && origin !== own)) {
    throw new Refusal('forbidden', 'This call was made from another site. Make it from a page of ours.');
  }
}
