import { type Facet, facetsOf } from '#shared/catalogue/facets.ts';
import { sameKey } from '#shared/catalogue/name.ts';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { DraftOption } from '../generateQuestion.ts';
import type { Template, TemplateOption, TemplateQuestion } from './template.ts';

/** A catalogue, read for templates. */
export interface Shelf {
  products: readonly Product[];
  facets: Facet[];
  /** Positions of the products whose titles hold the words, when nothing else names them. */
  titles: string[];
}

/** A question of a template, with what its options do in a catalogue. */
export interface Fitted {
  question: TemplateQuestion;
  options: DraftOption[];
}

/** Fewer than these are no shop to choose in. */
const fewest = 4;
/** What a matcher can name, and what an option's effects stay within to be read by a person. */
const most = { names: 100, effects: 6 };
const weights = { said: 40, title: 25 };

const padded = (text: string): string => ` ${sameKey(text)} `;

const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => padded(text).includes(padded(word)));

/** Reads a catalogue once for all templates. */
export const shelfOf = (products: readonly Product[], collections: readonly Collection[]): Shelf => ({
  products,
  facets: facetsOf(products, collections).filter(({ kind }) => kind !== 'vendor'),
  titles: products.map(({ title }) => title),
});

/** The products that a template is about, as one matcher; null where it is about the whole shop. */
export const scopeOf = (
  template: Template,
  { products, facets }: Shelf,
): { match: Matcher; inside: Set<number> } | null => {
  const found = facets
    .filter(({ kind }) => kind === 'type' || kind === 'collection')
    .map(({ kind, values }) => ({ kind, values: values.filter(({ value }) => holds(value, template.scope)) }))
    .map(({ kind, values }) => ({ kind, values, inside: new Set(values.flatMap((value) => value.products)) }))
    .filter(({ inside }) => inside.size >= fewest && inside.size < products.length);
  const [best] = found.toSorted((a, b) => b.inside.size - a.inside.size);
  if (!best) return null;
  const matches = best.values.map(({ match }) => match);
  if (best.kind === 'type')
    return {
      match: {
        on: 'type',
        values: matches.flatMap((match) => (match.on === 'type' ? match.values : [])).slice(0, most.names),
      },
      inside: best.inside,
    };
  return {
    match: {
      on: 'collection',
      ids: matches.flatMap((match) => (match.on === 'collection' ? match.ids : [])).slice(0, most.names),
    },
    inside: best.inside,
  };
};

const optionOf = (
  asked: TemplateQuestion,
  option: TemplateOption,
  shelf: Shelf,
  inside: ReadonlySet<number>,
): DraftOption => {
  const here = (positions: readonly number[]) => positions.filter((position) => inside.has(position));
  const said = shelf.facets
    .flatMap(({ values }) => values.filter(({ value }) => holds(value, option.words)))
    .map(({ match, products }) => ({ match, products: here(products) }))
    .filter(({ products }) => products.length > 0 && products.length < inside.size)
    .sort((a, b) => b.products.length - a.products.length)
    .slice(0, most.effects);
  const effects: Effect[] = said.map(({ match }) => ({ kind: 'boost', match, weight: weights.said }));
  const products = new Set(said.flatMap((one) => one.products));
  if (said.length === 0 && option.words.length > 0) {
    const titled = here([...shelf.titles.keys()]).filter((position) =>
      holds(shelf.titles[position] ?? '', option.words),
    );
    const ids = titled.flatMap((position) => shelf.products[position]?.id ?? []).slice(0, most.names);
    if (ids.length > 0) effects.push({ kind: 'boost', match: { on: 'product', ids }, weight: weights.title });
    for (const position of titled) products.add(position);
  }
  return {
    id: `${asked.id}-${option.id}`,
    label: option.label,
    effects,
    products: [...products],
    groups: new Set([0]),
  };
};

/**
 * The questions of a template that tell a catalogue's products apart: an option that nothing in it answers is left
 * out, and so is a question with fewer than two that do.
 */
export const fitQuestions = (template: Template, shelf: Shelf, inside: ReadonlySet<number>): Fitted[] =>
  template.questions.flatMap((question): Fitted[] => {
    const options = question.options
      .map((option) => ({ option, drafted: optionOf(question, option, shelf, inside) }))
      .filter(({ option, drafted }) => option.words.length === 0 || drafted.effects.length > 0)
      .map(({ drafted }) => drafted);
    const telling = new Set(
      options.filter(({ effects }) => effects.length > 0).map(({ products }) => products.toSorted().join()),
    );
    const open = options.some(({ effects }) => effects.length === 0);
    return telling.size >= 2 || (telling.size === 1 && open) ? [{ question, options }] : [];
  });

/** How well a template fits a catalogue. */
export interface Fit {
  template: Template;
  /** Positions of the products it is about. */
  inside: number[];
  /** Questions that are left, besides the price. */
  questions: number;
}

/** Judges a template by what is left of it in a catalogue. */
export const fitOf = (template: Template, shelf: Shelf): Fit => {
  const inside = scopeOf(template, shelf)?.inside ?? new Set(shelf.products.keys());
  return { template, inside: [...inside], questions: fitQuestions(template, shelf, inside).length };
};
