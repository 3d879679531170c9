import { normalPhrase } from './facts.ts';
import { type Catalogue, fieldRange, type Judge } from './judge.ts';
import { phrasesOf, scan } from './phrases.ts';
import type { TextIndex } from './textIndex.ts';
import { words } from './tokenize.ts';

/** How much it says that a field names the type. */
const trust = { title: 0.9, description: 0.85 } as const;

/** Share of the type's words that the title has, rare words counting more; the best of the types. */
const partReader = (index: TextIndex, types: readonly string[]): Judge => {
  const names = types.map((type) => {
    const terms = new Set(words(type).flatMap((word) => index.terms.get(index.normalize(word)) ?? []));
    const whole = [...terms].reduce((sum, term) => sum + (index.idf[term] ?? 0), 0);
    return { terms: [...terms], whole };
  });
  return (product) => {
    const [from, to] = fieldRange(index, product, 'title');
    const title = index.sequence.subarray(from, to);
    let best = 0;
    for (const { terms, whole } of names) {
      const held = terms.reduce((sum, term) => sum + (title.includes(term) ? (index.idf[term] ?? 0) : 0), 0);
      if (whole > 0) best = Math.max(best, held / whole);
    }
    return best;
  };
};

/** Guesses the type of a product that has none from its texts: a type named in full, or most of its words. */
const guesser = (index: TextIndex, wanted: readonly string[], others: readonly string[]): Judge => {
  const phrases = phrasesOf([...wanted, ...others], index);
  const partly = partReader(index, wanted);
  return (product) => {
    let met = 0;
    let missed = false;
    for (const field of ['title', 'description'] as const) {
      const [from, to] = fieldRange(index, product, field);
      scan(phrases, index.sequence, from, to, (meaning) => {
        if (meaning < wanted.length) met = Math.max(met, trust[field]);
        else missed = true;
      });
    }
    if (met > 0) return missed ? 0.6 * met : met;
    return missed ? 0.03 : 0.05 + 0.65 * partly(product);
  };
};

/** By number of a type: whether it is one of those wanted; null for the products that have none. */
const typeTable = ({ facts, index }: Catalogue, wanted: readonly string[]): (boolean | null)[] => {
  const names = new Set(wanted.map((value) => normalPhrase(value, index.normalize)));
  return facts.typeNames.map((name) => (name === '' ? null : names.has(normalPhrase(name, index.normalize))));
};

/** Calls back with every product that has one of the types for certain. */
export const eachOfType = (
  catalogue: Catalogue,
  wanted: readonly string[],
  visit: (product: number) => void,
): void => {
  const table = typeTable(catalogue, wanted);
  const { types } = catalogue.facts;
  for (let product = 0; product < types.length; product++)
    if (table[types[product] ?? 0] === true) visit(product);
};

/** Judges by the product's type. Where the shop left it out, by what the texts name: this type, or another one. */
export const typeJudge = (
  catalogue: Catalogue,
  wanted: readonly string[],
  others: readonly string[],
): Judge => {
  const guess = guesser(catalogue.index, wanted, others);
  const table = typeTable(catalogue, wanted);
  return (product) => {
    const known = table[catalogue.facts.types[product] ?? 0];
    return known === null || known === undefined ? guess(product) : Number(known);
  };
};
