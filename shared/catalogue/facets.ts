import type { Matcher } from '#shared/model/effect.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import { isHousekeeping, listOf, sameKey, splitTag, splitWeakTag } from './name.ts';

type FacetKind = 'type' | 'collection' | 'tag' | 'trait' | 'option' | 'vendor' | 'metafield';

/** One value products can be told apart by. */
export interface FacetValue {
  /** As the shop writes it. */
  value: string;
  match: Matcher;
  /** Positions in the catalogue, ascending. */
  products: number[];
}

/** Something products differ in: their type, a family of tags, an option such as colour. */
export interface Facet {
  kind: FacetKind;
  /** The family of tags, option name or metafield key; empty for the other kinds. */
  name: string;
  /** Most frequent first. */
  values: FacetValue[];
}

interface Draft {
  spellings: Map<string, number>;
  products: number[];
}
type Drafts = Map<string, Draft>;

const most = { values: 400, valueLength: 60 };

const note = (drafts: Drafts, value: string, product: number): void => {
  const key = sameKey(value);
  if (key === '') return;
  let draft = drafts.get(key);
  if (!draft) {
    draft = { spellings: new Map(), products: [] };
    drafts.set(key, draft);
  }
  draft.spellings.set(value, (draft.spellings.get(value) ?? 0) + 1);
  if (draft.products.at(-1) !== product) draft.products.push(product);
};

const byCount = (a: { products: number[]; value: string }, b: { products: number[]; value: string }) =>
  b.products.length - a.products.length || (a.value < b.value ? -1 : 1);

/** The spelling most products use stands for all; the matcher names every spelling, so that none is missed. */
const settle = (drafts: Drafts, match: (spellings: string[]) => Matcher): FacetValue[] =>
  [...drafts.values()]
    .map(({ spellings, products }) => {
      const sorted = [...spellings]
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([text]) => text);
      return { value: sorted[0] ?? '', match: match(sorted.slice(0, 100)), products };
    })
    .sort(byCount)
    .slice(0, most.values);

const usable = (text: string): boolean => text.trim().length > 0 && text.length <= most.valueLength;

const field = (
  kind: 'type' | 'vendor',
  products: readonly Product[],
  read: (product: Product) => string,
): Facet => {
  const drafts: Drafts = new Map();
  products.forEach((product, index) => {
    if (usable(read(product))) note(drafts, read(product), index);
  });
  return { kind, name: '', values: settle(drafts, (values) => ({ on: kind, values })) };
};

const collectionFacet = (products: readonly Product[], collections: readonly Collection[]): Facet => {
  const titles = new Map(
    collections.filter(({ title }) => !isHousekeeping(title)).map(({ id, title }) => [id, title]),
  );
  const members = new Map<string, number[]>();
  products.forEach((product, index) => {
    for (const id of new Set(product.collections)) {
      if (!titles.has(id)) continue;
      const list = members.get(id);
      if (list) list.push(index);
      else members.set(id, [index]);
    }
  });
  const values = [...members].map(([id, list]): FacetValue => {
    return { value: titles.get(id) ?? id, match: { on: 'collection', ids: [id] }, products: list };
  });
  return { kind: 'collection', name: '', values: values.sort(byCount) };
};

/** Several tags have to share a first part before its dash is read as a separator. */
const weakFamilies = (products: readonly Product[]): Set<string> => {
  const found = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const tag of new Set(products.flatMap((product) => product.tags))) {
    whole.add(sameKey(tag));
    const { namespace, value } = splitWeakTag(tag);
    if (namespace === null || splitTag(tag).namespace !== null) continue;
    const key = sameKey(namespace);
    found.set(key, (found.get(key) ?? new Set()).add(sameKey(value)));
  }
  return new Set(
    [...found].filter(([key, values]) => values.size >= 2 && !whole.has(key)).map(([key]) => key),
  );
};

const tagFacets = (products: readonly Product[]): Facet[] => {
  const families = new Map<string, { name: string; drafts: Drafts; full: Map<string, Set<string>> }>();
  const weak = weakFamilies(products);
  const familyOf = (name: string) => {
    const key = sameKey(name);
    let family = families.get(key);
    if (!family) {
      family = { name, drafts: new Map(), full: new Map() };
      families.set(key, family);
    }
    return family;
  };
  products.forEach((product, index) => {
    for (const tag of new Set(product.tags)) {
      if (!usable(tag) || isHousekeeping(tag)) continue;
      const clear = splitTag(tag);
      const guess = clear.namespace === null ? splitWeakTag(tag) : clear;
      const isFamily =
        guess.namespace !== null && (clear.namespace !== null || weak.has(sameKey(guess.namespace)));
      const family = familyOf(isFamily ? (guess.namespace ?? '') : '');
      const value = isFamily ? guess.value : tag;
      note(family.drafts, value, index);
      const key = sameKey(value);
      family.full.set(key, (family.full.get(key) ?? new Set()).add(tag));
    }
  });
  return [...families.values()].map(({ name, drafts, full }) => ({
    kind: name === '' ? 'trait' : 'tag',
    name,
    values: settle(drafts, (spellings) => ({
      on: 'tag',
      values: [...(full.get(sameKey(spellings[0] ?? '')) ?? [])].sort().slice(0, 100),
    })),
  }));
};

