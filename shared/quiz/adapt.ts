import type { Answers } from '#shared/model/answer.ts';
import type { AskedQuestion, Head, Pool } from './artefact.ts';
import { conditionsOf, testsIn } from './choices.ts';
import { type Given, holds } from './condition.ts';
import { follow, type Walk, walk, willShow } from './flow.ts';
import { createGain } from './gain.ts';
import { poolShelf, rankShelf } from './rank.ts';
import { createSettled } from './settled.ts';

export interface Adapted extends Walk {
  /** The quiz with only the questions on the path: what was answered as it is listed, then the current one. */
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

/** In the order of the list: which requirement is let go first must not depend on what was asked first. */
const listed = (asked: number[]): number[] => asked.toSorted((a, b) => a - b);

/** Whether answers to a question can change the ranking. */
const ranks = (pool: Pool, index: number): boolean => {
  const { options, value } = pool.vectors.questions[index] ?? {};
  return !!value || (options ?? []).some((one) => one.boost || one.require || one.exclude);
};

/** Whether a question's options that are shown depend on answers still to come. */
const optionsWait = (question: AskedQuestion, given: Given): boolean =>
  'options' in question &&
  question.options.some(({ showWhen }) => showWhen && holds(showWhen, given, true) === null);

/** The questions not asked yet: those that can be asked now, and those that wait for another's answer. */
const unasked = (head: Head, asked: number[], given: Given): { open: number[]; waiting: number[] } => {
  const open: number[] = [];
  const waiting: number[] = [];
  // A question that is not shown fails every test, as one does that was passed over.
  const decided = new Map(given);
  head.questions.forEach((question, index) => {
    if (asked.includes(index)) return;
    const shown = willShow(question, decided);
    if (shown === false) decided.set(question.id, { kind: 'seen' });
    else (shown && !optionsWait(question, decided) ? open : waiting).push(index);
  });
  return { open, waiting };
};

/** What must be asked even when the results are settled, and what decides whether that is shown. */
const mustAsk = (head: Head, pool: Pool, left: number[]): Set<number> => {
  const must = new Set(left.filter((index) => !ranks(pool, index) || head.questions[index]?.pinned));
  const at = new Map(head.questions.map((question, index) => [question.id, index]));
  // Conditions are about earlier questions, so going backwards meets all they lean on.
  for (const index of left.toReversed()) {
    const question = head.questions[index];
    if (!question || !must.has(index)) continue;
    for (const test of conditionsOf(question).flatMap(testsIn)) {
      const on = at.get(test.question) ?? -1;
      if (left.includes(on)) must.add(on);
    }
  }
  return must;
};

/** The question to ask next: index, or null when nothing is left to ask. */
const nextOf = (head: Head, pool: Pool, asked: number[], given: Given): number | null => {
  const { open, waiting } = unasked(head, asked, given);
  const [first] = open;
  if (first === undefined) return null;
  // What is not about products keeps its place: a welcome comes first, an e-mail address last.
  if (!ranks(pool, first)) return first;
  const left = listed([...open, ...waiting]);
  const view = restricted(head, pool, listed(asked));
  const answers = Object.fromEntries(given);
  const { scored, order } = rankShelf(view.head.questions, head.results, poolShelf(view.pool), answers);
  const ranking = left.filter((index) => ranks(pool, index));
  if (createSettled(head, pool, ranking)(scored, order)) {
    const must = mustAsk(head, pool, left);
    return open.find((index) => must.has(index)) ?? null;
  }
  const gain = createGain(head, pool, scored);
  let [best, most] = [first, -1];
  for (const index of open.filter((one) => ranks(pool, one))) {
    const own = gain(index);
    if (own > most) [best, most] = [index, own];
  }
  return best;
};

/**
 * Walks a quiz in adaptive order: next comes the question that tells most about which product fits, until the top
 * results cannot change whatever is answered. A question waits until the answers that show or hide it are there, so
 * that the results are those of the listed order. Pinned questions, and those that are not about products, are
 * always asked, and so are those that decide whether they are shown. A function of the answers alone, as `walk` is.
 * A quiz with rules is walked as it is written, since its author has said where each answer leads.
 */
export const adapt = (head: Head, pool: Pool, answers: Answers): Adapted => {
  if (!head.adaptive || head.questions.some((question) => question.rules.length > 0))
    return { ...walk(head.questions, answers), head, pool };
  let given: Given = new Map();
  const asked: number[] = [];
  for (;;) {
    const next = nextOf(head, pool, asked, given);
    const so = listed(asked);
    if (next !== null) asked.push(next);
    const { path, current, end, given: now } = follow(restricted(head, pool, asked).head.questions, answers);
    if (next === null || current !== null) {
      const order = next === null ? so : [...so, next];
      return { path, current, end, ...restricted(head, pool, order) };
    }
    given = now;
  }
};
