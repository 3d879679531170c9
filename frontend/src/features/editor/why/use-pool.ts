import { useEffect, useState } from 'react';
import type { Pool } from '#shared/quiz/artefact.ts';

type Loaded = { pool: Pool | null; error: unknown };

/** The products of the draft, the old ones until the new ones are here. */
export const usePool = (loadPool: () => Promise<Pool>): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>({ pool: null, error: null });
  useEffect(
    function load() {
      let current = true;
      loadPool().then(
        (pool) => current && setLoaded({ pool, error: null }),
        (error: unknown) => current && setLoaded((before) => ({ ...before, error })),
      );
      return () => {
        current = false;
      };
    },
    [loadPool],
  );
  return loaded;
};
