import * as z from 'zod';

/** An amount in the currency's smallest unit (cents), so that sums are exact. */
const amountSchema = z.int().min(0).max(100_000_000_00);

const variantSchema = z.object({
  /** Shopify's numeric variant id: what the Ajax cart takes. */
  id: z.string(),
  title: z.string(),
  price: amountSchema,
  compareAtPrice: amountSchema.optional(),
  available: z.boolean(),
  /** Option name → value, for example `{ Size: '42', Colour: 'Blue' }`. */
  options: z.record(z.string(), z.string()),
});
export type Variant = z.infer<typeof variantSchema>;

/** A product as the catalogue holds it, read from the shop. */
export const productSchema = z.object({
  /** Shopify's numeric product id. */
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  /** Plain text, at most 2,000 characters of the shop's description. */
  description: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  /** Ids of the collections it is in. */
  collections: z.array(z.string()),
  /** `namespace.key` → value as text. */
  metafields: z.record(z.string(), z.string()),
  currency: z.string(),
  /** Lowest and highest variant price. */
  price: z.object({ min: amountSchema, max: amountSchema }),
  available: z.boolean(),
  image: z.string().optional(),
  /** Where the product's page is, as the shop gave it. */
  url: z.string().optional(),
  variants: z.array(variantSchema),
});
export type Product = z.infer<typeof productSchema>;

export const collectionSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  /** How many of the imported products are in it. */
  productCount: z.int().min(0),
});
export type Collection = z.infer<typeof collectionSchema>;
