import { useMemo } from 'react';

/** The same record as long as all its parts are the same; it has always the same parts. */
export const useSame = <Parts extends object>(parts: Parts): Parts =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are the dependencies, always as many
  useMemo(() => parts, Object.values(parts));
