import type { Synonyms } from './synonyms.ts';
import type { TextIndex } from './textIndex.ts';
import { isStopWord, words } from './tokenize.ts';
import { nearby } from './typo.ts';

export interface WeightedText {
  text: string;
  weight: number;
}

/** Words of a query: term → how much it counts. */
export type Query = Map<number, number>;

/** Longer queries are cut: what follows hardly matters, and a hostile one must not hold up the others. */
const mostWords = 200;

const typoWeight = 0.6;
const synonymWeight = 0.7;

/** What to look for in place of a word and, where it is told apart by a space only, of the next. */
const termsFor = (index: TextIndex, { own, everyday }: Synonyms, word: string, next = '') => {
  const term = index.normalize(word);
  const pair = `${term} ${index.normalize(next)}`;
  // `head set` is also looked for as `headset`.
  const joined = word.length >= 2 && next.length >= 3 ? index.normalize(word + next) : '';
  const numbers = (texts: readonly string[]) =>
    texts.flatMap((text) => text.split(' ')).flatMap((other) => index.terms.get(other) ?? []);
  const asWritten = numbers([term, joined]);
  const same = numbers([...(own.get(term) ?? []), ...(own.get(pair) ?? [])]);
  if (asWritten.length + same.length > 0)
    return [...weighted(asWritten, 1), ...weighted(same, synonymWeight)];
  const usual = numbers(everyday.get(term) ?? []);
  return usual.length > 0 ? weighted(usual, synonymWeight) : weighted(nearby(index.terms, term), typoWeight);
};

const weighted = (numbers: readonly number[], share: number) => numbers.map((number) => ({ number, share }));

/** Turns texts into the terms to look for: stems, synonyms, and for unknown words what is one typo away. */
export const queryOf = (index: TextIndex, texts: readonly WeightedText[], synonyms: Synonyms): Query => {
  const query: Query = new Map();
  let left = mostWords;
  for (const { text, weight } of texts) {
    const list = words(text)
      .filter((word) => !isStopWord(word))
      .slice(0, left);
    left -= list.length;
    list.forEach((word, position) => {
      for (const { number, share } of termsFor(index, synonyms, word, list[position + 1]))
        query.set(number, Math.max(query.get(number) ?? 0, weight * share));
    });
  }
  return query;
};

/** In a query of so few words each one matters: a product that lacks one falls behind those that have all. */
const shortQuery = 4;

/** Adds up what each product gets for the words of the query. */
export const scoresOf = (index: TextIndex, query: Query): Float32Array => {
  const scores = new Float32Array(index.size);
  const { offsets, postings, impacts, idf } = index;
  const covered = query.size > 1 && query.size <= shortQuery ? new Float32Array(index.size) : null;
  let whole = 0;
  for (const [term, weight] of query) {
    const mass = weight * (idf[term] ?? 0);
    whole += mass;
    const to = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < to; at++) {
      const product = postings[at] ?? 0;
      scores[product] = (scores[product] ?? 0) + weight * (impacts[at] ?? 0);
      if (covered) covered[product] = (covered[product] ?? 0) + mass;
    }
  }
  if (covered && whole > 0)
    for (let product = 0; product < scores.length; product++)
      scores[product] = (scores[product] ?? 0) * Math.sqrt((covered[product] ?? 0) / whole);
  return scores;
};

/** What is left of the score of a product that has a word the shopper does not want. */
const unwantedShare = 0.3;

/** Takes products with unwanted words down; they stay in the list, as a last resort. */
export const takeDown = (index: TextIndex, scores: Float32Array, unwanted: readonly string[]): void => {
  for (const word of new Set(unwanted.flatMap((text) => words(text)))) {
    const term = index.terms.get(index.normalize(word));
    if (term === undefined) continue;
    for (let at = index.offsets[term] ?? 0; at < (index.offsets[term + 1] ?? 0); at++) {
      const product = index.postings[at] ?? 0;
      scores[product] = (scores[product] ?? 0) * unwantedShare;
    }
  }
};

/**
 * The positions of the highest scores over 0, best first; equal scores in the order of the catalogue.
 * Only scores that can be among them are sorted, not a whole catalogue.
 */
export const highest = (scores: Float32Array | Float64Array, count: number): number[] => {
  const floor = threshold(scores, count);
  const found: number[] = [];
  for (let product = 0; product < scores.length; product++) {
    const score = scores[product] ?? 0;
    if (score > 0 && score >= floor) found.push(product);
  }
  return found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, count);
};

/** A score that at least `count` products reach, when there are so many; found by counting, not by sorting. */
const threshold = (scores: Float32Array | Float64Array, count: number): number => {
  let top = 0;
  for (const score of scores) if (score > top) top = score;
  if (top === 0) return 0;
  const buckets = new Uint32Array(1024);
  for (const score of scores)
    if (score > 0) {
      const bucket = Math.min(1023, Math.floor((score / top) * 1023));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
  let sum = 0;
  for (let bucket = 1023; bucket >= 0; bucket--) {
    sum += buckets[bucket] ?? 0;
    // A step lower than computed, since a quotient may round either way.
    if (sum >= count) return ((bucket - 1) / 1023) * top;
  }
  return 0;
};
