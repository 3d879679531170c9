import type { FacetValue } from '#shared/catalogue/facets.ts';
import { sameKey } from '#shared/catalogue/name.ts';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import { limits } from '#shared/model/quiz.ts';
import { combined, type Planned } from './generatePlan.ts';
import type { Asking, DraftOption } from './generateQuestion.ts';
import type { Group, Root } from './generateRoot.ts';
import { asWritten, fixed, isVisual, labelOf, titleOf, type Wording } from './generateWords.ts';

const sizes = ['xxs', 'xs', 's', 'small', 'm', 'medium', 'l', 'large', 'xl', 'xxl', 'xxxl'];

/** Sizes and numbers in their own order; everything else as it comes, most frequent first. */
const inOrder = (a: FacetValue, b: FacetValue): number => {
  const [first, second] = [a, b].map(({ value }) => sizes.indexOf(sameKey(value)));
  if (first !== undefined && second !== undefined && first >= 0 && second >= 0) return first - second;
  const [low, high] = [a, b].map(({ value }) => Number.parseFloat(value));
  return low !== undefined && high !== undefined && low !== high && low - high ? low - high : 0;
};

/** The types of a group that are not among its most frequent ones, as one more option. */
const otherTypes = (
  planned: Pick<Planned, 'facet' | 'places'>,
  group: number,
  groups: readonly Group[],
): DraftOption | null => {
  const listed = new Set((planned.places.get(group) ?? []).map(({ value }) => value));
  const members = new Set(groups[group]?.products);
  const left = planned.facet.values.filter(
    ({ value, products }) => !listed.has(value) && products.some((product) => members.has(product)),
  );
  if (left.length === 0) return null;
  const values = left.flatMap(({ match }) => (match.on === 'type' ? match.values : [])).slice(0, 100);
  return {
    id: `type-other-${group + 1}`,
    label: fixed.other,
    effects: [{ kind: 'require', match: { on: 'type', values } }],
    products: left.flatMap(({ products }) => products.filter((product) => members.has(product))),
    groups: new Set([group]),
  };
};

const sameMatch = (a: Matcher, b: Matcher): boolean => JSON.stringify(a) === JSON.stringify(b);

const weights = { type: 50, collection: 50, tag: 40, trait: 25, option: 30, vendor: 20, metafield: 35 };

const effectOf = (kind: Planned['facet']['kind'], match: Matcher): Effect =>
  kind === 'type' ? { kind: 'require', match } : { kind: 'boost', match, weight: weights[kind] };

/** The options of a planned question: a value once, offered in each group where it is frequent. */
const optionsOf = ({ facet, places }: Planned, id: string, { groups, language }: Root): DraftOption[] => {
  const list = facet.values.toSorted(inOrder).flatMap((value): Omit<DraftOption, 'id'>[] => {
    const where = [...places].flatMap(([group, values]) => {
      const found = values.find(({ match }) => sameMatch(match, value.match));
      return found ? [{ group, products: found.products }] : [];
    });
    if (where.length === 0) return [];
    return [
      {
        label: facet.kind === 'vendor' ? asWritten(value.value) : labelOf(value.value, language),
        effects: [effectOf(facet.kind, value.match)],
        products: where.flatMap(({ products }) => products),
        groups: new Set(where.map(({ group }) => group)),
      },
    ];
  });
  const options = list
    .slice(0, limits.options - groups.length)
    .map((option, index) => ({ ...option, id: `${id}-${index + 1}` }));
  if (facet.kind !== 'type') return options;
  return [
    ...options,
    ...[...places.keys()].flatMap((group) => otherTypes({ facet, places }, group, groups) ?? []),
  ];
};

const titleFor = ({ facet }: Planned): Wording => {
  if (facet.kind === 'type') return fixed.type;
  if (facet.kind === 'trait') return fixed.trait;
  if (facet.name === combined) return fixed.combined;
  return titleOf(facet.kind === 'vendor' ? 'brand' : facet.name);
};

/** Turns what was planned into what is asked. */
export const askingOf = (planned: Planned, number: number, root: Root): Asking => {
  const { kind } = planned.facet;
  const id = kind === 'type' ? 'type' : `${kind}-${number}`;
  const title = titleFor(planned);
  return {
    id,
    title,
    options: optionsOf(planned, id, root),
    groups: new Set(planned.places.keys()),
    required: false,
    several: kind !== 'type' && (kind === 'trait' || planned.overlap > 1.5),
    // A picture shows one product: among several groups it would mostly show one of another.
    visual: kind === 'type' || (isVisual(title) && planned.places.size === 1),
  };
};
