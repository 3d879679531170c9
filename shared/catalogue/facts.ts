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
  /** Calls back with each tag of a product. */
  eachTag(product: number, visit: (tag: TagFact) => void): void;
  /** Quantities in title and description. */
  quantitiesOf(product: number, unit: string): number[];
  /** Number of the product's type; equal types have equal numbers. */
  types: Uint32Array;
  typeNames: string[];
}

export const normalPhrase = (text: string, normalize: (word: string) => string): string =>
  words(text).map(normalize).join(' ');

/** Numbers different texts in the order they are met. */
const numbering = () => {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const of = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    names.push(name);
    return names.length - 1;
  };
  return { of, names, find: (name: string) => numbers.get(name) };
};

const factOf = (tag: string, normalize: (word: string) => string): TagFact => {
  const { namespace, value } = splitTag(tag);
  return {
    about: namespace === null ? [] : words(namespace).map(normalize),
    value: normalPhrase(value, normalize),
    quantities: quantitiesIn(value),
  };
};

/** Tags are read when they are first asked for: few of a large catalogue ever are. */
const tagReader = (documents: readonly Document[], normalize: (word: string) => string) => {
  const tags = numbering();
  const starts = new Uint32Array(documents.length + 1);
  const list: number[] = [];
  documents.forEach((document, product) => {
    for (const tag of document.tags) list.push(tags.of(tag));
    starts[product + 1] = list.length;
  });
  const packed = Uint32Array.from(list);
  const known: (TagFact | undefined)[] = [];
  return (product: number, visit: (tag: TagFact) => void): void => {
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++) {
      const number = packed[at] ?? 0;
      const fact = known[number] ?? factOf(tags.names[number] ?? '', normalize);
      known[number] = fact;
      visit(fact);
    }
  };
};

/** Reads the numbers of all products once, into arrays of numbers, so that a search does not parse text. */
const quantityReader = (documents: readonly Document[]) => {
  const units = numbering();
  const starts = new Uint32Array(documents.length + 1);
  const unitNumbers: number[] = [];
  const values: number[] = [];
  documents.forEach((document, product) => {
    for (const { unit, value } of quantitiesIn(`${document.title} ; ${document.description}`)) {
      unitNumbers.push(units.of(unit));
      values.push(value);
    }
    starts[product + 1] = values.length;
  });
  const packed = { units: Uint32Array.from(unitNumbers), values: Float64Array.from(values) };
  return (product: number, unit: string): number[] => {
    const wanted = units.find(unit);
    const found: number[] = [];
    if (wanted === undefined) return found;
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++)
      if (packed.units[at] === wanted) found.push(packed.values[at] ?? 0);
    return found;
  };
};

/** Prepares what constraints are held against. */
export const factsOf = (documents: readonly Document[], { normalize }: TextIndex): Facts => {
  const types = numbering();
  return {
    eachTag: tagReader(documents, normalize),
    quantitiesOf: quantityReader(documents),
    types: Uint32Array.from(documents, ({ productType }) => types.of(productType)),
    typeNames: types.names,
  };
};
