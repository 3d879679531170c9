import { AppError } from '#shared/errors.ts';

const parsed = (address: string, origin: string): URL | null => {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
};

/** Whether an address is one of this site. */
export const isOwn = (address: string, origin: string): boolean => parsed(address, origin)?.origin === origin;

/**
 * Whether the browser may be sent to an address: this site's always, another site's with permission, and anything
 * but a web page never, as `javascript:` and `data:` are.
 */
export const mayLeaveTo = (address: string, origin: string, external: boolean): boolean => {
  const url = parsed(address, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.origin === origin || external;
};

/**
 * Sends the browser to an address, by a full load.
 * @param options.external permits another site
 * @throws AppError when the address is refused
 */
export const leaveTo = (address: string, { external = false }: { external?: boolean } = {}): void => {
  if (!mayLeaveTo(address, window.location.origin, external))
    throw new AppError('invalid', 'This link leads out of the site and is not followed.');
  window.location.assign(address);
};
