import type { FacetValue } from '#shared/catalogue/facets.ts';
import { sameKey } from '#shared/catalogue/name.ts';
import type { Condition } from '#shared/model/condition.ts';
import type { Effect } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Option, Question } from '#shared/model/quiz.ts';
import type { Planned } from './generatePlan.ts';
import type { Group } from './generateRoot.ts';
import { colorOf, fixed, isColor, isVisual, labelOf, titleOf, type Wording } from './generateWords.ts';

/** A question with the texts of all languages, before they are put into the quiz's string tables. */
export interface Draft {
  question: Question;
  texts: Record<string, Wording>;
}

export interface DraftOption {
  id: string;
  label: Wording;
  effects: Effect[];
  products: number[];
  /** Positions of the groups it is offered in. */
  groups: Set<number>;
}

export interface Asking {
  id: string;
  title: Wording;
  options: DraftOption[];
  /** Groups the question is asked in; null where it opens the quiz. */
  groups: Set<number> | null;
  required: boolean;
  several: boolean;
  visual: boolean;
}

export const rootId = 'what';
const imagePattern = /^(https:\/\/|http:\/\/localhost[:/]|\/)/;
const byTitle = (a: Product, b: Product): number =>
  Number(b.available) - Number(a.available) ||
  (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1);

/** One product with a picture for each option, no picture twice; null unless every option gets one. */
const picturesOf = (options: readonly DraftOption[], products: readonly Product[]): Product[] | null => {
  const used = new Set<string>();
  const found: Product[] = [];
  for (const option of options) {
    const product = option.products
      .flatMap((index) => products[index] ?? [])
      .filter(({ image }) => image && image.length <= 2000 && imagePattern.test(image) && !used.has(image))
      .sort(byTitle)[0];
    if (!product?.image) return null;
    used.add(product.image);
    found.push(product);
  }
  return found;
};

/** Holds in the given groups only; undefined when that is all of them. */
const shownIn = (groups: ReadonlySet<number>, scope: ReadonlySet<number>, all: readonly Group[]) => {
  if (groups.size === scope.size) return undefined;
  const options = [...groups].sort((a, b) => a - b).flatMap((index) => all[index]?.id ?? []);
  const condition: Condition = { op: 'anyOf', question: rootId, options };
  return condition;
};

const shape = (asking: Asking, options: Option[], pictured: boolean): Question => {
  const base = { id: asking.id, required: asking.required, rules: [], options };
  const counted = asking.several ? { minChoices: 0, maxChoices: Math.min(options.length, 3) } : {};
  if (options.every(({ color }) => color !== undefined)) return { ...base, type: 'swatch', ...counted };
  if (pictured) return { ...base, type: 'picture', ...counted };
  return asking.several ? { ...base, type: 'multiple', ...counted } : { ...base, type: 'single' };
};

/** Writes a question, its conditions and its texts. */
export const draftQuestion = (
  asking: Asking,
  groups: readonly Group[],
  products: readonly Product[],
): Draft => {
  const everywhere = new Set(groups.keys());
  const scope = asking.groups ?? everywhere;
  const texts: Record<string, Wording> = { [`${asking.id}.title`]: asking.title };
  if (asking.several) texts[`${asking.id}.help`] = fixed.several;
  const pictures = asking.visual ? picturesOf(asking.options, products) : null;
  const options = asking.options.map((option, index): Option => {
    texts[`${option.id}.label`] = option.label;
    const product = pictures?.[index];
    if (product)
      texts[`${option.id}.alt`] = { en: product.title.slice(0, 300), nl: product.title.slice(0, 300) };
    const color = isColor(asking.title) ? colorOf(option.label.en) : undefined;
    const showWhen = shownIn(option.groups, scope, groups);
    return {
      id: option.id,
      effects: option.effects,
      ...(product?.image ? { image: product.image } : {}),
      ...(color ? { color } : {}),
      ...(showWhen ? { showWhen } : {}),
    };
  });
  const showWhen = shownIn(scope, everywhere, groups);
  const question = shape(asking, options, pictures !== null);
  return { question: showWhen ? { ...question, showWhen } : question, texts };
};

const sizes = ['xxs', 'xs', 's', 'small', 'm', 'medium', 'l', 'large', 'xl', 'xxl', 'xxxl'];

/** Sizes and numbers in their own order; everything else as it comes, most frequent first. */
const inOrder = (a: FacetValue, b: FacetValue): number => {
  const [first, second] = [a, b].map(({ value }) => sizes.indexOf(sameKey(value)));
  if (first !== undefined && second !== undefined && first >= 0 && second >= 0) return first - second;
  const [low, high] = [a, b].map(({ value }) => Number.parseFloat(value));
  return low !== undefined && high !== undefined && low !== high && low - high ? low - high : 0;
};

/** The types of a group that are not among its most frequent ones, as one more option. */
const otherTypes = (planned: Planned, group: number, groups: readonly Group[]): DraftOption | null => {
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

const weights = { type: 50, collection: 50, tag: 40, trait: 25, option: 30, vendor: 20, metafield: 35 };

/** The options of a planned question: a value once, offered in each group where it is frequent. */
const optionsOf = (planned: Planned, id: string, groups: readonly Group[]): DraftOption[] => {
  const { facet, places } = planned;
  const options = new Map<string, DraftOption>();
  const sorted = facet.values.toSorted(inOrder);
  sorted.forEach((value) => {
    const where = [...places].filter(([, values]) => values.some((other) => other.value === value.value));
    if (where.length === 0) return;
    const effect: Effect =
      facet.kind === 'type'
        ? { kind: 'require', match: value.match }
        : { kind: 'boost', match: value.match, weight: weights[facet.kind] };
    options.set(value.value, {
      id: `${id}-${options.size + 1}`,
      label: labelOf(value.value),
      effects: [effect],
      products: where.flatMap(
        ([, values]) => values.find((other) => other.value === value.value)?.products ?? [],
      ),
      groups: new Set(where.map(([group]) => group)),
    });
  });
  const list = [...options.values()].slice(0, 100 - groups.length);
  if (facet.kind !== 'type') return list;
  return [...list, ...[...places.keys()].flatMap((group) => otherTypes(planned, group, groups) ?? [])];
};

const titleFor = ({ facet }: Planned): Wording => {
  if (facet.kind === 'type') return fixed.type;
  if (facet.kind === 'trait') return fixed.trait;
  return titleOf(facet.kind === 'vendor' ? 'brand' : facet.name);
};

/** Turns what was planned into what is asked. */
export const askingOf = (planned: Planned, number: number, groups: readonly Group[]): Asking => {
  const { kind } = planned.facet;
  const id = kind === 'type' ? 'type' : `${kind}-${number}`;
  const title = titleFor(planned);
  return {
    id,
    title,
    options: optionsOf(planned, id, groups),
    groups: new Set(planned.places.keys()),
    required: false,
    several: kind !== 'type' && (kind === 'trait' || planned.overlap > 1.5),
    visual: kind === 'type' || isVisual(title),
  };
};
