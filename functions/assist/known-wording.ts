import { sameKey } from '#shared/catalogue/name.ts';
import type { Locale } from '#shared/model/locale.ts';
import { everydayWords } from '#shared/quiz/generateDictionary.ts';
import { titleWordings, type Wording } from '#shared/quiz/generateWords.ts';
import { templates } from '#shared/quiz/templates/templates.ts';

const isWording = (value: object): value is Wording =>
  'en' in value && 'nl' in value && typeof value.en === 'string' && typeof value.nl === 'string';

/** Every text in two languages in a value, however deep. */
const wordingsIn = (value: unknown): Wording[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isWording(value) ? [value] : Object.values(value).flatMap(wordingsIn);
};

const words = everydayWords.map(([en, nl]): Wording => ({ en, nl }));
const all = [...titleWordings, ...wordingsIn(templates), ...words];

/** The first that says it; a text that stands twice was written with more care the first time. */
const tableFor = (from: Locale, to: Locale) =>
  new Map(all.toReversed().map((wording) => [sameKey(wording[from]), wording[to]]));
const tables = { en: tableFor('en', 'nl'), nl: tableFor('nl', 'en') };

const startsLikeASentence = (text: string): boolean => /^\p{Lu}/u.test(text);

/** A text in the other language, where our own quizzes say the same or it is an everyday word; else undefined. */
export const knownWording = (text: string, from: Locale): string | undefined => {
  const found = tables[from].get(sameKey(text));
  if (found === undefined) return undefined;
  const first = found.charAt(0);
  return (startsLikeASentence(text) ? first.toUpperCase() : first.toLowerCase()) + found.slice(1);
};
