import type { Facet, FacetValue } from '#shared/catalogue/facets.ts';
import { coverage, gain, overlap, within } from '#shared/catalogue/gain.ts';
import type { Group, Root } from './generateRoot.ts';
import { isFamiliar } from './generateWords.ts';

/** A facet worth asking about, and in which groups. */
export interface Planned {
  facet: Facet;
  /** Positions of the groups it fits, with the values to offer there. */
  places: Map<number, FacetValue[]>;
  /** Values a product has on average: over about 1.5, several can be chosen. */
  overlap: number;
}

const mostOptions = 7;
/** Products looked at when facets are compared; the options themselves come from the whole catalogue. */
const sampleSize = 2000;

const onlyNumbers = (values: readonly FacetValue[]): boolean =>
  values.filter(({ value }) => /^[\d.,\s]+$/.test(value)).length * 2 > values.length;

/** A facet that stands for several: in each group another one is asked about. */
export const combined = '*';

const minimum = { type: 0.6, collection: 2, tag: 0.5, trait: 0.3, option: 0.6, vendor: 0.8, metafield: 0.5 };
const worth = { type: 1.5, collection: 0, tag: 1, trait: 0.6, option: 0.8, vendor: 0.35, metafield: 0.7 };

/** The values to offer in one group: the most frequent, none that hardly anything has, or nothing at all. */
const offer = (facet: Facet, group: Group): FacetValue[] | null => {
  const values = within(facet.values, group.products);
  const total = group.products.length;
  const frequent = values.filter(
    ({ products }) => products.length >= (total >= 12 ? 2 : 1) && products.length < total,
  );
  // One more than most is offered rather than hidden behind *Something else*.
  const room = values.length === mostOptions + 1 ? mostOptions + 1 : mostOptions;
  const top = facet.kind === 'type' ? values.slice(0, room) : frequent.slice(0, mostOptions);
  if (top.length < 2 || coverage(top, total) < minimum[facet.kind] * (facet.kind === 'type' ? 0.5 : 1))
    return null;
  // A facet of which nearly every product has a value of its own names products, it does not sort them.
  if (top.length === mostOptions && facet.kind !== 'type' && values.length > total / 2) return null;
  return top;
};

const placesOf = (facet: Facet, groups: readonly Group[]): Map<number, FacetValue[]> => {
  const places = new Map<number, FacetValue[]>();
  groups.forEach((group, index) => {
    const values = offer(facet, group);
    if (values) places.set(index, values);
  });
  return places;
};

interface Part {
  group: number;
  products: number[];
}

const worthOf = ({ facet, places }: Planned, parts: readonly Part[], total: number): number => {
  const bits = parts.reduce((sum, { group, products }) => {
    const values = places.get(group);
    if (!values || products.length < 2) return sum;
    return sum + (products.length / total) * gain(within(values, products), products.length);
  }, 0);
  return bits * worth[facet.kind] * (isFamiliar(facet.name) ? 1.25 : 1);
};

/** What is left after each answer: what the next question has to tell apart. */
const split = ({ places }: Planned, parts: readonly Part[]): Part[] =>
  parts.flatMap(({ group, products }) => {
    const values = places.get(group);
    if (!values || products.length < 2) return [{ group, products }];
    const seen = new Set<number>();
    const chosen = within(values, products).map((value) => {
      const fresh = value.products.filter((product) => !seen.has(product));
      for (const product of fresh) seen.add(product);
      return { group, products: fresh };
    });
    return [...chosen, { group, products: products.filter((product) => !seen.has(product)) }];
  });

/** What the first question settled; types that were too many for it are asked about under *Something else*. */
const isAsked = (facet: Facet, root: Root): boolean =>
  facet.kind === 'collection' ||
  (facet.kind !== 'type' && facet.kind === root.facet?.kind && facet.name === root.facet.name);

/**
 * One question for the groups that nothing was asked about yet: in each its best facet, so that a shop with many
 * departments does not need a question for every one.
 */
const combine = (open: readonly Planned[], chosen: readonly Planned[], parts: Part[], total: number) => {
  const places = new Map<number, FacetValue[]>();
  const done = new Set(
    chosen.filter(({ facet }) => facet.kind !== 'type').flatMap(({ places }) => [...places.keys()]),
  );
  const used = new Set<Planned>();
  for (const group of new Set(parts.map((part) => part.group))) {
    if (done.has(group)) continue;
    const own = parts.filter((part) => part.group === group);
    const best = open
      .filter(
        (planned) =>
          planned.places.has(group) && planned.facet.kind !== 'type' && planned.facet.kind !== 'vendor',
      )
      .map((planned) => ({ planned, bits: worthOf(planned, own, total) }))
      .sort((a, b) => b.bits - a.bits)[0];
    if (!best || best.bits <= 0) continue;
    places.set(group, best.planned.places.get(group) ?? []);
    used.add(best.planned);
  }
  if (used.size < 2) return null;
  const values = [...used].flatMap(({ facet }) => facet.values);
  const facet: Facet = { kind: 'tag', name: combined, values };
  return { facet, places, overlap: Math.max(...[...used].map((planned) => planned.overlap)) };
};

/**
 * Chooses what to ask after the first question: greedily what tells most about the products that are then left,
 * weighed by how well people understand a question of that kind.
 * @param room how many questions may be added
 * @param wanted how many should be, even when they tell little
 */
export const plan = (facets: readonly Facet[], root: Root, room: number, wanted: number): Planned[] => {
  const everything = root.groups.reduce((sum, group) => sum + group.products.length, 0);
  const every = Math.max(1, Math.ceil(everything / sampleSize));
  let parts: Part[] = root.groups.map((group, index) => ({
    group: index,
    products: group.products.filter((_, position) => position % every === 0),
  }));
  const total = parts.reduce((sum, { products }) => sum + products.length, 0);
  let open = facets.flatMap((facet): Planned[] => {
    if (isAsked(facet, root) || onlyNumbers(facet.values)) return [];
    const places = placesOf(facet, root.groups);
    const shares = [...places.values()].map(overlap);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return places.size === 0 ? [] : [{ facet, places, overlap: mean }];
  });
  const chosen: Planned[] = [];
  while (chosen.length < room && open.length > 0) {
    const joint = chosen.length === room - 1 ? combine(open, chosen, parts, total) : null;
    const scored = [...open, ...(joint ? [joint] : [])].map((planned) => ({
      planned,
      bits: worthOf(planned, parts, total),
    }));
    const best = scored.reduce((a, b) => (b.bits > a.bits ? b : a));
    if (best.bits < (chosen.length < wanted ? 0.02 : 0.12)) break;
    chosen.push(best.planned);
    parts = split(best.planned, parts);
    open = open.filter((planned) => planned !== best.planned);
  }
  // The kind of product comes first, whatever tells most: people know that best.
  return chosen.toSorted((a, b) => Number(b.facet.kind === 'type') - Number(a.facet.kind === 'type'));
};
