import type { Answer } from '#shared/model/answer.ts';
import type { AskedQuestion, CardList, ValueVector } from './artefact.ts';
import { own } from './condition.ts';

/** Both ends in the unit of the values; infinite where the shopper set no limit. */
export interface Range {
  min: number;
  max: number;
}

/**
 * How well the nearest of some values fits a range, 0 to 1: 1 inside, half at `tolerance` outside it (a share of
 * the end that is passed), 0 from twice that on.
 */
export const closeness = (
  values: number | number[] | null | undefined,
  { min, max }: Range,
  tolerance: number,
): number => {
  let best = 0;
  for (const value of [values ?? []].flat()) {
    if (value >= min && value <= max) return 1;
    const end = value < min ? min : max;
    const room = 2 * tolerance * Math.abs(end);
    if (room > 0) best = Math.max(best, 1 - Math.abs(value - end) / room);
  }
  return best;
};

/**
 * The range that an answer's value asks for, or null where it asks for nothing. An end left at the end of its
 * slider is no limit; one amount against the price is a ceiling.
 */
export const wanted = (question: AskedQuestion, answer: Answer, on: ValueVector['on']): Range | null => {
  const unit = on === 'price' ? 100 : 1;
  if (answer.kind === 'number') {
    if (on === 'number') return { min: answer.value, max: answer.value };
    const open = 'max' in question && answer.value === question.max;
    return open ? null : { min: -Infinity, max: answer.value * unit };
  }
  if (answer.kind !== 'range' || question.type !== 'priceRange') return null;
  const min = answer.min > question.min ? answer.min * unit : -Infinity;
  const max = answer.max < question.max ? answer.max * unit : Infinity;
  return min > -Infinity || max < Infinity ? { min, max } : null;
};

/** Calls `visit` with each card of a list. */
export const eachCard = (list: CardList, visit: (card: number, position: number) => void): void => {
  let card = 0;
  for (let i = 0; i < list.length; i++) {
    card += list[i] ?? 0;
    visit(card, i);
  }
};

/** Per card 1 where it is in the list. */
export const membership = (size: number, list: CardList): Uint8Array => {
  const member = new Uint8Array(size);
  eachCard(list, (card) => {
    member[card] = 1;
  });
  return member;
};

/** The words of a text: lower case, without accents, plurals cut; each once. */
export const words = (text: string): string[] => {
  const plain = text.slice(0, 5000).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(found.map((word) => (word.length > 3 ? word.replace(/(en|s|e)$/, '') : word)))];
};

/**
 * What each card gets for a free text: its share of the text's words, rare ones counting more. Words that no
 * card holds are ignored.
 */
export const textPoints = (
  text: string,
  terms: Record<string, CardList>,
  cards: number,
  full: number,
): Int32Array => {
  const sums = new Int32Array(cards);
  let total = 0;
  for (const word of words(text).slice(0, 32)) {
    const list = own(terms, word);
    if (!list) continue;
    // Whole numbers (a logarithm to base 2, rounded down): every browser computes the same.
    const weight = 32 - Math.clz32(cards / list.length);
    total += weight;
    eachCard(list, (card) => {
      sums[card] = (sums[card] ?? 0) + weight;
    });
  }
  return total === 0 ? sums : sums.map((sum) => Math.floor((sum * full) / total));
};
