import type { Answers } from '#shared/model/answer.ts';
import type { Results, Slot } from '#shared/model/quiz.ts';
import type { AskedQuestion, Head, Pool } from './artefact.ts';
import { membership } from './grade.ts';
import { type Part, type Scored, score, type VectorSource } from './parts.ts';
import { type Relaxed, type Selection, select } from './select.ts';

/** What one answer added to one product. */
export interface Contribution {
  question: string;
  /** Thousandths of a point, as everywhere in a ranking; `full` is what a perfect match gets. */
  points: number;
  full: number;
  /** The chosen options that the product meets, and those it does not. */
  met: string[];
  unmet: string[];
  /** Whether the product meets what this answer requires; absent when it requires nothing. */
  required?: boolean;
}

export interface RankedItem {
  /** Index in `pool.cards`. */
  card: number;
  product: string;
  /** The routine's step it was chosen for. */
  step?: string;
  /** The sum of the trace's points. */
  score: number;
  trace: Contribution[];
  /** Why, where somebody else than the engine said it. */
  why?: string;
}

export interface Ranking {
  slots: { id: string; kind: Slot['kind']; items: RankedItem[] }[];
  /** What was let go so that something could be shown, in the order it was. */
  relaxed: Relaxed[];
}

/** Products to rank: the vectors, and what choosing among them needs to know. */
export interface Shelf extends VectorSource {
  id(card: number): string;
  available(card: number): boolean;
  fits(slot: number, step: number, card: number): boolean;
}

/** A published pool as a shelf. */
export const poolShelf = ({ cards, vectors }: Pool): Shelf => {
  const steps = vectors.steps.map((lists) => lists.map((list) => membership(cards.length, list)));
  return {
    size: cards.length,
    option: (question, option) => vectors.questions[question]?.options?.[option],
    value: (question) => vectors.questions[question]?.value,
    terms: () => vectors.terms ?? {},
    id: (card) => cards[card]?.id ?? '',
    available: (card) => cards[card]?.available ?? false,
    fits: (slot, step, card) => steps[slot]?.[step]?.[card] === 1,
  };
};

const contribution = ({ question, points, full, chosen, met }: Part, card: number): Contribution => {
  const counts = chosen.filter((one) => one.full || one.met);
  const holds = counts.filter((one) => {
    // What an option requires says whether a product matches it; its boosts say how well.
    if (one.met) return one.met[card] === 1;
    const own = one.points[card] ?? 0;
    // A graded match that is not full may be just outside, which nobody may call a match.
    return own * (one.graded ? 1 : 2) >= one.full;
  });
  return {
    question,
    points: points[card] ?? 0,
    full,
    met: holds.map((one) => one.id),
    unmet: counts.filter((one) => !holds.includes(one)).map((one) => one.id),
    ...(met ? { required: met[card] === 1 } : {}),
  };
};

/** What each answer added to a card; the points sum exactly to its score. */
export const traceOf = (scored: Scored, card: number): Contribution[] =>
  scored.parts.map((part) => contribution(part, card)).filter((one) => one.full > 0 || 'required' in one);

export interface Ranked {
  ranking: Ranking;
  scored: Scored;
  /** The best cards for slots other than a routine: twice as many as are shown, or `top` if that is more. */
  order: number[];
}

/** An item as the results show it, with its trace. */
export const itemOf = (scored: Scored, shelf: Shelf, card: number, step?: string): RankedItem => ({
  card,
  product: shelf.id(card),
  ...(step === undefined ? {} : { step }),
  score: scored.total[card] ?? 0,
  trace: traceOf(scored, card),
});

/** Scores and chooses, without writing the traces down: for those who only need to know who comes first. */
export const choose = (
  questions: AskedQuestion[],
  results: Results,
  shelf: Shelf,
  answers: Answers,
  top?: number,
): { scored: Scored; selection: Selection } => {
  const scored = score(questions, shelf, answers);
  return { scored, selection: select(results, scored, shelf.size, shelf, top) };
};

/** Ranks a shelf, with the workings. */
export const rankShelf = (
  questions: AskedQuestion[],
  results: Results,
  shelf: Shelf,
  answers: Answers,
  top?: number,
): Ranked => {
  const { scored, selection } = choose(questions, results, shelf, answers, top);
  const slots = selection.slots.map(({ id, kind, places }) => ({
    id,
    kind,
    items: places.map(({ card, step }) => itemOf(scored, shelf, card, step)),
  }));
  return { ranking: { slots, relaxed: selection.relaxed }, scored, order: selection.order };
};

/**
 * Ranks a published pool for a set of answers, of which those on the path count. The same answers always give the
 * same ranking, in every browser and on the server.
 */
export const rank = (head: Head, pool: Pool, answers: Answers): Ranking =>
  rankShelf(head.questions, head.results, poolShelf(pool), answers).ranking;
