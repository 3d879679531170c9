import type { Locale } from '#shared/model/locale.ts';
import type { Product } from '#shared/model/product.ts';
import { type Wishes, wishesOf } from './constraint.ts';
import { factsOf } from './facts.ts';
import type { Catalogue } from './judge.ts';
import { eachOfType } from './judgeType.ts';
import { judgeOf } from './satisfy.ts';
import { highest, queryOf, scoresOf, takeDown } from './search.ts';
import type { Session } from './session.ts';
import { synonymsOf } from './synonyms.ts';
import { buildTextIndex, type Document } from './textIndex.ts';
import { isStopWord, words } from './tokenize.ts';

/** A product as the matcher reads it; a `Product` of the model is one. */
export interface Matchable extends Document {
  /** Whole currency units, or as the catalogue holds it: the lowest and highest variant price in cents. */
  price?: number | Product['price'];
}

export interface MatcherOptions {
  /** The language of the catalogue's texts. Default `en`. */
  locale?: Locale;
  /** Groups of words that mean the same in this shop. */
  synonyms?: readonly (readonly string[])[];
}

interface Match {
  /** Position in the catalogue. */
  product: number;
  score: number;
}

export interface CatalogueMatcher {
  /**
   * Ranks products for a session, best first.
   * @param count how many to return; by default 10
   */
  rank(session: Session, count?: number): Match[];
}

/** Products that constraints are held against; more than enough for the first page, few enough to be quick. */
const mostCandidates = 3000;
/** Products of the wrong type that are looked at all the same, in case those of the right one fit badly. */
const fewest = 100;
const typeWeight = 3;
const textShare = 0.5;
const spokenTextShare = 4;

const brandFinder = (documents: readonly Document[]) => {
  const names = new Map<string, string>();
  for (const { vendor } of documents) if (vendor !== '') names.set(words(vendor).join(' '), vendor);
  return (text: string): string | null => {
    const list = words(text);
    for (let length = Math.min(4, list.length); length > 0; length--)
      for (let from = 0; from + length <= list.length; from++) {
        const name = names.get(list.slice(from, from + length).join(' '));
        if (name !== undefined && !(length === 1 && isStopWord(list[from] ?? ''))) return name;
      }
    return null;
  };
};

/** The products worth judging: those of the type that was asked for, and those that the words speak for most. */
const candidatesOf = (
  catalogue: Catalogue,
  { constraints }: Wishes,
  text: Float32Array,
  top: number,
): number[] => {
  const types = constraints.flatMap((constraint) => (constraint.kind === 'type' ? constraint.values : []));
  const likely = new Float64Array(text.length);
  for (let product = 0; product < text.length; product++) likely[product] = (text[product] ?? 0) / top + 1e-6;
  let count = 0;
  eachOfType(catalogue, types, (product) => {
    likely[product] = (likely[product] ?? 0) + 1;
    count++;
  });
  return highest(likely, Math.min(mostCandidates, count >= fewest ? count + fewest : mostCandidates));
};

/** Adds to what the words say how well each product meets the constraints; 0 for all but the likeliest products. */
const judged = (catalogue: Catalogue, wishes: Wishes, text: Float32Array): Float64Array => {
  const { constraints } = wishes;
  const top = text.reduce((a, b) => Math.max(a, b), 1e-6);
  const judges = constraints.map((constraint) => ({
    judge: judgeOf(catalogue, constraint),
    weight: constraint.kind === 'type' ? typeWeight : 1,
  }));
  // Where the shopper chose nothing, words are all there is: a number among them only helps to decide.
  const share = constraints.every(({ spoken }) => spoken) ? spokenTextShare : textShare;
  const scores = new Float64Array(text.length);
  for (const product of candidatesOf(catalogue, wishes, text, top)) {
    const words = (share * (text[product] ?? 0)) / top;
    scores[product] = judges.reduce((sum, { judge, weight }) => sum + weight * judge(product), words);
  }
  return scores;
};

/**
 * Prepares a catalogue for free text and for quizzes without effects made by hand.
 * Each answer is a constraint that a product may miss; what the answers say in words decides the rest.
 */
export const createMatcher = (
  documents: readonly Matchable[],
  options: MatcherOptions = {},
): CatalogueMatcher => {
  const index = buildTextIndex(documents, options.locale ?? 'en');
  const catalogue: Catalogue = {
    documents,
    index,
    facts: factsOf(documents, index),
    prices: Float64Array.from(documents, ({ price = Number.NaN }) =>
      typeof price === 'number' ? price : price.min / 100,
    ),
  };
  const synonyms = synonymsOf(options.synonyms ?? [], options.locale ?? 'en', index.normalize);
  const vendorIn = brandFinder(documents);
  return {
    rank(session, count = 10) {
      const wishes = wishesOf(session, index.normalize, vendorIn);
      const text = scoresOf(index, queryOf(index, wishes.query, synonyms));
      takeDown(index, text, wishes.unwanted);
      const scores = wishes.constraints.length === 0 ? text : judged(catalogue, wishes, text);
      return highest(scores, count).map((product) => ({ product, score: scores[product] ?? 0 }));
    },
  };
};
