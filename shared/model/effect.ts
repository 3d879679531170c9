import * as z from 'zod';

const name = z.string().min(1).max(200);
const names = z.array(name).min(1).max(100);
const amount = z.number().min(-1e9).max(1e9);

/** Which products an effect is about. Everything is matched by id or exact value (case-insensitive), never by label. */
export const matcherSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('product'), ids: names }),
  z.object({ on: z.literal('collection'), ids: names }),
  z.object({ on: z.literal('tag'), values: names }),
  z.object({ on: z.literal('type'), values: names }),
  z.object({ on: z.literal('vendor'), values: names }),
  z.object({ on: z.literal('optionValue'), name, values: names }),
  z.object({ on: z.literal('metafield'), key: name, values: names }),
  /** Cents; graded: a product just outside still gets part of the weight. */
  z.object({ on: z.literal('price'), min: amount.optional(), max: amount.optional() }),
  /** A number among the product's metafields or options, for example `Drop` in mm; graded like the price. */
  z.object({ on: z.literal('number'), name, min: amount.optional(), max: amount.optional() }),
  z.object({ on: z.literal('availability'), available: z.boolean() }),
]);
export type Matcher = z.infer<typeof matcherSchema>;

/** What choosing an option does to the products that match. */
export const effectSchema = z.discriminatedUnion('kind', [
  /** Adds up to `weight` points (1 to 100). */
  z.object({ kind: z.literal('boost'), match: matcherSchema, weight: z.int().min(1).max(100) }),
  /** Only these products, unless nothing would be left. */
  z.object({ kind: z.literal('require'), match: matcherSchema }),
  /** None of these products. */
  z.object({ kind: z.literal('exclude'), match: matcherSchema }),
]);
export type Effect = z.infer<typeof effectSchema>;

/** What the value of an answer (a number, a range, a text) is held against. */
export const valueEffectSchema = z.object({
  kind: z.enum(['boost', 'require']),
  /** `price` in the shop's whole currency units, `number` by name, `text` through the catalogue index. */
  against: z.discriminatedUnion('on', [
    z.object({ on: z.literal('price') }),
    z.object({ on: z.literal('number'), name }),
    z.object({ on: z.literal('text') }),
  ]),
  weight: z.int().min(1).max(100),
  /** Share of the value by which a product may be off and still get half the weight. */
  tolerance: z.number().min(0).max(1),
});
export type ValueEffect = z.infer<typeof valueEffectSchema>;
