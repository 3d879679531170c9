import { addressesIn, strangeIn } from '#functions/lib/foreign-text.ts';

/** The longest sentence, in characters. */
export const mostCharacters = 300;

/** What makes a text look otherwise than as one sentence, or leads somewhere. */
const markup = /[<>{}[\]`|\\*_#]|\p{L}{2,}\.\p{L}{2,}|\p{Extended_Pictographic}/u;

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/**
 * Whether a sentence that the model wrote of a product can be shown to a shopper as it is: text alone, without
 * addresses, and with no number that nobody told the model, so that no price, discount or term is made up.
 * @param title of the product, in which much may stand
 * @param known all that the model was told
 */
export function isPlain(sentence: string, title: string, known: string): boolean {
  const rest = sentence.replaceAll(title, '');
  if (sentence.length > mostCharacters || rest.trim() === '') return false;
  if (markup.test(rest) || strangeIn(rest) > 0 || addressesIn(rest).length > 0) return false;
  const told = new Set(numbersIn(known));
  return numbersIn(rest).every((number) => told.has(number));
}

/**
 * Takes out of what a shopper typed what looks like an e-mail address or a telephone number: the model has no use for
 * it, also where it stands in an answer to something else.
 */
export const withoutContacts = (text: string): string =>
  text.replace(/\S+@\S+/g, '…').replace(/\+?\d[\d\s().-]{6,}\d/g, '…');
