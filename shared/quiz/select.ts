import type { Results } from '#shared/model/quiz.ts';

/** An answer, and per card 1 where it meets what the answer requires; null when it requires nothing. */
export interface Requirement {
  question: string;
  met: Uint8Array | null;
}

/** What filling needs to know of the scores. */
export interface Scores {
  parts: Requirement[];
  total: Int32Array;
  /** By card: whether an option rules it out. */
  bans: ArrayLike<unknown>;
}

/** A requirement that was let go because nothing was left that met it and those before it. */
export interface Relaxed {
  question: string;
  /** Where; without it, for all slots but routines. */
  slot?: string;
  step?: string;
}

interface Place {
  card: number;
  step?: string;
}

export interface Selection {
  slots: { id: string; kind: Results['slots'][number]['kind']; places: Place[] }[];
  relaxed: Relaxed[];
  /** The best cards that are allowed and meet what was not let go. */
  order: number[];
}

interface Stock {
  available(card: number): boolean;
  /** Whether a card fits a step of the slot with this index. */
  fits(slot: number, step: number, card: number): boolean;
}

/** Meets the requirements in the order they were answered, letting go of each that would leave nothing. */
const narrow = (cards: number[], parts: Requirement[]): { cards: number[]; relaxed: string[] } => {
  const relaxed: string[] = [];
  let left = cards;
  for (const { met, question } of parts) {
    if (!met || left.length === 0) continue;
    const kept = left.filter((card) => met[card]);
    if (kept.length > 0) left = kept;
    else relaxed.push(question);
  }
  return { cards: left, relaxed };
};

const span = 2 ** 20;

/** The best few: available before sold out where that is the rule, then by score, then by place in the pool. */
const best = (
  cards: number[],
  total: Int32Array,
  last: ((card: number) => boolean) | null,
  limit: number,
) => {
  const keys: number[] = [];
  for (const card of cards) {
    const key = card - ((last?.(card) ? 0 : 2 ** 31) + (total[card] ?? 0)) * span;
    let at = keys.length;
    if (at === limit && key > (keys[at - 1] ?? 0)) continue;
    while (at > 0 && (keys[at - 1] ?? 0) > key) at--;
    keys.splice(at, 0, key);
    if (keys.length > limit) keys.pop();
  }
  return keys.map((key) => ((key % span) + span) % span);
};

/**
 * Gives each step its best card, no card twice. A step whose cards are all taken moves an earlier step to its
 * next card (augmenting paths, Kuhn 1955), so that as many steps as possible are filled.
 */
const assign = (wishes: number[][]): (number | undefined)[] => {
  const owner = new Map<number, number>();
  const place = (step: number, tried: Set<number>): boolean => {
    const wish = wishes[step] ?? [];
    const free = wish.find((card) => !owner.has(card));
    if (free !== undefined) {
      owner.set(free, step);
      return true;
    }
    return wish.some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      if (!place(owner.get(card) ?? 0, tried)) return false;
      owner.set(card, step);
      return true;
    });
  };
  for (let step = 0; step < wishes.length; step++) place(step, new Set());
  const taken: (number | undefined)[] = wishes.map(() => undefined);
  for (const [card, step] of owner) taken[step] = card;
  return taken;
};

/** What is being filled, and with what. */
interface Filling {
  results: Results;
  parts: Requirement[];
  stock: Stock;
  /** Cards that may be shown at all, and the best of those that meet what is required. */
  allowed: number[];
  order: number[];
  used: Set<number>;
  relaxed: Relaxed[];
  /** The best few of some cards, in order. */
  sorted(cards: number[]): number[];
}

type Routine = Extract<Results['slots'][number], { kind: 'routine' }>;

const take = ({ order, used, results }: Filling, count: number): Place[] => {
  const free = order.filter((card) => !used.has(card));
  return free.slice(0, Math.min(count, results.maxProducts - used.size)).map((card) => {
    used.add(card);
    return { card };
  });
};

/** A step for which nothing free meets what is required takes the best that does not, and says so. */
const fillRoutine = (filling: Filling, slot: Routine, index: number): Place[] => {
  const { results, parts, stock, allowed, used, relaxed, sorted } = filling;
  const steps = slot.steps.slice(0, results.maxProducts - used.size);
  const fitting = steps.map((_, step) =>
    allowed.filter((card) => !used.has(card) && stock.fits(index, step, card)),
  );
  const taken = assign(fitting.map((cards) => sorted(narrow(cards, parts).cards)));
  for (const card of taken) if (card !== undefined) used.add(card);
  return steps.flatMap((step, i) => {
    const card = taken[i] ?? sorted(fitting[i] ?? []).find((one) => !used.has(one));
    if (card === undefined) return [];
    used.add(card);
    for (const { met, question } of parts)
      if (met && !met[card]) relaxed.push({ question, slot: slot.id, step: step.id });
    return [{ card, step: step.id }];
  });
};

/**
 * Fills the slots from the scores: `best` first, then the others in their order, never more than the maximum.
 * @param top how many cards to put in order at least
 */
export const select = (
  results: Results,
  { parts, total, bans }: Scores,
  size: number,
  stock: Stock,
  top = 0,
): Selection => {
  const { slots, soldOut } = results;
  const allowed: number[] = [];
  for (let card = 0; card < size; card++)
    if (!bans[card] && (soldOut !== 'hide' || stock.available(card))) allowed.push(card);
  const last = soldOut === 'last' ? (card: number) => !stock.available(card) : null;
  const sorted = (cards: number[]) => best(cards, total, last, Math.max(top, 2 * results.maxProducts));
  const main = narrow(allowed, parts);
  const order = sorted(main.cards);
  const relaxed: Relaxed[] = slots.some((slot) => slot.kind !== 'routine')
    ? main.relaxed.map((question) => ({ question }))
    : [];
  const filling = { results, parts, stock, allowed, order, used: new Set<number>(), relaxed, sorted };
  const places: Place[][] = [];
  for (const first of [true, false])
    slots.forEach((slot, index) => {
      if ((slot.kind === 'best') !== first) return;
      places[index] =
        slot.kind === 'routine'
          ? fillRoutine(filling, slot, index)
          : take(filling, slot.kind === 'best' ? 1 : slot.count);
    });
  return {
    slots: slots.map(({ id, kind }, index) => ({ id, kind, places: places[index] ?? [] })),
    relaxed,
    order,
  };
};
