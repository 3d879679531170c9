import { buildCatalogue } from './build.ts';
import { beautyCollections, beautyFamilies } from './families/beauty.ts';
import { fashionCollections, fashionFamilies } from './families/fashion.ts';
import { giftCollections, giftFamilies } from './families/gifts.ts';
import { healthCollections, healthFamilies } from './families/health.ts';
import { homeCollections, homeFamilies } from './families/home.ts';
import { shoeCollections, shoeFamilies } from './families/shoes.ts';
import { toolCollections, toolFamilies } from './families/tools.ts';
import type { Catalogue } from './types.ts';

let made: Catalogue | undefined;

/** The catalogue of every dev shop: always the same products with the same ids. */
export const catalogue = (): Catalogue => {
  made ??= buildCatalogue(
    [
      ...shoeFamilies,
      ...beautyFamilies,
      ...fashionFamilies,
      ...giftFamilies,
      ...healthFamilies,
      ...homeFamilies,
      ...toolFamilies,
    ],
    [
      ...shoeCollections,
      ...beautyCollections,
      ...fashionCollections,
      ...giftCollections,
      ...healthCollections,
      ...homeCollections,
      ...toolCollections,
    ],
  );
  return made;
};
