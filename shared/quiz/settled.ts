import type { AskedQuestion, Head, Pool, QuestionVectors } from './artefact.ts';
import { choices } from './counts.ts';
import { eachCard } from './grade.ts';
import type { Scored } from './parts.ts';

/** What a question can still do, per option and card. */
interface Open {
  question: AskedQuestion;
  /** Points per option; of a question that takes a value, none. */
  options: Int32Array[];
  /** The most it gives at all. */
  cap: number;
  /** Exactly one option is chosen, so that what one product gains another may gain with it. */
  one: boolean;
  /** Cards that some answer rules out. */
  risky: Uint8Array;
}

const ruledOut = ({ options = [], value }: QuestionVectors, size: number): Uint8Array => {
  const risky = new Uint8Array(size).fill(value?.require ? 1 : 0);
  for (const { require, exclude } of options) {
    if (exclude)
      eachCard(exclude, (card) => {
        risky[card] = 1;
      });
    if (!require) continue;
    const allowed = new Set<number>();
    eachCard(require, (card) => allowed.add(card));
    for (let card = 0; card < size; card++) if (!allowed.has(card)) risky[card] = 1;
  }
  return risky;
};

const openOf = (question: AskedQuestion, vectors: QuestionVectors, size: number): Open => {
  const options = (vectors.options ?? []).map(({ boost }) => {
    const points = new Int32Array(size);
    if (boost)
      eachCard(boost.cards, (card, i) => {
        points[card] = typeof boost.points === 'number' ? boost.points : (boost.points[i] ?? 0);
      });
    return points;
  });
  const cap = Math.max(vectors.value?.full ?? 0, ...(vectors.options ?? []).map((option) => option.full));
  const one = 'options' in question && question.type !== 'ranking' && choices(question).max === 1;
  return { question, options, cap, one, risky: ruledOut(vectors, size) };
};

/** The most that `other` can gain on `leader` by the answer to one question. */
const gainOn = ({ options, cap, one, question }: Open, leader: number, other: number): number => {
  if (!one) return options.length > 0 && options.every((points) => points[other] === 0) ? 0 : cap;
  // A question that may be passed over, or be hidden yet, can also give neither anything.
  const sure =
    question.required &&
    !question.showWhen &&
    'options' in question &&
    !question.options.some((one) => one.showWhen);
  let most = sure ? Number.NEGATIVE_INFINITY : 0;
  for (const points of options) most = Math.max(most, (points[other] ?? 0) - (points[leader] ?? 0));
  return 'other' in question && question.other ? Math.max(0, most) : most;
};

/**
 * Tells whether the shown products, and their order, are the same whatever is answered to the questions left: none
 * of them can be ruled out, and none that stands behind one can catch up with it. It never says so wrongly; it may
 * miss that they are.
 * @param left indexes of the questions that can still change the ranking
 */
export const createSettled = (head: Head, pool: Pool, left: number[]) => {
  const size = pool.cards.length;
  const open = left.flatMap((index) => {
    const question = head.questions[index];
    return question ? [openOf(question, pool.vectors.questions[index] ?? {}, size)] : [];
  });
  const { slots, maxProducts, soldOut } = head.results;
  const shown = Math.min(
    maxProducts,
    slots.reduce((sum, slot) => sum + (slot.kind === 'runnersUp' ? slot.count : 1), 0),
  );
  const rank = (card: number) => (soldOut === 'last' && !pool.cards[card]?.available ? 0 : 1);
  const catchesUp = (scored: Scored, leader: number, other: number): boolean => {
    if (rank(leader) !== rank(other)) return rank(other) > rank(leader);
    const ahead = (scored.total[leader] ?? 0) - (scored.total[other] ?? 0);
    const gained = open.reduce((sum, one) => sum + gainOn(one, leader, other), 0);
    return gained > ahead || (gained === ahead && other < leader);
  };
  return (scored: Scored, order: number[]): boolean => {
    if (open.length === 0) return true;
    if (slots.some((slot) => slot.kind === 'routine')) return false;
    const top = order.slice(0, shown);
    if (top.some((card) => open.some((one) => one.risky[card]))) return false;
    // What could not be met so far stays out only while what is met stays met.
    const others = Array.from({ length: size }, (_, card) => card).filter(
      (card) =>
        !scored.bans[card] &&
        (soldOut !== 'hide' || pool.cards[card]?.available) &&
        scored.parts.every(({ met }) => !met || !top.some((one) => met[one]) || met[card]),
    );
    return top.every((leader, place) => {
      const ahead = new Set(top.slice(0, place + 1));
      return others.every((other) => ahead.has(other) || !catchesUp(scored, leader, other));
    });
  };
};
