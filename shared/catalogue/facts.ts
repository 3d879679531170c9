import { splitTag } from './name.ts';
import type { Document, TextIndex } from './textIndex.ts';
import { words } from './tokenize.ts';
import { type Quantity, quantitiesIn } from './units.ts';

/** A tag taken apart once, however many products have it. */
export interface TagFact {
  /** Normalised words of the part before the colon; empty for a plain tag. */
  about: string[];
  /** Normalised words of the value, joined by spaces. */
  value: string;
  quantities: Quantity[];
}

/** What the catalogue says about products besides running text. */
export interface Facts {
  tagsOf(product: number): TagFact[];
  /** Quantities in title and description. */
  quantitiesOf(product: number, unit: string): number[];
}

export const normalPhrase = (text: string, normalize: (word: string) => string): string =>
  words(text).map(normalize).join(' ');

const tagReader = (documents: readonly Document[], normalize: (word: string) => string) => {
  const known = new Map<string, TagFact>();
  return (product: number): TagFact[] =>
    (documents[product]?.tags ?? []).map((tag) => {
      const found = known.get(tag);
      if (found) return found;
      const { namespace, value } = splitTag(tag);
      const fact: TagFact = {
        about: namespace === null ? [] : words(namespace).map(normalize),
        value: normalPhrase(value, normalize),
        quantities: quantitiesIn(value),
      };
      if (known.size < 100_000) known.set(tag, fact);
      return fact;
    });
};

/** Reads the numbers of all products once, into arrays of numbers, so that a search does not parse text. */
const quantityReader = (documents: readonly Document[]) => {
  const units = new Map<string, number>();
  const starts = new Uint32Array(documents.length + 1);
  const unitNumbers: number[] = [];
  const values: number[] = [];
  documents.forEach((document, product) => {
    starts[product] = values.length;
    for (const { unit, value } of quantitiesIn(`${document.title} ; ${document.description}`)) {
      const number = units.get(unit) ?? units.size;
      units.set(unit, number);
      unitNumbers.push(number);
      values.push(value);
    }
  });
  starts[documents.length] = values.length;
  const packed = { units: Uint32Array.from(unitNumbers), values: Float64Array.from(values) };
  return (product: number, unit: string): number[] => {
    const wanted = units.get(unit);
    const found: number[] = [];
    if (wanted === undefined) return found;
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++)
      if (packed.units[at] === wanted) found.push(packed.values[at] ?? 0);
    return found;
  };
};

/** Prepares what constraints are held against. */
export const factsOf = (documents: readonly Document[], { normalize }: TextIndex): Facts => ({
  tagsOf: tagReader(documents, normalize),
  quantitiesOf: quantityReader(documents),
});
