import type { Locale } from '#shared/model/locale.ts';
import { wishesOf } from './constraint.ts';
import { factsOf, normalPhrase } from './facts.ts';
import { type Catalogue, judgeOf } from './satisfy.ts';
import { highest, queryOf, type Synonyms, scoresOf } from './search.ts';
import type { Session } from './session.ts';
import { buildTextIndex, type Document } from './textIndex.ts';
import { isStopWord, words } from './tokenize.ts';

/** A product as the matcher reads it. */
export interface Matchable extends Document {
  /** Whole currency units. */
  price?: number;
}

export interface MatcherOptions {
  /** The language of the catalogue's texts. Default `en`. */
  locale?: Locale;
  /** Groups of words that mean the same in this shop. */
  synonyms?: readonly (readonly string[])[];
}

export interface Match {
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
const textShare = 0.5;

const synonymsOf = (
  groups: readonly (readonly string[])[],
  normalize: (word: string) => string,
): Synonyms => {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const terms = group.map((text) => normalPhrase(text, normalize)).filter((term) => term !== '');
    for (const term of terms)
      found.set(term, [...(found.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return found;
};

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
    prices: Float64Array.from(documents, ({ price }) => price ?? Number.NaN),
  };
  const synonyms = synonymsOf(options.synonyms ?? [], index.normalize);
  const vendorIn = brandFinder(documents);
  return {
    rank(session, count = 10) {
      const wishes = wishesOf(session, index.normalize, vendorIn);
      const text = scoresOf(index, queryOf(index, wishes.query, synonyms));
      if (wishes.constraints.length === 0)
        return highest(text, count).map((product) => ({ product, score: text[product] ?? 0 }));
      const judges = wishes.constraints.map((constraint) => judgeOf(catalogue, constraint));
      const first = new Float64Array(text);
      const pick = wishes.constraints.findIndex(({ kind }) => kind === 'type');
      const top = first.reduce((a, b) => Math.max(a, b), 1);
      const isType = judges[pick];
      if (isType)
        for (let product = 0; product < index.size; product++)
          first[product] = (first[product] ?? 0) + top * isType(product) + 1e-6;
      const scores = new Float64Array(index.size);
      for (const product of highest(first, mostCandidates)) {
        let score = (textShare * (text[product] ?? 0)) / top;
        judges.forEach((judge, at) => {
          score += judge(product) * (wishes.constraints[at]?.kind === 'type' ? 3 : 1);
        });
        scores[product] = score;
      }
      return highest(scores, count).map((product) => ({ product, score: scores[product] ?? 0 }));
    },
  };
};
