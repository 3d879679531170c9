import type { Product } from '#shared/model/product.ts';
import { limits, type Quiz } from '#shared/model/quiz.ts';
import type { OptionVector } from './artefact.ts';
import { eachCard } from './grade.ts';
import { type Features, matchFully } from './match.ts';
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

/**
 * The products to publish: all, or of more than the limit those with the best reachable score, after the best few
 * of each requirement and each step of a routine. Sold-out products go last when they are never shown.
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
  for (const list of wantedAlone(quiz, vectors, features))
    for (const card of list.toSorted(better).slice(0, limits.maxProducts))
      if (kept.size < limit) kept.add(card);
  for (const card of Array.from({ length: size }, (_, index) => index).sort(better)) {
    if (kept.size >= limit) break;
    kept.add(card);
  }
  return [...kept].flatMap((card) => features.products[card] ?? []);
};
