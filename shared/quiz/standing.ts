import type { Answers } from '#shared/model/answer.ts';
import type { Head, OptionVector, Pool } from './artefact.ts';
import { answersOf, createExplorer } from './explore.ts';
import { eachCard } from './grade.ts';
import { createFavour, type Trail, walkAll, walkSome } from './outcomes.ts';
import { proofLimits } from './prove.ts';
import { poolShelf, type Shelf } from './rank.ts';
import { type Selection, select } from './select.ts';
import { structureOf } from './structure.ts';

/** What keeps a product out of some results, and how often. */
export interface Hindrance {
  kind: 'excluded' | 'required' | 'soldOut' | 'noStep' | 'beaten';
  /** The question whose answers do it, and its options that do. */
  question?: string;
  options?: string[];
  /** Share of sessions that answer at random. */
  share: number;
}

/** How a product does in a published quiz. */
export interface Standing {
  /** Whether every set of answers that makes a difference was looked at, and how many were. */
  exact: boolean;
  checked: number;
  /** Share of sessions that answer at random in which it is recommended. */
  shown: number;
  /** Answers with which it is recommended; absent when none were found. */
  example?: Answers;
  /** What keeps it out of the others, the most frequent first. */
  hindrances: Hindrance[];
  /** Products that are shown where it could have been, the most frequent first. */
  beatenBy: { product: string; share: number }[];
}

const mostRivals = 5;

/** Per question, the options that rule a card out, and those that require what it has not. */
const obstaclesOf = (head: Head, shelf: Shelf, card: number) => {
  const has = (list: number[]) => {
    let found = false;
    eachCard(list, (one) => {
      found ||= one === card;
    });
    return found;
  };
  const against = (test: (vector: OptionVector) => boolean) =>
    new Map(
      head.questions.map((question, q) => {
        const options = 'options' in question ? question.options : [];
        const ids = options.flatMap(({ id }, o) => {
          const vector = shelf.option(q, o);
          return vector && test(vector) ? id : [];
        });
        return [question.id, ids] as const;
      }),
    );
  return {
    excluded: against(({ exclude }) => exclude !== undefined && has(exclude)),
    required: against(({ require }) => require !== undefined && !has(require)),
  };
};

/** Names what keeps a card out of one result; the same order as a shopper is told. */
const createJudge = (head: Head, shelf: Shelf, card: number) => {
  const { excluded, required } = obstaclesOf(head, shelf, card);
  const { results } = head;
  const homeless = results.slots.every(
    (slot, s) => slot.kind === 'routine' && !slot.steps.some((_, step) => shelf.fits(s, step, card)),
  );
  return (trail: Trail, { relaxed }: Selection): Omit<Hindrance, 'share'> => {
    for (const [question, options] of trail.bans[card] ? excluded : []) {
      const answer = trail.given.get(question);
      const ids = answer?.kind === 'options' ? answer.ids : [];
      if (ids.some((id) => options.includes(id))) return { kind: 'excluded', question, options };
    }
    if (results.soldOut === 'hide' && !shelf.available(card)) return { kind: 'soldOut' };
    const letGo = new Set(relaxed.filter(({ slot }) => slot === undefined).map(({ question }) => question));
    const unmet = trail.parts.find(({ met, question }) => met && !met[card] && !letGo.has(question));
    if (!unmet) return { kind: homeless ? 'noStep' : 'beaten' };
    return { kind: 'required', question: unmet.question, options: required.get(unmet.question) ?? [] };
  };
};

const rising = <One extends { share: number }>(a: One, b: One) => b.share - a.share;

/**
 * How a product does in a published quiz over all the ways to answer it: all that make a difference up to the limits
 * of a proof, above them a sample and a walk that favours the product.
 * @returns null when the product is not among those that were published
 */
export const standingOf = (head: Head, pool: Pool, product: string): Standing | null => {
  const card = pool.cards.findIndex(({ id }) => id === product);
  if (card < 0) return null;
  const shelf = poolShelf(pool);
  const judge = createJudge(head, shelf, card);
  const hindrances = new Map<string, Hindrance>();
  const rivals = new Map<string, number>();
  const standing: Standing = { exact: false, checked: 0, shown: 0, hindrances: [], beatenBy: [] };

  const count = (trail: Trail, share: number): void => {
    const selection = select(head.results, trail, shelf.size, shelf);
    const shown = selection.slots.flatMap((slot) => slot.places.map((place) => place.card));
    standing.checked += 1;
    if (shown.includes(card)) {
      standing.shown += share;
      standing.example ??= answersOf(trail.given);
      return;
    }
    const out = judge(trail, selection);
    const key = `${out.kind} ${out.question}`;
    hindrances.set(key, { ...out, share: (hindrances.get(key)?.share ?? 0) + share });
    if (out.kind !== 'beaten') return;
    for (const one of shown) rivals.set(shelf.id(one), (rivals.get(shelf.id(one)) ?? 0) + share);
  };

  const explorer = createExplorer(head, shelf);
  const structure = structureOf(explorer);
  const { exactLimit, samples, seed } = proofLimits(Math.max(1, shelf.size), head.questions.length);
  const all = structure.complete && structure.distinct <= exactLimit;
  if (all) walkAll(explorer, shelf, { count });
  else walkSome(explorer, shelf, { count }, samples, seed);
  if (!all && standing.example === undefined) createFavour(explorer, shelf, { count })(card);
  standing.exact = all && explorer.complete();
  standing.hindrances = [...hindrances.values()].sort(rising);
  standing.beatenBy = [...rivals].map(([id, share]) => ({ product: id, share })).sort(rising);
  standing.beatenBy.splice(mostRivals);
  return standing;
};
