import type { Facet, FacetValue } from '#shared/catalogue/facets.ts';
import { coverage, gain, overlap } from '#shared/catalogue/gain.ts';
import { sameKey } from '#shared/catalogue/name.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Product } from '#shared/model/product.ts';
import { fixed, labelOf, languageOf, type Wording } from './generateWords.ts';

/** A part of the catalogue a shopper can be after. `id` is the option's id; the only group of a plain shop has none. */
export interface Group {
  id: string | null;
  label: Wording;
  match: FacetValue['match'] | null;
  products: number[];
}

/** What the first question divides the catalogue by, or null when the catalogue is one thing. */
export interface Root {
  facet: Facet | null;
  groups: Group[];
  /** What the catalogue is written in. */
  language: Locale;
}

const most = 7;
const enough = 0.2;
/** What a matcher can name. */
const mostNames = 100;
const departments = new Set([
  'category',
  'categorie',
  'department',
  'afdeling',
  'use case',
  'group',
  'groep',
]);

/** Few collections that cover much of the shop and share little, chosen one by one. */
const cover = (values: readonly FacetValue[], total: number): FacetValue[] => {
  const covered = new Set<number>();
  const chosen: FacetValue[] = [];
  const open = new Set(
    values.filter(({ products }) => products.length >= 2 && products.length <= total * 0.75),
  );
  while (chosen.length < most) {
    let best: { value: FacetValue; worth: number } | null = null;
    for (const value of open) {
      const fresh = value.products.filter((product) => !covered.has(product)).length;
      const worth = fresh - 0.7 * (value.products.length - fresh);
      if (!best || worth > best.worth) best = { value, worth };
    }
    if (!best || best.worth < Math.max(2, total * 0.02)) break;
    chosen.push(best.value);
    open.delete(best.value);
    for (const product of best.value.products) covered.add(product);
  }
  return chosen;
};

const candidate = (facet: Facet, total: number): { facet: Facet; score: number } | null => {
  const isCollection = facet.kind === 'collection';
  const isDivision = facet.kind === 'type' || (facet.kind === 'tag' && departments.has(sameKey(facet.name)));
  if (!isCollection && !isDivision) return null;
  const values = isCollection
    ? cover(facet.values, total)
    : facet.values.slice(0, facet.values.length <= most + 1 ? most + 1 : most);
  if (values.length < 2) return null;
  const score =
    coverage(values, total) * (1 - 0.4 * (overlap(values) - 1)) * Math.min(1, gain(values, total) / 1.2);
  // Dozens of types are a poor first question, but still the best one where there is no other.
  const isLastResort = isDivision && coverage(facet.values, total) > 0.7;
  return { facet: { ...facet, values }, score: isLastResort ? Math.max(score, enough) : score };
};

const rest = (products: readonly Product[], covered: ReadonlySet<number>): Group | null => {
  const left = products.flatMap((_, index) => (covered.has(index) ? [] : [index]));
  if (left.length === 0) return null;
  const typed = left.filter((index) => products[index]?.productType);
  const types = [...new Set(typed.flatMap((index) => products[index]?.productType ?? []))]
    .sort()
    .slice(0, mostNames);
  const byId = left.length <= mostNames || typed.length <= mostNames;
  const ids = left.slice(0, mostNames).flatMap((index) => products[index]?.id ?? []);
  return {
    id: 'what-other',
    label: fixed.other,
    match: byId ? { on: 'product', ids } : { on: 'type', values: types },
    products: byId ? left.slice(0, mostNames) : typed,
  };
};

/**
 * Finds what to ask first in a shop that sells different things: collections, types, or tags that name departments.
 * @returns at most eight groups; together they hold every product, unless the shop has hundreds that fit nowhere
 */
export const chooseRoot = (facets: readonly Facet[], products: readonly Product[]): Root => {
  const found = facets
    .flatMap((facet) => candidate(facet, products.length) ?? [])
    .sort((a, b) => b.score - a.score)[0];
  const language = languageOf(facets.flatMap(({ values }) => values.map(({ value }) => value)));
  if (!found || found.score < enough) {
    const all = products.map((_, index) => index);
    return { facet: null, groups: [{ id: null, label: fixed.root, match: null, products: all }], language };
  }
  const groups = found.facet.values.map((value, index): Group => {
    return {
      id: `what-${index + 1}`,
      label: labelOf(value.value, language),
      match: value.match,
      products: value.products,
    };
  });
  const other = rest(products, new Set(groups.flatMap((group) => group.products)));
  return { facet: found.facet, groups: other ? [...groups, other] : groups, language };
};
