import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ColorMode, forceColorMode } from './color-mode.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Forces light or dark while the page shows; `system` is refused with a warning. */
    colorMode?: ColorMode;
  }
}

/** Forces the mode that the page at hand asks for in its route's `staticData`. */
export const useForcedColorMode = () => {
  const wanted = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.colorMode)?.staticData.colorMode,
  });
  useEffect(
    function forceIt() {
      forceColorMode(wanted);
    },
    [wanted],
  );
};
