import type { Advised } from '#shared/model/advice.ts';
import type { RankedItem, Ranking } from './rank.ts';

/** How many products the language model may choose among, and how many of them are not shown otherwise. */
const most = { candidates: 8, further: 3 };

/** What shows the best of all, as it is filled: a routine has a product a step, which nobody puts in another order. */
const open = ({ slots }: Ranking): Ranking['slots'] => [
  ...slots.filter(({ kind }) => kind === 'best'),
  ...slots.filter(({ kind }) => kind === 'runnersUp'),
];

/** The products whose order advice is about, in the engine's. */
export const advisedItems = (ranking: Ranking): RankedItem[] => open(ranking).flatMap(({ items }) => items);

/**
 * The cards that advice may choose among: those shown, and a few that come after them. All are allowed by the answers,
 * and meet what was not let go.
 * @param order the engine's, of all cards that may be shown
 */
export const candidates = (ranking: Ranking, order: number[]): number[] => {
  const taken = new Set(ranking.slots.flatMap(({ items }) => items.map(({ card }) => card)));
  const shown = advisedItems(ranking).map(({ card }) => card);
  if (shown.length === 0) return [];
  const further = order.filter((card) => !taken.has(card)).slice(0, most.further);
  return [...shown, ...further].slice(0, most.candidates);
};

/** The places that advice fills: the first ones, as many as there are candidates for. */
export const advisedPlaces = (ranking: Ranking): number =>
  Math.min(advisedItems(ranking).length, most.candidates);

/**
 * The ranking with its first places in another order, each with why. What was not picked moves down, or out.
 * @param itemOf a product that the ranking does not show; undefined leaves it out
 */
export const arrange = (
  ranking: Ranking,
  picks: Advised[],
  itemOf: (product: string) => RankedItem | undefined,
): Ranking => {
  const shown = advisedItems(ranking);
  const picked = picks.flatMap(({ product, reason: why }): RankedItem[] => {
    const item = shown.find((one) => one.product === product) ?? itemOf(product);
    return item ? [{ ...item, why }] : [];
  });
  const left = [...picked, ...shown.filter((item) => picks.every(({ product }) => product !== item.product))];
  const filled = new Map(open(ranking).map(({ id, items }) => [id, left.splice(0, items.length)]));
  return {
    ...ranking,
    slots: ranking.slots.map((slot) => ({ ...slot, items: filled.get(slot.id) ?? slot.items })),
  };
};
