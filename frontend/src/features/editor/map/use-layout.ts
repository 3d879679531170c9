import { useEffect, useMemo, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { type Branch, placesOf } from './branches.ts';
import type { Layout } from './layout-size.ts';

/** The places and branches laid out in the workshop; the old layout until the new one is there. */
export const useLayout = (
  branches: Branch[],
): { places: string[]; layout: Layout | null; error: unknown } => {
  const { quiz, workshop } = useEditor(({ quiz, workshop }) => ({ quiz, workshop }));
  const { questions } = quiz;
  const [drawn, setDrawn] = useState<{ layout: Layout | null; places: string[]; error: unknown }>({
    layout: null,
    places: [],
    error: null,
  });
  const places = useMemo(() => placesOf({ questions }, branches), [questions, branches]);
  useEffect(
    function layOut() {
      let current = true;
      workshop.run('layOut', { places, branches }).then(
        (layout) => current && setDrawn({ layout, places, error: null }),
        (error: unknown) => current && setDrawn((before) => ({ ...before, error })),
      );
      return () => {
        current = false;
      };
    },
    [workshop, places, branches],
  );
  return drawn;
};
