import type { Answers } from '#shared/model/answer.ts';
import type { Head, Pool } from './artefact.ts';
import type { Given } from './condition.ts';
import { arrive, follow, type Walk, walk } from './flow.ts';
import { createGain } from './gain.ts';
import { poolShelf, rankShelf } from './rank.ts';
import { createSettled } from './settled.ts';

export interface Adapted extends Walk {
  /** The quiz as it was asked: only the questions on the path, in their order. Rank and explain with these. */
  head: Head;
  pool: Pool;
}

/** A head and pool of some of the questions, in another order. */
const restricted = (head: Head, pool: Pool, order: number[]): Pick<Adapted, 'head' | 'pool'> => ({
  head: { ...head, questions: order.flatMap((index) => head.questions[index] ?? []) },
  pool: {
    ...pool,
    vectors: { ...pool.vectors, questions: order.map((index) => pool.vectors.questions[index] ?? {}) },
  },
});

/** Whether answers to a question can change the ranking. */
const ranks = (pool: Pool, index: number): boolean => {
  const { options, value } = pool.vectors.questions[index] ?? {};
  return !!value || (options ?? []).some((one) => one.boost || one.require || one.exclude);
};

/** The question to ask next: index, or null when nothing is left to ask. */
const nextOf = (head: Head, pool: Pool, asked: number[], given: Given): number | null => {
  const open = head.questions.flatMap((_, index) =>
    arrive(head.questions.slice(index, index + 1), 0, given) ? [index] : [],
  );
  const [first] = open;
  if (first === undefined) return null;
  // What is not about products keeps its place: a welcome comes first, an e-mail address last.
  if (!ranks(pool, first)) return first;
  const view = restricted(head, pool, asked);
  const shelf = poolShelf(view.pool);
  const { scored, order } = rankShelf(view.head.questions, head.results, shelf, Object.fromEntries(given));
  const left = head.questions.flatMap((_, index) =>
    asked.includes(index) || !ranks(pool, index) ? [] : index,
  );
  const settled = createSettled(head, pool, left)(scored, order);
  const candidates = open.filter((index) => ranks(pool, index));
  if (settled) return open.find((index) => !ranks(pool, index) || head.questions[index]?.pinned) ?? null;
  const gain = createGain(head, pool, scored);
  let [best, most] = [candidates[0] ?? first, -1];
  for (const index of candidates) {
    const own = gain(index);
    if (own > most) [best, most] = [index, own];
  }
  return best;
};

/**
 * Walks a quiz in adaptive order: next comes the question that tells most about which product fits, until the top
 * results cannot change whatever is answered. Pinned questions, and those that are not about products, are always
 * asked. A function of the answers alone, as `walk` is. A quiz with rules is walked as it is written, since its
 * author has said where each answer leads.
 */
export const adapt = (head: Head, pool: Pool, answers: Answers): Adapted => {
  if (!head.adaptive || head.questions.some((question) => question.rules.length > 0))
    return { ...walk(head.questions, answers), head, pool };
  let given: Given = new Map();
  const asked: number[] = [];
  for (;;) {
    const next = nextOf(head, pool, asked, given);
    if (next !== null) asked.push(next);
    const view = restricted(head, pool, asked);
    const followed = follow(view.head.questions, answers);
    const { path, current, end } = followed;
    if (next === null || current !== null) return { path, current, end, ...view };
    given = followed.given;
  }
};
