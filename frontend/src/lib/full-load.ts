/** A path is loaded anew at most once in this time, in milliseconds, so that a broken build does not turn in circles. */
const pause = 10_000;
const key = 'reloaded-at:';

/**
 * Whether a path may be loaded anew by the browser now; remembers that it is.
 * @param storage the tab's session storage
 */
export const mayLoadAnew = (
  path: string,
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean => {
  if (now - Number(storage.getItem(key + path)) < pause) return false;
  storage.setItem(key + path, String(now));
  return true;
};
