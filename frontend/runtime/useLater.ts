import { useEffect, useState } from 'react';

/** Runs when the browser has nothing more urgent to do. Returns how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/**
 * Something that is needed later: fetched when idle, at once when it is needed now, and again when `load` is
 * another function. What was there stays until the new is.
 * @param ahead whether it is fetched before it is needed
 */
export const useLater = <T>(load: () => Promise<T>, now: boolean, ahead?: boolean) => {
  const [held, setHeld] = useState<{ of: () => Promise<T>; is: T }>();
  const [failed, setFailed] = useState(false);
  const done = held?.of === load;
  useEffect(() => {
    if (done || (now ? failed : !ahead)) return;
    let current = true;
    const run = () => {
      load().then(
        (is) => current && setHeld({ of: load, is }),
        () => current && setFailed(now),
      );
    };
    const cancel = now ? run() : whenIdle(run);
    return () => {
      current = false;
      cancel?.();
    };
  }, [load, now, ahead, done, failed]);
  return { value: held?.is, failed: failed && !done, retry: () => setFailed(false) };
};
