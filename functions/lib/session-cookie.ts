import { AppError } from '#shared/errors.ts';

export const sessionCookie = 'session';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** @param seconds how long the browser keeps it */
export const setSession = (value: string, seconds: number): string =>
  `${sessionCookie}=${value}; Max-Age=${seconds}; ${attributes}`;

export const clearSession = `${sessionCookie}=; Max-Age=0; ${attributes}`;

/**
 * Refuses a call that another site's page makes. A browser always names the origin of a POST; without the
 * header there is no browser, and so no cookie to misuse.
 */
export function refuseOtherSites(origin: string | undefined, own: string): void {
  if (origin !== undefined && origin !== own) {
    throw new AppError('forbidden', 'This call was made from another site.');
  }
}
