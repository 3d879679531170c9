import type { Effect, Matcher } from '#shared/model/effect.ts';
import { type Features, match, matchFully } from '#shared/quiz/match.ts';

/** The products, by index, that an effect is about now. */
export const movedByOne = (features: Features, effect: { kind: Effect['kind']; match: Matcher }): number[] =>
  effect.kind === 'boost' ? match(features, effect.match).products : matchFully(features, effect.match);

/** The products, by index, that any of the effects is about. */
export const movedBy = (features: Features, effects: Effect[]): number[] => {
  const [first, ...more] = effects.map((effect) => movedByOne(features, effect));
  return more.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...more].flat())];
};
