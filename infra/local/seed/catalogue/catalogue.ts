import { buildCatalogue } from './build.ts';
import { shoeCollections, shoeFamilies } from './families/shoes.ts';
import type { Catalogue } from './types.ts';

let made: Catalogue | undefined;

/** The catalogue of every dev shop: always the same products with the same ids. */
export const catalogue = (): Catalogue => {
  made ??= buildCatalogue(shoeFamilies, shoeCollections);
  return made;
};
