/** Pages that somebody who just signed in has no use for. */
const signingIn = /^(\/[a-z]{2})?\/auth\/(login|register|forgot-password|reset-password)\/?$/;

/** What no path of ours has, and what becomes another host once somebody decodes it or takes a prefix off. */
const tricks = /\/\/|\\|%(25|2f|5c|0)|[^\x21-\x7e]/i;

/**
 * Where to land after signing in: a path of this site, or null.
 * Other origins, `javascript:` and tricks such as `//host`, `/\host` or `/nl//host` are refused, encoded or not.
 * @param origin this site's own, for example `https://recommend.example`
 */
export const safePath = (wanted: unknown, origin: string): string | null => {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || wanted.length > 2000) return null;
  // Browsers leave out tabs and line ends wherever they stand.
  const [path = ''] = wanted.split(/[?#]/);
  if (tricks.test(path) || /\p{Cc}/u.test(wanted)) return null;
  try {
    const url = new URL(wanted, origin);
    if (url.origin !== origin || tricks.test(url.pathname) || signingIn.test(url.pathname)) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
};
