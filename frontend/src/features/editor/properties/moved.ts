import type { Effect, Matcher } from '#shared/model/effect.ts';
import { type Features, match, matchFully } from '#shared/quiz/match.ts';

/** Kept with the catalogue and the matcher: a price is compared with that of each of 20,000 products. */
const known = new WeakMap<Features, Record<'match' | 'matchFully', WeakMap<Matcher, number[]>>>();

/** The products, by index, that an effect is about now. */
export const movedByOne = (
  features: Features,
  { kind, match: matcher }: { kind: Effect['kind']; match: Matcher },
): number[] => {
  const of = known.get(features) ?? { match: new WeakMap(), matchFully: new WeakMap() };
  known.set(features, of);
  const [how, find] =
    kind === 'boost'
      ? (['match', () => match(features, matcher).products] as const)
      : (['matchFully', () => matchFully(features, matcher)] as const);
  const moved = of[how].get(matcher) ?? find();
  of[how].set(matcher, moved);
  return moved;
};

/** The products, by index, that any of the effects is about. */
export const movedBy = (features: Features, effects: Effect[]): number[] => {
  const [first, ...more] = effects.map((effect) => movedByOne(features, effect));
  return more.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...more].flat())];
};
