import { useCallback, useEffect, useState } from 'react';

interface Loaded<Value> {
  value: Value | null;
  error: unknown;
}

/**
 * What is worked out beside the page: the old value until the new one is here; `retry` asks for it again.
 * @param load the same function as long as the same is wanted
 */
export const useLoaded = <Value>(load: () => Promise<Value>): Loaded<Value> & { retry(): void } => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, error: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(
    function loadNewest() {
      let current = true;
      load().then(
        (value) => current && setLoaded({ value, error: null }),
        (error: unknown) => current && setLoaded((before) => ({ ...before, error })),
      );
      return () => {
        current = false;
      };
    },
    [load, attempt],
  );
  const retry = useCallback(() => {
    setLoaded((before) => ({ ...before, error: null }));
    setAttempt((now) => now + 1);
  }, []);
  return { ...loaded, retry };
};
