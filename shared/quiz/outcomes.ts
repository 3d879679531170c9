import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Results } from '#shared/model/quiz.ts';
import { answersOf, type Choice, type Explorer, type Stop } from './explore.ts';
import { randomFrom } from './random.ts';
import type { Shelf } from './rank.ts';
import { type Requirement, type Selection, select } from './select.ts';

/** What the results were over the paths that were walked. Shares are of sessions that answer at random. */
export interface Outcomes {
  checked: number;
  /** Card → answers that show it. */
  shown: Map<number, Answers>;
  empty: { share: number; example?: Answers };
  /** Question whose requirement was let go → how often, and an example. */
  relaxed: Map<string, { share: number; example: Answers }>;
  /** How often the first place was decided by the rule for ties. */
  tied: { share: number; example?: Answers };
}

/** The path so far, with its sums. */
export interface Trail {
  given: Map<string, Answer>;
  parts: Requirement[];
  bans: Uint8Array;
  total: Int32Array;
}

const start = (size: number): Trail => ({
  given: new Map(),
  parts: [],
  bans: new Uint8Array(size),
  total: new Int32Array(size),
});

/** Adds a choice to a trail as it stands. */
const add = (trail: Trail, id: string, { answer, hits, gains, requirement, bans }: Choice): Trail => {
  const { total } = trail;
  trail.given.set(id, answer);
  for (const card of bans) trail.bans[card] = 1;
  for (let i = 0; i < hits.length; i++) {
    const card = hits[i] ?? 0;
    total[card] = (total[card] ?? 0) + (gains[i] ?? 0);
  }
  if (requirement) trail.parts.push(requirement);
  return trail;
};

const copy = ({ given, parts, bans, total }: Trail): Trail => ({
  given: new Map(given),
  parts: parts.slice(),
  bans: bans.slice(),
  total: total.slice(),
});

const weights = (choices: Choice[]) => choices.reduce((sum, choice) => sum + choice.weight, 0);

const isTied = (selection: Selection, total: Int32Array, results: Results, shelf: Shelf): boolean => {
  const [first, second] = selection.order;
  if (first === undefined || second === undefined || total[first] !== total[second]) return false;
  return results.soldOut !== 'last' || shelf.available(first) === shelf.available(second);
};

/** Ranks paths one by one and adds up what came out. */
export const createTally = (results: Results, shelf: Shelf) => {
  const outcomes: Outcomes = {
    checked: 0,
    shown: new Map(),
    empty: { share: 0 },
    relaxed: new Map(),
    tied: { share: 0 },
  };
  const at = (trail: Trail) => answersOf(trail.given);
  /** @param share how likely a session that answers at random takes this path */
  const count = (trail: Trail, share: number): void => {
    const selection = select(results, trail, shelf.size, shelf);
    const cards = selection.slots.flatMap((slot) => slot.places.map((place) => place.card));
    outcomes.checked += 1;
    for (const card of cards) if (!outcomes.shown.has(card)) outcomes.shown.set(card, at(trail));
    if (cards.length === 0) {
      outcomes.empty.share += share;
      outcomes.empty.example ??= at(trail);
    }
    for (const question of new Set(selection.relaxed.map((one) => one.question))) {
      const sum = outcomes.relaxed.get(question) ?? { share: 0, example: at(trail) };
      sum.share += share;
      outcomes.relaxed.set(question, sum);
    }
    if (isTied(selection, trail.total, results, shelf)) {
      outcomes.tied.share += share;
      outcomes.tied.example ??= at(trail);
    }
  };
  return { outcomes, count };
};

export type Tally = ReturnType<typeof createTally>;

/** Every path, each distinct choice once. */
export const walkAll = (explorer: Explorer, shelf: Shelf, tally: Pick<Tally, 'count'>): void => {
  const from = (index: number, trail: Trail, share: number): void => {
    const stop = explorer.stop(index, trail.given);
    if (!stop) {
      tally.count(trail, share);
      return;
    }
    const all = weights(stop.choices);
    for (const choice of stop.choices) {
      const after = add(copy(trail), stop.asked.id, choice);
      const next = explorer.next(stop, after.given);
      const own = (share * choice.weight) / all;
      if (typeof next === 'number') from(next, after, own);
      else if (next.to === 'results') tally.count(after, own);
    }
  };
  from(0, start(shelf.size), 1);
};

/** One path, its choices made by `choose`; null where it does not end in results. */
const walkOne = (
  explorer: Explorer,
  shelf: Shelf,
  choose: (stop: Stop) => Choice | undefined,
): Trail | null => {
  const trail = start(shelf.size);
  for (let index = 0; ; ) {
    const stop = explorer.stop(index, trail.given);
    if (!stop) return trail;
    const choice = choose(stop);
    if (!choice) return null;
    add(trail, stop.asked.id, choice);
    const next = explorer.next(stop, trail.given);
    if (typeof next !== 'number') return next.to === 'results' ? trail : null;
    index = next;
  }
};

/** Paths drawn by chance, every answer to a question as likely as any other. */
export const walkSome = (
  explorer: Explorer,
  shelf: Shelf,
  tally: Pick<Tally, 'count'>,
  count: number,
  seed: number,
): void => {
  const random = randomFrom(seed);
  const draw = ({ choices }: Stop) => {
    let left = random() * weights(choices);
    return choices.find((choice) => {
      left -= choice.weight;
      return left < 0;
    });
  };
  for (let i = 0; i < count; i++) {
    const trail = walkOne(explorer, shelf, draw);
    if (trail) tally.count(trail, 1 / count);
  }
};

/** By halving: the cards of a choice are rising. */
const gainOf = ({ hits, gains }: Choice, card: number): number => {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] ?? 0) < card) low = middle + 1;
    else high = middle;
  }
  return hits[low] === card ? (gains[low] ?? 0) : 0;
};

/**
 * Walks the path that favours one card most, question by question: the choice that gives it the most over the
 * average, and never one that shuts it out where another does not.
 */
export const createFavour = (explorer: Explorer, shelf: Shelf, tally: Pick<Tally, 'count'>) => {
  const averages = new Map<Choice, number>();
  const average = (choice: Choice) => {
    const known = averages.get(choice);
    if (known !== undefined) return known;
    const made = choice.gains.reduce((a, b) => a + b, 0) / shelf.size;
    averages.set(choice, made);
    return made;
  };
  const worth = (choice: Choice, card: number) =>
    (choice.bans.has(card) ? -1e12 : 0) +
    (choice.requirement ? (choice.requirement.met?.[card] ? 1e9 : -1e9) : 0) +
    gainOf(choice, card) -
    average(choice);
  return (card: number): void => {
    const trail = walkOne(explorer, shelf, ({ choices }) => {
      let [best, most] = [choices[0], Number.NEGATIVE_INFINITY];
      for (const choice of choices) {
        const own = worth(choice, card);
        if (own > most) [best, most] = [choice, own];
      }
      return best;
    });
    if (trail) tally.count(trail, 0);
  };
};
