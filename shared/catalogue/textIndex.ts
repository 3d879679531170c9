import type { Locale } from '#shared/model/locale.ts';
import { normalizer, words } from './tokenize.ts';

/** What is known of a product for finding it by words. A catalogue's `Product` is one. */
export interface Document {
  id: string;
  title: string;
  description: string;
  vendor: string;
  productType: string;
  tags: readonly string[];
}

export const fields = ['title', 'productType', 'vendor', 'tags', 'description'] as const;

/** How much a word in a field counts, and how far the field's length takes that back (BM25F's `w` and `b`). */
const fieldWeights = { title: 3, productType: 2, vendor: 2, tags: 2, description: 1 };
const lengthShare = { title: 0.6, productType: 0.3, vendor: 0.3, tags: 0.5, description: 0.6 };
/** BM25F's saturation: how soon another mention stops counting. */
const saturation = 1.2;

/** Ends a field's or a tag's run of words, so that no phrase reaches across. */
export const gap = 0;

export interface TextIndex {
  size: number;
  /** Normalised word → its number, from 1. */
  terms: Map<string, number>;
  normalize: (word: string) => string;
  /** Words of all products in reading order, fields one after the other, `gap` after each tag and field. */
  sequence: Uint32Array;
  /** Where field `f` of product `p` starts in `sequence`: at `p * fields.length + f`; one more at the end. */
  starts: Uint32Array;
  /** Postings of term `t`: from `offsets[t]` to `offsets[t + 1]`. */
  offsets: Uint32Array;
  postings: Uint32Array;
  /** What each posting adds to the score of a query that has the word once. */
  impacts: Float32Array;
  /** Inverse document frequency of each term. */
  idf: Float32Array;
}

/** A growing Uint32Array: an ordinary array of millions of numbers would take twice the memory. */
const growing = () => {
  let data = new Uint32Array(1 << 16);
  let length = 0;
  return {
    push(value: number) {
      if (length === data.length) {
        const larger = new Uint32Array(data.length * 2);
        larger.set(data);
        data = larger;
      }
      data[length++] = value;
    },
    length: () => length,
    done: () => data.slice(0, length),
  };
};

/** A part of a long text keeps all of that text in memory; a copy does not. */
const ownCopy = (term: string): string => (term.length > 12 ? Array.from(term).join('') : term);

const read = (documents: readonly Document[], normalize: (word: string) => string) => {
  const terms = new Map<string, number>();
  // Most words come again and again: their number is looked up by the word as written.
  const seen = new Map<string, number>();
  const sequence = growing();
  const starts = new Uint32Array(documents.length * fields.length + 1);
  const numberOf = (word: string): number => {
    const known = seen.get(word);
    if (known !== undefined) return known;
    const term = normalize(word);
    const number = terms.get(term) ?? terms.size + 1;
    if (number > terms.size) terms.set(ownCopy(term), number);
    seen.set(word, number);
    return number;
  };
  const add = (text: string) => {
    for (const word of words(text)) sequence.push(numberOf(word));
    sequence.push(gap);
  };
  documents.forEach((document, product) => {
    fields.forEach((field, position) => {
      starts[product * fields.length + position] = sequence.length();
      if (field === 'tags') for (const tag of document.tags) add(tag);
      else add(document[field]);
    });
  });
  starts[documents.length * fields.length] = sequence.length();
  return { terms, sequence: sequence.done(), starts };
};

/** Average number of words in each field. */
const averages = (starts: Uint32Array, size: number): number[] =>
  fields.map((_, position) => {
    let sum = 0;
    for (let product = 0; product < size; product++) {
      const at = product * fields.length + position;
      sum += (starts[at + 1] ?? 0) - (starts[at] ?? 0);
    }
    return Math.max(1, sum / Math.max(1, size));
  });

/** Calls back with each different word of a product and its frequency, weighed by field and length. */
const frequencies = (sequence: Uint32Array, starts: Uint32Array, terms: number, size: number) => {
  const mean = averages(starts, size);
  const weights = fields.map((field) => fieldWeights[field]);
  const shares = fields.map((field) => lengthShare[field]);
  const frequency = new Float32Array(terms + 1);
  return (product: number, visit: (term: number, frequency: number) => void) => {
    const touched: number[] = [];
    for (let position = 0; position < fields.length; position++) {
      const from = starts[product * fields.length + position] ?? 0;
      const to = starts[product * fields.length + position + 1] ?? 0;
      const share = shares[position] ?? 0;
      const one = (weights[position] ?? 0) / (1 - share + (share * (to - from)) / (mean[position] ?? 1));
      for (let index = from; index < to; index++) {
        const term = sequence[index] ?? gap;
        if (term === gap) continue;
        if (frequency[term] === 0) touched.push(term);
        frequency[term] = (frequency[term] ?? 0) + one;
      }
    }
    for (const term of touched) {
      visit(term, frequency[term] ?? 0);
      frequency[term] = 0;
    }
  };
};

/**
 * Builds a BM25F index (S. Robertson, H. Zaragoza, The Probabilistic Relevance Framework, 2009, section 3.6).
 * @param locale the language whose stems are used
 */
export const buildTextIndex = (documents: readonly Document[], locale: Locale): TextIndex => {
  const normalize = normalizer(locale);
  const size = documents.length;
  const { terms, sequence, starts } = read(documents, normalize);
  const each = frequencies(sequence, starts, terms.size, size);
  const offsets = new Uint32Array(terms.size + 2);
  for (let product = 0; product < size; product++)
    each(product, (term) => {
      offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
    });
  const idf = new Float32Array(terms.size + 1);
  for (let term = 1; term <= terms.size; term++) {
    const count = offsets[term + 1] ?? 0;
    idf[term] = Math.log(1 + (size - count + 0.5) / (count + 0.5));
    offsets[term + 1] = count + (offsets[term] ?? 0);
  }
  const next = offsets.slice();
  const postings = new Uint32Array(offsets[terms.size + 1] ?? 0);
  const impacts = new Float32Array(postings.length);
  for (let product = 0; product < size; product++)
    each(product, (term, frequency) => {
      const at = next[term] ?? 0;
      next[term] = at + 1;
      postings[at] = product;
      impacts[at] = ((idf[term] ?? 0) * frequency * (saturation + 1)) / (frequency + saturation);
    });
  return { size, terms, normalize, sequence, starts, offsets, postings, impacts, idf };
};
