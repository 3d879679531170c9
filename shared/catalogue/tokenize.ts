import type { Locale } from '#shared/model/locale.ts';
import { stemDutch } from './stemDutch.ts';
import { stemEnglish } from './stemEnglish.ts';

/** Longer texts are cut: no product needs more, and a hostile one must not hold up the others. */
const mostCharacters = 10_000;

const spellings: Record<string, string> = {
  gray: 'grey',
  color: 'colour',
  aluminum: 'aluminium',
  fiber: 'fibre',
  center: 'centre',
  jewelry: 'jewellery',
  moisturizer: 'moisturiser',
  organizer: 'organiser',
  flavor: 'flavour',
  tire: 'tyre',
  pajamas: 'pyjamas',
  mold: 'mould',
};

const stop = new Set(
  'a an and are as at be but by can could do does for from have i if im in is it its like looking me my need of on or please prefer preferably ideally made so some than that the them then there these they this to want was we what which who will with would you your de het een en of voor met van op te ik mij mijn je jouw wil zoek graag die dat is zijn naar om aan bij uit door als ook dan er maar heb hebben nodig kan kunt liefst'.split(
    ' ',
  ),
);

/** Words that say nothing about a product, in English and Dutch. Negations are not among them. */
export const isStopWord = (word: string): boolean => stop.has(word);

/** Without accents and compatibility forms; most texts have none, and are passed on as they are. */
const plain = (text: string): string =>
  /[^\x20-\x7e]/.test(text)
    ? text
        .replace(/[™®©]/g, ' ')
        .replace(/[¼-¾⅐-⅞]/g, ' $&')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
    : text;

const decimalComma = /(\d),(?=\d{1,2}(?!\d))/g;
const writtenUnit =
  /(?<![\p{L}\d])(\d{1,12}(?:\.\d{1,6})?)(?=(?:mm|cm|dm|m|km|ft|in|inch|g|kg|mg|lb|lbs|oz|ml|cl|l|v|w|wh|kw|a|ma|mah|ah|hz|khz|mhz|ghz|b|kb|mb|gb|tb|gbit|mbit|gbps|mbps|pcs|pc|st|x|p|pin|port|ports|ohm|db|dpi)(?![\p{L}\d]))/gu;

const withNumbersApart = (text: string): string =>
  /\d/.test(text) ? text.replace(decimalComma, '$1.').replace(writtenUnit, '$1 ') : text;

/**
 * Splits a text into words in lower case, without accents. A number is one word with its decimals, apart from the
 * unit written against it (`16GB` → `16`, `gb`); letters and digits otherwise stay together (`cat5e`).
 */
export const words = (text: string): string[] =>
  withNumbersApart(plain(text.slice(0, mostCharacters)).toLowerCase()).match(
    /\d+(?:\.\d+)+(?!\p{L})|[\p{L}\d]+/gu,
  ) ?? [];

const stemmers: Record<Locale, (word: string) => string> = { en: stemEnglish, nl: stemDutch };

/** Brings the forms of a word together: its spelling first, then its stem. */
export const normalizer = (locale: Locale): ((word: string) => string) => {
  const stem = stemmers[locale];
  const same = new Map(Object.entries(spellings).map(([us, uk]) => [stem(us), stem(uk)]));
  return (word) => {
    const stemmed = stem(word);
    return same.get(stemmed) ?? stemmed;
  };
};
