/**
 * Where to land after signing in: a path of this site, or null.
 * Other origins, `javascript:` and tricks such as `//host` or `/\host` are refused.
 * @param origin this site's own, for example `https://recommend.example`
 */
export const safePath = (wanted: unknown, origin: string): string | null => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2000) return null;
  try {
    const url = new URL(wanted, origin);
    if (url.origin !== origin || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
};
