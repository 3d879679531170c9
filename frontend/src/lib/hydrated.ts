import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's own code runs; false in what is rendered at build and while the browser takes that over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
