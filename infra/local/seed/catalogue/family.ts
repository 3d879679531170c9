import type { SeedProduct, UseCase } from './types.ts';

/** What makes one product of a family different from the next. */
export interface Model {
  name: string;
  vendor: string;
  /** Whole euros. */
  price: number;
  /** Share of the price taken off, for example 0.2. */
  off?: number;
  /** Names from `colours.ts`, the first one shown. */
  colours: string[];
  /** Facet → value(s); each becomes a tag `Facet: Value`. */
  facets: Record<string, string | string[]>;
  /** Numbers and texts that become metafields `specs.key`. */
  specs?: Record<string, number | string>;
  /** One sentence of its own; the first of the description. */
  line: string;
  /** Other tags, for example `Vegan`. */
  tags?: string[];
  /** Nothing of it is in stock. */
  soldOut?: boolean;
}

/** Products that share a type, a drawing, options and a way of being described. */
export interface Family {
  useCase: UseCase;
  productType: string;
  category: string;
  /** A key of `pictures/shapes.ts`. */
  shape: string;
  /** Colours are an option of the variants only when true; otherwise they only paint the picture. */
  colourOption?: boolean;
  /** Another option, for example sizes; `step` is what each further value adds to the price, in euros. */
  option?: { name: string; values: string[]; step?: number };
  models: Model[];
  /** Facets that every model has. */
  always?: Record<string, string>;
  /** Title from the model; the name alone when left out. */
  title?: (model: Model) => string;
  /** Sentences by facet value, chosen for the products that have it. */
  notes?: Record<string, string[]>;
  /** The last sentence, one of these. */
  closing: string[];
}

/** How a collection is filled. */
export interface CollectionRule {
  handle: string;
  title: string;
  description: string;
  useCase: UseCase;
  holds: (product: Omit<SeedProduct, 'collections'>) => boolean;
}

/** True when the product has the tag, compared as Shopify does: without case. */
export const tagged =
  (...tags: string[]) =>
  (product: { tags: string[] }): boolean =>
    tags.some((tag) => product.tags.some((own) => own.toLowerCase() === tag.toLowerCase()));

/** True when the product is of one of the types. */
export const ofType =
  (...types: string[]) =>
  (product: { productType: string }): boolean =>
    types.includes(product.productType);
