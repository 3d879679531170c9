import type { Constraint } from './constraint.ts';
import { type Facts, normalPhrase, type TagFact } from './facts.ts';
import { phrasesOf, scan } from './phrases.ts';
import { closeness } from './range.ts';
import { type Document, fields, gap, type TextIndex } from './textIndex.ts';
import type { Range } from './units.ts';

/** Everything a constraint is held against. */
export interface Catalogue {
  documents: readonly Document[];
  /** Whole currency units; missing where a product has no price. */
  prices: Float64Array;
  index: TextIndex;
  facts: Facts;
}

/** How likely it is, from 0 to 1, that a product meets a constraint. What is not said is neither met nor missed. */
export type Judge = (product: number) => number;

const unknown = 0.35;
const priceTolerance = 0.15;
const numberTolerance = 0.1;

const overlapOf = (a: readonly string[], b: readonly string[]): number =>
  a.length === 0 ? 0 : a.filter((word) => b.includes(word)).length / a.length;

const fieldRange = (
  { starts }: TextIndex,
  product: number,
  field: (typeof fields)[number],
): [number, number] => {
  const at = product * fields.length + fields.indexOf(field);
  return [starts[at] ?? 0, starts[at + 1] ?? 0];
};

const typeJudge = ({ facts, index }: Catalogue, values: readonly string[]): Judge => {
  const wanted = new Set(values.map((value) => normalPhrase(value, index.normalize)));
  const phrases = phrasesOf(values, index);
  const isNamed = (product: number) => {
    let named = false;
    const [from, to] = fieldRange(index, product, 'title');
    scan(phrases, index.sequence, from, to, () => {
      named = true;
    });
    return named;
  };
  const known = facts.typeNames.map((name) =>
    name === '' ? null : Number(wanted.has(normalPhrase(name, index.normalize))),
  );
  return (product) => known[facts.types[product] ?? 0] ?? (isNamed(product) ? 0.9 : 0.1);
};

const priceJudge =
  ({ prices }: Catalogue, ranges: readonly Range[]): Judge =>
  (product) => {
    const price = prices[product];
    if (price === undefined || Number.isNaN(price)) return unknown;
    return Math.max(...ranges.map((range) => closeness(range, price, priceTolerance)));
  };

const vendorJudge = ({ documents, index }: Catalogue, name: string): Judge => {
  const wanted = normalPhrase(name, index.normalize);
  const phrases = phrasesOf([name], index);
  return (product) => {
    if (normalPhrase(documents[product]?.vendor ?? '', index.normalize) === wanted) return 1;
    let named = 0.02;
    const [from] = fieldRange(index, product, 'title');
    const to = index.starts[(product + 1) * fields.length] ?? 0;
    scan(phrases, index.sequence, from, to, () => {
      named = 0.3;
    });
    return named;
  };
};

const best = (ranges: readonly Range[], values: readonly number[], unit: string): number =>
  Math.max(
    0,
    ...ranges
      .filter((range) => range.unit === unit)
      .flatMap((range) => values.map((value) => closeness(range, value, numberTolerance))),
  );

const rangeJudge = ({ facts }: Catalogue, ranges: readonly Range[], about: readonly string[]): Judge => {
  const units = [...new Set(ranges.map(({ unit }) => unit))];
  return (product) => {
    let plain: number | null = null;
    let certain: number | null = null;
    facts.eachTag(product, (tag) => {
      const values = tag.quantities.filter(({ unit }) => units.includes(unit));
      if (values.length === 0) return;
      const meets = Math.max(...values.map(({ unit, value }) => best(ranges, [value], unit)));
      if (overlapOf(tag.about, about) > 0) certain ??= meets;
      else plain = Math.max(plain ?? 0, meets);
    });
    if (certain !== null) return certain;
    if (plain !== null) return plain === 1 ? 0.97 : plain * 0.8;
    const texts = units.flatMap((unit) =>
      facts.quantitiesOf(product, unit).map((value) => best(ranges, [value], unit)),
    );
    if (texts.length === 0) return unknown;
    const inside = texts.filter((meets) => meets === 1).length / texts.length;
    return inside > 0 ? 0.5 + 0.4 * inside : Math.max(...texts) * 0.5;
  };
};

const negations = ['no', 'non', 'not', 'without', 'geen', 'niet', 'zonder', 'un'];

