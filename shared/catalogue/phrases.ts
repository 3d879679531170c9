import { gap, type TextIndex } from './textIndex.ts';
import { words } from './tokenize.ts';

/** Phrases to look for in running text, each standing for one of several things. */
export interface Phrases {
  /** First word → the phrases that start with it, longest first. */
  byFirst: Map<number, { rest: number[]; meaning: number }[]>;
  /** 1 for each term a phrase starts with: nearly every word is passed over by this alone. */
  isFirst: Uint8Array;
}

/** An option's label is at most this long; the tail of anything longer hardly stands in a product's text. */
const mostCharacters = 200;

const variantsOf = (given: string): string[] => {
  const text = given.slice(0, mostCharacters);
  const inside = /\(([^)]+)\)/.exec(text)?.[1];
  const outside = text.replace(/\([^)]*\)/g, ' ').trim();
  return [...new Set([text, outside, ...(inside ? [inside] : [])])].filter((variant) => variant !== '');
};

/** `so dimm` is also looked for as `sodimm`, the way many shops write it. */
const withJoined = (list: string[]): string[][] => {
  const joined = list
    .slice(0, -1)
    .map((word, index) => [
      ...list.slice(0, index),
      word + (list[index + 1] ?? ''),
      ...list.slice(index + 2),
    ]);
  return [list, ...joined];
};

/** Prepares texts to be found as phrases; a text no product has a word of is never found. */
export const phrasesOf = (texts: readonly string[], { terms, normalize }: TextIndex): Phrases => {
  const byFirst: Phrases['byFirst'] = new Map();
  texts.forEach((text, meaning) => {
    for (const variant of variantsOf(text))
      for (const list of withJoined(words(variant))) {
        const numbers = list.map((word) => terms.get(normalize(word)) ?? -1);
        const [first, ...rest] = numbers;
        if (first === undefined || numbers.includes(-1)) continue;
        const same = byFirst.get(first);
        if (same) same.push({ rest, meaning });
        else byFirst.set(first, [{ rest, meaning }]);
      }
  });
  for (const list of byFirst.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  const isFirst = new Uint8Array(terms.size + 1);
  for (const term of byFirst.keys()) isFirst[term] = 1;
  return { byFirst, isFirst };
};

const follows = (sequence: Uint32Array, at: number, to: number, rest: readonly number[]): boolean => {
  if (at + rest.length > to) return false;
  for (let index = 0; index < rest.length; index++) if (sequence[at + index] !== rest[index]) return false;
  return true;
};

/**
 * Reads a stretch of text and calls back with every phrase in it. The longest phrase wins, and words count once:
 * `USB Type-A / Micro-USB` is not also `USB Type-A`.
 * @param visit gets what the phrase stands for and where it starts
 */
export const scan = (
  { byFirst, isFirst }: Phrases,
  sequence: Uint32Array,
  from: number,
  to: number,
  visit: (meaning: number, at: number) => void,
): void => {
  for (let at = from; at < to; at++) {
    const term = sequence[at] ?? gap;
    if (isFirst[term] !== 1) continue;
    const found = byFirst.get(term)?.find(({ rest }) => follows(sequence, at + 1, to, rest));
    if (!found) continue;
    visit(found.meaning, at);
    at += found.rest.length;
  }
};
