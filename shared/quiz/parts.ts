import type { Answer, Answers } from '#shared/model/answer.ts';
import type { AskedQuestion, CardList, OptionVector, ValueVector } from './artefact.ts';
import { indexOf } from './condition.ts';
import { follow } from './flow.ts';
import { closeness, eachCard, membership, textPoints, wanted } from './grade.ts';

/** Where the vectors come from: a published pool, or a catalogue read as it is. */
export interface VectorSource {
  /** How many cards there are. */
  size: number;
  option(question: number, option: number): OptionVector | undefined;
  value(question: number): ValueVector | undefined;
  terms(): Record<string, CardList>;
}

/** A chosen option's own points per card. */
interface Chosen {
  id: string;
  full: number;
  graded: boolean;
  points: Int32Array;
  /** Per card 1 where its requirement is met. */
  met: Uint8Array | null;
}

/** What one answer does to every card, in thousandths of a point. */
export interface Part {
  question: string;
  full: number;
  points: Int32Array;
  chosen: Chosen[];
  /** Per card 1 where it meets what the answer requires; null when it requires nothing. */
  met: Uint8Array | null;
}

/** The card is not allowed, because of this option. */
export interface Ban {
  question: string;
  option: string;
}

export interface Scored {
  parts: Part[];
  total: Int32Array;
  /** By card. */
  bans: (Ban | undefined)[];
}

/** @param share 1 for a chosen option, less for one further down a ranking */
const choose = (id: string, vector: OptionVector, size: number, share: number): Chosen => {
  const points = new Int32Array(size);
  if (vector.boost) {
    const { cards, points: given } = vector.boost;
    eachCard(cards, (card, i) => {
      points[card] = Math.floor((typeof given === 'number' ? given : (given[i] ?? 0)) * share);
    });
  }
  const met = vector.require && share === 1 ? membership(size, vector.require) : null;
  return { id, full: Math.floor(vector.full * share), graded: vector.graded ?? false, points, met };
};

/**
 * Several chosen options as a soft "or": three quarters for the best one, one quarter for the share of all that is
 * met. One option alone gives just its own points, and all together never more than one full match.
 */
const softOr = (chosen: Chosen[], size: number): { full: number; points: Int32Array } => {
  const [only, other] = chosen;
  if (only && !other) return only;
  const full = Math.max(0, ...chosen.map((one) => one.full));
  const sumFull = chosen.reduce((sum, one) => sum + one.full, 0);
  const points = new Int32Array(size);
  if (sumFull === 0) return { full, points };
  for (let card = 0; card < size; card++) {
    let most = 0;
    let sum = 0;
    for (const one of chosen) {
      const own = one.points[card] ?? 0;
      sum += own;
      if (own > most) most = own;
    }
    if (most > 0) points[card] = Math.floor((3 * most + Math.floor((sum * full) / sumFull)) / 4);
  }
  return { full, points };
};

/** A requirement is met by meeting any chosen option that has one. */
const anyMet = (chosen: Chosen[], size: number): Uint8Array | null => {
  const all = chosen.flatMap((one) => one.met ?? []);
  return all.length ? new Uint8Array(size).map((_, card) => (all.some((met) => met[card]) ? 1 : 0)) : null;
};

const optionsPart = (
  question: AskedQuestion,
  index: number,
  ids: string[],
  source: VectorSource,
  bans: (Ban | undefined)[],
): Part | null => {
  if (!('options' in question)) return null;
  const chosen: Chosen[] = [];
  ids.forEach((id, place) => {
    const vector = source.option(index, indexOf(question.options, id));
    // In a ranking every option has a place; only the first is a choice.
    const share = question.type === 'ranking' ? (ids.length - place) / ids.length : 1;
    if (!vector) return;
    chosen.push(choose(id, vector, source.size, share));
    if (vector.exclude && share === 1)
      eachCard(vector.exclude, (card) => {
        bans[card] ??= { question: question.id, option: id };
      });
  });
  const { full, points } = softOr(chosen, source.size);
  return { question: question.id, full, points, chosen, met: anyMet(chosen, source.size) };
};

const valuePart = (
  question: AskedQuestion,
  answer: Answer,
  value: ValueVector,
  source: VectorSource,
): Part | null => {
  const { full, tolerance, values = [], on } = value;
  let points: Int32Array;
  if (on === 'text') {
    if (answer.kind !== 'text') return null;
    points = textPoints(answer.value, source.terms(), source.size, full);
  } else {
    const range = wanted(question, answer, on);
    if (!range) return null;
    points = Int32Array.from(values, (own) => Math.floor(full * closeness(own, range, tolerance)));
  }
  const least = on === 'text' ? 1 : Math.floor(full / 2);
  const met = value.require ? Uint8Array.from(points, (own) => (own >= least ? 1 : 0)) : null;
  return { question: question.id, full, points, chosen: [], met };
};

/**
 * What one answer does to each card; null when it does nothing.
 * @param bans where the cards it does not allow are added
 */
export const partOf = (
  questions: AskedQuestion[],
  source: VectorSource,
  id: string,
  answer: Answer,
  bans: (Ban | undefined)[],
): Part | null => {
  const index = indexOf(questions, id);
  const question = questions[index];
  const value = source.value(index);
  if (!question) return null;
  if (answer.kind === 'options') return optionsPart(question, index, answer.ids, source, bans);
  return value ? valuePart(question, answer, value, source) : null;
};

/** What each answer on the path does to each card. */
export const score = (questions: AskedQuestion[], source: VectorSource, answers: Answers): Scored => {
  const bans: (Ban | undefined)[] = new Array(source.size);
  const parts: Part[] = [];
  const total = new Int32Array(source.size);
  for (const [id, answer] of follow(questions, answers).given) {
    const part = partOf(questions, source, id, answer, bans);
    if (!part) continue;
    parts.push(part);
    for (let card = 0; card < source.size; card++)
      total[card] = (total[card] ?? 0) + (part.points[card] ?? 0);
  }
  return { parts, total, bans };
};
