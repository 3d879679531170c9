import type { Facts } from './facts.ts';
import { type Document, fields, type TextIndex } from './textIndex.ts';

/** Everything a constraint is held against. */
export interface Catalogue {
  documents: readonly Document[];
  /** Whole currency units; missing where a product has no price. */
  prices: Float64Array;
  index: TextIndex;
  facts: Facts;
}

/** How likely it is, from 0 to 1, that a product meets a constraint. What is not said is neither met nor missed. */
export type Judge = (product: number) => number;

/**
 * What a product is judged by that says nothing about a constraint. Shops leave out more than half of what could be
 * said, so this is closer to meeting it than to missing it would be.
 */
export const unknown = 0.35;

/** Share of the first list's words that are in the second. */
export const overlapOf = (a: readonly string[], b: readonly string[]): number =>
  a.length === 0 ? 0 : a.filter((word) => b.includes(word)).length / a.length;

const positions = { title: 0, productType: 1, vendor: 2, tags: 3, description: 4 } as const satisfies Record<
  (typeof fields)[number],
  number
>;

/** Where the words of a product's field are in the index. */
export const fieldRange = (
  { starts }: TextIndex,
  product: number,
  field: (typeof fields)[number],
): [number, number] => {
  const at = product * fields.length + positions[field];
  return [starts[at] ?? 0, starts[at + 1] ?? 0];
};