/** Where a product stands on something it can have or lack: 1 has it, 0 lacks it, null says nothing. */
const yesNoJudge = (catalogue: Catalogue, wanted: boolean, about: readonly string[]): Judge => {
  const { index, facts } = catalogue;
  const terms = new Map(
    about.flatMap((word) => (index.terms.has(word) ? [[index.terms.get(word) ?? 0, word]] : [])),
  );
  const mass = (numbers: Iterable<number>) =>
    [...numbers].reduce((sum, term) => sum + (index.idf[term] ?? 0), 0);
  const whole = mass(terms.keys());
  const denials = new Set(negations.flatMap((word) => index.terms.get(index.normalize(word)) ?? []));
  const fromTag = ({ about: key, value }: TagFact): boolean | null => {
    const values = value.split(' ');
    if (key.length > 0 && overlapOf(key, about) >= 0.5) return !/^(?:no|nee|false)\b/.test(value);
    if (key.length > 0) return null;
    const denied = negations.includes(values[0] ?? '');
    const rest = denied ? values.slice(1) : values;
    return rest.length > 0 && overlapOf(rest, about) >= 0.75 ? !denied : null;
  };
  const fromText = (product: number): boolean | null => {
    const [from] = fieldRange(index, product, 'title');
    const to = index.starts[(product + 1) * fields.length] ?? 0;
    const found = new Set<number>();
    let denied = false;
    for (let at = from; at < to; at++) {
      const term = index.sequence[at] ?? gap;
      if (!terms.has(term)) continue;
      found.add(term);
      if (denials.has(index.sequence[at - 1] ?? gap) || denials.has(index.sequence[at - 2] ?? gap))
        denied = true;
    }
    return whole > 0 && mass(found) >= whole * 0.6 ? !denied : null;
  };
  return (product) => {
    let meets = false;
    let misses = false;
    facts.eachTag(product, (tag) => {
      const has = fromTag(tag);
      if (has === wanted) meets = true;
      else if (has !== null) misses = true;
    });
    if (misses) return 0.02;
    if (meets) return 1;
    const text = fromText(product);
    if (text === null) return wanted ? unknown : 0.6;
    return text === wanted ? 0.9 : 0.1;
  };
};

const optionJudge = (catalogue: Catalogue, given: Extract<Constraint, { kind: 'option' }>): Judge => {
  const { index, facts } = catalogue;
  const { about } = given;
  const texts = [...given.selected, ...given.others];
  const wanted = (meaning: number) => meaning < given.selected.length;
  const phrases = phrasesOf(texts, index);
  const meanings = new Map(
    texts.map((text, meaning) => [normalPhrase(text, index.normalize), meaning] as const).reverse(),
  );
  const fromTags = (product: number): number | null => {
    let plain: number | null = null;
    let certain: number | null = null;
    facts.eachTag(product, ({ about: key, value }) => {
      const meaning = meanings.get(value);
      const isAbout = overlapOf(key, about) >= 0.5;
      if (meaning === undefined && !isAbout) return;
      const meets = meaning === undefined ? 0.15 : wanted(meaning) ? 1 : 0.02;
      if (isAbout) certain ??= meets;
      else plain = Math.max(plain ?? 0, meets === 1 ? 0.95 : 0.1);
    });
    return certain ?? plain;
  };
  const fromText = (product: number): number => {
    let met = 0;
    let missed = 0;
    for (const [field, trust] of [
      ['title', 1],
      ['description', 0.8],
    ] as const) {
      const [from, to] = fieldRange(index, product, field);
      scan(phrases, index.sequence, from, to, (meaning) => {
        if (wanted(meaning)) met = Math.max(met, trust);
        else missed = Math.max(missed, trust);
      });
    }
    if (met === 0) return missed > 0 ? 0.12 : unknown;
    return missed > 0 ? 0.65 * met : 0.9 * met;
  };
  return (product) => {
    const tags = fromTags(product);
    if (tags !== null && tags >= 0.95) return tags;
    const text = fromText(product);
    if (tags === null) return text;
    return text > unknown ? Math.max(tags, 0.4) : tags;
  };
};

/** Makes the judge of one constraint; products are then judged without reading the constraint again. */
export const judgeOf = (catalogue: Catalogue, constraint: Constraint): Judge => {
  switch (constraint.kind) {
    case 'type':
      return typeJudge(catalogue, constraint.values);
    case 'price':
      return priceJudge(catalogue, constraint.ranges);
    case 'vendor':
      return vendorJudge(catalogue, constraint.name);
    case 'range':
      return rangeJudge(catalogue, constraint.ranges, constraint.about);
    case 'yesNo':
      return yesNoJudge(catalogue, constraint.wanted, constraint.about);
    case 'option':
      return optionJudge(catalogue, constraint);
  }
};
