import type { Matcher } from '#shared/model/effect.ts';
import type { Collection, Product } from '#shared/model/product.ts';

/** Something of the catalogue that an effect can name. */
export interface Choice {
  /** What the matcher stores. */
  value: string;
  label: string;
  count: number;
  image?: string | undefined;
}

const tally = (products: Product[], valuesOf: (product: Product) => string[]): Choice[] => {
  const found = new Map<string, Choice>();
  for (const product of products) {
    for (const value of new Set(valuesOf(product))) {
      if (!value) continue;
      const choice = found.get(value);
      if (choice) choice.count += 1;
      else found.set(value, { value, label: value, count: 1, image: product.image });
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
};

/** What is found in a list, kept as long as the list is there: a catalogue of 20,000 is not counted at every key. */
const keeper = <Found>() => {
  const kept = new WeakMap<object, Map<string, Found>>();
  return (list: object, key: string, find: () => Found): Found => {
    const known = kept.get(list) ?? new Map<string, Found>();
    kept.set(list, known);
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
};
const choicesOnce = keeper<Choice[]>();
const offeredOnce = keeper<boolean>();

const choicesOf = (
  on: Matcher['on'],
  products: Product[],
  collections: Collection[],
  name: string,
): Choice[] => {
  switch (on) {
    case 'tag':
      return tally(products, (product) => product.tags);
    case 'type':
      return tally(products, (product) => [product.productType]);
    case 'vendor':
      return tally(products, (product) => [product.vendor]);
    case 'optionValue':
      return tally(products, (product) => product.variants.map((variant) => variant.options[name] ?? ''));
    case 'metafield':
      return tally(products, (product) => [product.metafields[name] ?? '']);
    case 'product':
      return products.map(({ id, title, image }) => ({ value: id, label: title, count: 1, image }));
    case 'collection':
      return collections.map(({ id, title, productCount }) => ({
        value: id,
        label: title,
        count: productCount,
      }));
    default:
      return [];
  }
};

/**
 * The values a matcher of a kind can name, most frequent first. `name` is the option's name or metafield's key. The same
 * list for the same catalogue.
 */
export const choicesFor = (
  on: Matcher['on'],
  products: Product[],
  collections: Collection[],
  name = '',
): Choice[] =>
  choicesOnce(on === 'collection' ? collections : products, `${on}/${name}`, () =>
    choicesOf(on, products, collections, name),
  );

/** The names that `choicesFor` takes: option names, or metafield keys. */
export const namesFor = (on: Matcher['on'], products: Product[]): string[] =>
  choicesOnce(products, `names/${on === 'metafield' ? on : 'optionValue'}`, () =>
    on === 'metafield'
      ? tally(products, (product) => Object.keys(product.metafields))
      : tally(products, (product) => product.variants.flatMap((variant) => Object.keys(variant.options))),
  ).map(({ value }) => value);

const offers: Record<Matcher['on'], (product: Product) => boolean> = {
  tag: ({ tags }) => tags.some(Boolean),
  type: ({ productType }) => productType !== '',
  vendor: ({ vendor }) => vendor !== '',
  optionValue: ({ variants }) => variants.some(({ options }) => Object.keys(options).length > 0),
  number: ({ variants }) => variants.some(({ options }) => Object.keys(options).length > 0),
  metafield: ({ metafields }) => Object.keys(metafields).length > 0,
  product: () => true,
  price: () => true,
  availability: () => true,
  collection: () => false,
};

/** Whether the catalogue has anything that a matcher of this kind could name; where it has nothing, that takes a look at all of it, once. */
export const isOffered = (on: Matcher['on'], products: Product[], collections: Collection[]): boolean =>
  on === 'price' || on === 'availability'
    ? true
    : on === 'collection'
      ? collections.length > 0
      : offeredOnce(products, on, () => products.some(offers[on]));

/** A matcher of another kind to begin with; null while the catalogue has nothing of that kind. */
export const firstMatcher = (
  on: Matcher['on'],
  products: Product[],
  collections: Collection[],
): Matcher | null => {
  const name =
    on === 'optionValue' || on === 'metafield' || on === 'number' ? (namesFor(on, products)[0] ?? '') : '';
  const first = choicesFor(on, products, collections, name)[0]?.value;
  switch (on) {
    case 'tag':
    case 'type':
    case 'vendor':
      return first ? { on, values: [first] } : null;
    case 'product':
    case 'collection':
      return first ? { on, ids: [first] } : null;
    case 'optionValue':
      return first ? { on, name, values: [first] } : null;
    case 'metafield':
      return first ? { on, key: name, values: [first] } : null;
    case 'number':
      return name ? { on, name, min: 0 } : null;
    case 'price':
      return { on, max: 5000 };
    case 'availability':
      return { on, available: true };
  }
};
