import type { Locale } from '#shared/model/locale.ts';
import { words } from './tokenize.ts';

/** Words that mean the same, normalised: word, or words with spaces between, → the others. */
export interface Synonyms {
  /** Always looked for too: the merchant knows. */
  own: ReadonlyMap<string, readonly string[]>;
  /** Only for words that no product has: shops use *laptop* and *notebook* for different things. */
  everyday: ReadonlyMap<string, readonly string[]>;
}

/** Everyday words of shops of every kind. What is special to a shop, its merchant adds. */
const everyday: Record<Locale, string> = {
  en: 'laptop notebook|tv television|fridge refrigerator|sofa couch|sneaker trainer|trousers pants|sweater jumper pullover|earphone earbud|mobile cellphone smartphone|rug carpet|lamp light|perfume fragrance|moisturiser moisturizer|sunscreen sunblock|bike bicycle|kid child|purse handbag|cap hat|pillow cushion|blanket throw|mug cup|spanner wrench|torch flashlight|hoover vacuum|nappy diaper|pram stroller|backpack rucksack|waterproof rainproof|cordless wireless',
  nl: 'laptop notebook|tv televisie|bank sofa|sneaker gymschoen|trui sweater|broek pantalon|oortje oordop|mobiel telefoon smartphone|vloerkleed tapijt|lamp verlichting|parfum geur|fiets rijwiel|kind kids|tas handtas|kussen sierkussen|plaid deken|mok beker|schroefmachine schroefboormachine|zaklamp zaklantaarn|rugzak backpack|waterdicht regenbestendig|draadloos snoerloos|cadeau kado geschenk',
};

const mapOf = (groups: readonly (readonly string[])[], normalize: (word: string) => string) => {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const terms = [...new Set(group.map((text) => words(text).map(normalize).join(' ')))].filter(
      (term) => term !== '',
    );
    for (const term of terms)
      found.set(term, [...(found.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return found;
};

/** Prepares a merchant's synonyms, and the everyday ones of the language. */
export const synonymsOf = (
  groups: readonly (readonly string[])[],
  locale: Locale,
  normalize: (word: string) => string,
): Synonyms => ({
  own: mapOf(groups, normalize),
  everyday: mapOf(
    everyday[locale].split('|').map((group) => group.split(' ')),
    normalize,
  ),
});
