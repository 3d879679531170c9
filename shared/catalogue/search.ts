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

/** Words that mean the same, normalised: word → the others. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const typoWeight = 0.6;
const synonymWeight = 0.7;

/** Turns texts into the terms to look for: stems, synonyms, and for unknown words what is one typo away. */
export const queryOf = (index: TextIndex, texts: readonly WeightedText[], synonyms: Synonyms): Query => {
  const query: Query = new Map();
  const add = (term: number | undefined, weight: number) => {
    if (term !== undefined) query.set(term, Math.max(query.get(term) ?? 0, weight));
  };
  let left = mostWords;
  for (const { text, weight } of texts) {
    const list = words(text)
      .filter((word) => !isStopWord(word))
      .slice(0, left);
    left -= list.length;
    list.forEach((word, position) => {
      const term = index.normalize(word);
      const number = index.terms.get(term);
      add(number, weight);
      for (const other of synonyms.get(term) ?? []) add(index.terms.get(other), weight * synonymWeight);
      const next = list[position + 1];
      // `head set` is also looked for as `headset`.
      const joined = next === undefined ? undefined : index.terms.get(index.normalize(word + next));
      if (word.length >= 2 && (next?.length ?? 0) >= 3) add(joined, weight);
      if (number === undefined && joined === undefined)
        for (const close of nearby(index.terms, term)) add(close, weight * typoWeight);
    });
  }
  return query;
};

/** Adds up what each product gets for the words of the query. */
export const scoresOf = (index: TextIndex, query: Query): Float32Array => {
  const scores = new Float32Array(index.size);
  const { offsets, postings, impacts } = index;
  for (const [term, weight] of query) {
    const to = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < to; at++) {
      const product = postings[at] ?? 0;
      scores[product] = (scores[product] ?? 0) + weight * (impacts[at] ?? 0);
    }
  }
  return scores;
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
