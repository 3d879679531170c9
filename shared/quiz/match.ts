import type { Matcher } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import { closeness } from './grade.ts';

/** A product outside a price or number that an option names gets half the points at this share of it. */
const optionTolerance = 0.1;

/** Products by what they have, so that an effect reads only the products it is about. */
export interface Features {
  products: Product[];
  /** `kind:value`, or `kind:name:value`, in lower case → indexes of products, rising. */
  postings: Map<string, number[]>;
  prices: number[][];
  /** Name of an attribute in lower case → its numbers per product. */
  numbers: Map<string, (number[] | undefined)[]>;
}

const key = (...parts: string[]) => parts.map((part) => part.trim().toLowerCase()).join('\u0000');

/** The number a value starts with, read with a decimal point or comma: `8 mm` is 8. */
const leadingNumber = (value: string): number | null => {
  const found = /^[-+]?\d{1,9}([.,]\d{1,6})?(?![\d/])/.exec(value.trim().slice(0, 40));
  return found ? Number(found[0].replace(',', '.')) : null;
};

/** A metafield is known by its whole key and by the part after the namespace. */
const metafieldNames = (name: string) => {
  const dot = name.indexOf('.');
  return dot < 0 ? [name] : [name, name.slice(dot + 1)];
};

/** One value as text: a measurement, which Shopify writes as an object, with its unit. */
const plainValue = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null && 'value' in value) {
    const unit = 'unit' in value && typeof value.unit === 'string' ? ` ${value.unit}` : '';
    return typeof value.value === 'object' ? [] : [`${value.value}${unit}`];
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
};

/** Values of a metafield: one, a measurement or rating, or the items of a list, as Shopify writes them. */
const metafieldValues = (value: string): string[] => {
  if (!/^[[{]/.test(value) || value.length > 5000) return [value];
  try {
    const read: unknown = JSON.parse(value);
    const values = (Array.isArray(read) ? read : [read]).flatMap(plainValue);
    return Array.isArray(read) || values.length > 0 ? values : [value];
  } catch {
    return [value];
  }
};

const pricesOf = ({ variants, price, available }: Product): number[] => {
  const sold = variants.filter((variant) => variant.available || !available).map((variant) => variant.price);
  return [...new Set(sold.length > 0 ? sold : [price.min, price.max])].sort((a, b) => a - b);
};

function* valuesOf(product: Product): Generator<[string[], string?]> {
  yield [['product', product.id]];
  yield [['type', product.productType]];
  yield [['vendor', product.vendor]];
  yield [['availability', String(product.available)]];
  for (const id of product.collections) yield [['collection', id]];
  for (const tag of product.tags) yield [['tag', tag]];
  for (const { options } of product.variants)
    for (const [name, value] of Object.entries(options)) yield [['optionValue', name, value], name];
  for (const [name, whole] of Object.entries(product.metafields))
    for (const value of metafieldValues(whole))
      for (const known of metafieldNames(name)) yield [['metafield', known, value], known];
}

/** Products read between two pauses. */
const portion = 50;

/** Reads a catalogue once, for any number of matchers, with a pause after each portion of it. */
export function* growFeatures(products: Product[]): Generator<void, Features, void> {
  const postings = new Map<string, number[]>();
  const numbers = new Map<string, (number[] | undefined)[]>();
  const prices: number[][] = [];
  for (const [index, product] of products.entries()) {
    if (index > 0 && index % portion === 0) yield;
    prices.push(pricesOf(product));
    for (const [parts, name] of valuesOf(product)) {
      const posting = key(...parts);
      const list = postings.get(posting);
      if (!list) postings.set(posting, [index]);
      else if (list.at(-1) !== index) list.push(index);
      const value = name === undefined ? null : leadingNumber(parts[2] ?? '');
      if (name === undefined || value === null) continue;
      const column = numbers.get(key(name)) ?? [];
      numbers.set(key(name), column);
      const own = column[index] ?? [];
      column[index] = own;
      if (!own.includes(value)) own.push(value);
    }
  }
  return { products, postings, prices, numbers };
}

/** Reads a catalogue once, for any number of matchers. */
export const featuresOf = (products: Product[]): Features => {
  const reading = growFeatures(products);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
};

/** The features of no product at all. */
export const noFeatures: Features = featuresOf([]);

/** The numbers of an attribute per product. */
export const numbersOf = (features: Features, name: string): (number[] | undefined)[] =>
  features.numbers.get(key(name)) ?? [];

const union = (lists: (number[] | undefined)[]): number[] => {
  const found = lists.filter((list) => list !== undefined);
  if (found.length === 1) return found[0] ?? [];
  return [...new Set(found.flat())].sort((a, b) => a - b);
};

/** Products a matcher is about, rising, each with how well it fits (0 to 1; absent: all fit fully). */
export interface Matched {
  products: number[];
  grades?: number[];
}

const graded = (
  values: (number[] | undefined)[],
  size: number,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number | undefined; max?: number | undefined },
): Matched => {
  const products: number[] = [];
  const grades: number[] = [];
  for (let index = 0; index < size; index++) {
    const grade = closeness(values[index], { min, max }, optionTolerance);
    if (grade === 0) continue;
    products.push(index);
    grades.push(grade);
  }
  return { products, grades };
};

/** Which products a matcher is about, and how well each fits. */
export const match = (features: Features, matcher: Matcher): Matched => {
  const { postings, products, prices } = features;
  const of = (...lists: string[]) => ({ products: union(lists.map((one) => postings.get(one))) });
  switch (matcher.on) {
    case 'product':
    case 'collection':
      return of(...matcher.ids.map((id) => key(matcher.on, id)));
    case 'tag':
    case 'type':
    case 'vendor':
      return of(...matcher.values.map((value) => key(matcher.on, value)));
    case 'optionValue':
      return of(...matcher.values.map((value) => key(matcher.on, matcher.name, value)));
    case 'metafield':
      return of(...matcher.values.map((value) => key(matcher.on, matcher.key, value)));
    case 'price':
      return graded(prices, products.length, matcher);
    case 'number':
      return graded(numbersOf(features, matcher.name), products.length, matcher);
    case 'availability':
      return of(key(matcher.on, String(matcher.available)));
  }
};

/** The products that fit a matcher fully: what requirements, exclusions and steps go by. */
export const matchFully = (features: Features, matcher: Matcher): number[] => {
  const { products, grades } = match(features, matcher);
  return grades ? products.filter((_, i) => grades[i] === 1) : products;
};
