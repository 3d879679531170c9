import { randomFrom } from '../random.ts';

/** Choices that follow from a seed alone, so that a failing case can be run again. */
export interface Draw {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Each with the given chance, in order; at least `least` of them. */
  some<T>(list: readonly T[], share: number, least?: number): T[];
}

export const drawFrom = (seed: number): Draw => {
  const next = randomFrom(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[int(0, list.length - 1)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  return {
    int,
    pick,
    chance: (share) => next() < share,
    some: (list, share, least = 0) => {
      const kept = list.filter(() => next() < share);
      for (const one of list) if (kept.length < least && !kept.includes(one)) kept.push(one);
      return kept;
    },
  };
};