const everything = /^(?:all|any|every|universal|alle|elk|elke|universeel)(?:$|\s)/i;

/** What is tagged *All skin types* fits whatever skin is asked for: it is no answer of its own. */
const withUniversal = (facet: Facet): Facet => {
  const universal = facet.values.filter(({ value }) => everything.test(value));
  if (facet.kind !== 'tag' || universal.length === 0) return facet;
  const extra = universal.flatMap(({ match }) => (match.on === 'tag' ? match.values : []));
  const values = facet.values
    .filter((value) => !universal.includes(value))
    .map((value): FacetValue => {
      const products = new Set([value, ...universal].flatMap((one) => one.products));
      const own = value.match.on === 'tag' ? value.match.values : [];
      return {
        ...value,
        match: { on: 'tag', values: [...own, ...extra].slice(0, 100) },
        products: [...products].sort((a, b) => a - b),
      };
    });
  return { ...facet, values: values.sort(byCount) };
};

const named = (
  kind: 'option' | 'metafield',
  products: readonly Product[],
  read: (product: Product) => Iterable<[string, string]>,
  match: (name: string, values: string[]) => Matcher,
): Facet[] => {
  const all = new Map<string, { name: string; drafts: Drafts }>();
  products.forEach((product, index) => {
    for (const [name, value] of read(product)) {
      if (!usable(value) || !usable(name)) continue;
      const entry = all.get(name) ?? { name, drafts: new Map() };
      all.set(name, entry);
      note(entry.drafts, value, index);
    }
  });
  return [...all.values()].map(({ name, drafts }) => ({
    kind,
    name,
    values: settle(drafts, (values) => match(name, values)),
  }));
};

function* optionValues(product: Product): Generator<[string, string]> {
  for (const variant of product.variants)
    for (const [name, value] of Object.entries(variant.options))
      if (name !== 'Title' && value !== 'Default Title') yield [name, value];
}

/** A list metafield is JSON; each of its items is a value. */
function* metafieldValues(product: Product): Generator<[string, string]> {
  for (const [key, whole] of Object.entries(product.metafields))
    for (const value of listOf(whole)) yield [key, value];
}

const isYes = (value: string): boolean => /^(true|yes|ja)$/i.test(value);
const isNo = (value: string): boolean => /^(false|no|nee)$/i.test(value);

/** Yes-or-no metafields are traits: nobody wants to be asked *Which vegan?* */
const withYesNo = (facets: Facet[]): Facet[] => {
  const isYesNo = ({ kind, values }: Facet) =>
    kind === 'metafield' && values.every(({ value }) => isYes(value) || isNo(value));
  const traits = facets
    .filter(isYesNo)
    .flatMap(({ name, values }) =>
      values
        .filter(({ value }) => isYes(value))
        .map((value) => ({ ...value, value: name.slice(name.lastIndexOf('.') + 1) })),
    );
  const others = facets.filter((facet) => !isYesNo(facet));
  if (traits.length === 0) return others;
  const known = others.find(({ kind }) => kind === 'trait');
  const values = [...(known?.values ?? []), ...traits].sort(byCount);
  return [...others.filter((facet) => facet !== known), { kind: 'trait', name: '', values }];
};

/**
 * Everything products can be told apart by, except the price.
 * Spellings that differ in case or dashes count as one value; tags that only organise the shop are left out.
 * @param collections the shop's collections, for their titles
 */
export const facetsOf = (products: readonly Product[], collections: readonly Collection[]): Facet[] =>
  withYesNo([
    field('type', products, (product) => product.productType),
    collectionFacet(products, collections),
    ...tagFacets(products),
    ...named('option', products, optionValues, (name, values) => ({ on: 'optionValue', name, values })),
    ...named('metafield', products, metafieldValues, (key, values) => ({ on: 'metafield', key, values })),
    field('vendor', products, (product) => product.vendor),
  ])
    .map(withUniversal)
    .filter((facet) => facet.values.length > 0);
