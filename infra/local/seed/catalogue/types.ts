/** The use cases of the marketing text, plus the shoes of the demo quiz. */
export const useCases = ['beauty', 'fashion', 'gifts', 'health', 'home', 'tools', 'shoes'] as const;
export type UseCase = (typeof useCases)[number];

export interface SeedMetafield {
  namespace: string;
  key: string;
  /** Shopify's metafield type. */
  type: 'number_integer' | 'number_decimal' | 'single_line_text_field';
  value: string;
}

export interface SeedVariant {
  id: string;
  sku: string;
  title: string;
  /** Cents, as is the price before a reduction. */
  price: number;
  compareAtPrice?: number;
  stock: number;
  options: Record<string, string>;
}

export interface SeedProduct {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  useCase: UseCase;
  /** Full name in Shopify's product taxonomy. */
  category: string;
  descriptionHtml: string;
  tags: string[];
  metafields: SeedMetafield[];
  options: { name: string; values: string[] }[];
  variants: SeedVariant[];
  /** Which drawing, and the colour of each value of the Colour option (or one under `''`). */
  picture: { shape: string; colours: Record<string, string>; seed: number };
  createdAt: string;
  updatedAt: string;
  /** Handles of the collections it is in. */
  collections: string[];
}

export interface SeedCollection {
  id: string;
  handle: string;
  title: string;
  description: string;
  useCase: UseCase;
  /** Handles of its products, in order. */
  products: string[];
}

export interface Catalogue {
  currency: string;
  products: SeedProduct[];
  collections: SeedCollection[];
}
