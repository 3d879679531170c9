import { useCallback, useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { useLoaded } from '../use-loaded.ts';
import { type Branch, placesOf } from './branches.ts';
import type { Layout } from './layout-size.ts';

const none: string[] = [];

/** The places and branches laid out in the workshop; the old layout until the new one is there. `retry` asks anew. */
export const useLayout = (
  branches: Branch[],
): { places: string[]; layout: Layout | null; error: unknown; retry(): void } => {
  const { quiz, workshop } = useEditor(({ quiz, workshop }) => ({ quiz, workshop }));
  const { questions } = quiz;
  const places = useMemo(() => placesOf({ questions }, branches), [questions, branches]);
  const load = useCallback(
    async () => ({ layout: await workshop.run('layOut', { places, branches }), places }),
    [workshop, places, branches],
  );
  const { value, error, retry } = useLoaded(load);
  return { places: value?.places ?? none, layout: value?.layout ?? null, error, retry };
};
