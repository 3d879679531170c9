import type { Product } from '#shared/model/product.ts';
import { limits, type Quiz } from '#shared/model/quiz.ts';
import type { OptionVector } from './artefact.ts';
import { createExplorer } from './explore.ts';
import { eachCard } from './grade.ts';
import { type Features, matchFully } from './match.ts';
import { type Tally, walkSome } from './outcomes.ts';
import { sourceShelf } from './score.ts';
import { select } from './select.ts';
import { effectOf, optionVector, prepare } from './vectors.ts';

/** How many products a shopper's browser loads at most. */
export const poolLimit = 2000;

/** The most a product can get from any answers: per question the best of its options. */
const reachable = (vectors: OptionVector[][], values: number, size: number): Float64Array => {
  const total = new Float64Array(size).fill(values);
  for (const options of vectors) {
    const best = new Float64Array(size);
    for (const { boost } of options) {
      if (!boost) continue;
      const { cards, points } = boost;
      eachCard(cards, (card, i) => {
        best[card] = Math.max(best[card] ?? 0, typeof points === 'number' ? points : (points[i] ?? 0));
      });
    }
    for (let card = 0; card < size; card++) total[card] = (total[card] ?? 0) + (best[card] ?? 0);
  }
  return total;
};

/** Those that an answer or a step may ask for alone: without them a requirement would be let go for no reason. */
const wantedAlone = (quiz: Quiz, vectors: OptionVector[][], features: Features): number[][] => {
  const lists: number[][] = [];
  for (const { require } of vectors.flat()) {
    const list: number[] = [];
    if (require) eachCard(require, (card) => list.push(card));
    lists.push(list);
  }
  for (const slot of quiz.results.slots)
    if (slot.kind === 'routine') for (const step of slot.steps) lists.push(matchFully(features, step.match));
  return lists;
};

/** Random sessions tried; fewer of a larger catalogue, since each looks at every product. */
const sessions = (products: number): number => Math.max(300, Math.min(4000, Math.floor(4e7 / products)));

/** The cards shown to shoppers who answer at random: those in first place before those in second, and so on. */
const oftenShown = (quiz: Quiz, products: Product[]): number[] => {
  const shelf = sourceShelf(quiz, products);
  const byPlace: Set<number>[] = Array.from({ length: quiz.results.maxProducts }, () => new Set());
  const count: Tally['count'] = (trail) => {
    const { slots } = select(quiz.results, trail, shelf.size, shelf);
    slots
      .flatMap((slot) => slot.places)
      .forEach(({ card }, place) => {
        byPlace[place]?.add(card);
      });
  };
  walkSome(createExplorer(quiz, shelf), shelf, { count }, sessions(shelf.size), 1);
  return byPlace.flatMap((cards) => [...cards]);
};

/**
 * The products to publish: all, or of more than the limit the best few of each requirement and each step of a
 * routine, those that random sessions show, and then those with the best reachable score. Sold-out products go last
 * when they are never shown.
 */
export const selectPool = (quiz: Quiz, products: Product[], limit = poolLimit): Product[] => {
  if (products.length <= limit) return products;
  const features = prepare(quiz, products);
  const size = features.products.length;
  const vectors = quiz.questions.map((question) =>
    'options' in question ? question.options.map((option) => optionVector(option.effects, features)) : [],
  );
  const values = quiz.questions.reduce((sum, question) => sum + (effectOf(question)?.weight ?? 0) * 1000, 0);
  const total = reachable(vectors, values, size);
  const shown = (card: number) =>
    quiz.results.soldOut === 'show' || features.products[card]?.available ? 1 : 0;
  const better = (a: number, b: number) => shown(b) - shown(a) || (total[b] ?? 0) - (total[a] ?? 0) || a - b;
  const kept = new Set<number>();
  const keep = (cards: Iterable<number>) => {
    for (const card of cards) if (kept.size < limit) kept.add(card);
  };
  for (const list of wantedAlone(quiz, vectors, features))
    keep(list.toSorted(better).slice(0, limits.maxProducts));
  keep(oftenShown(quiz, products));
  keep(Array.from({ length: size }, (_, index) => index).sort(better));
  return [...kept].flatMap((card) => features.products[card] ?? []);
};
