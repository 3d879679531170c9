import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { textGroups } from '../texts/translation.ts';

/** A text that was found, and where it is edited. */
export interface Found {
  key: string;
  /** `quiz`, `results`, or a question's id. */
  place: string;
  text: string;
}

/** As many as are shown. */
const most = 50;

/** The texts of a language that hold all the words, in the order of the quiz. */
export const searchTexts = (quiz: Quiz, locale: Locale, query: string): Found[] => {
  const words = query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const { place, keys } of textGroups(quiz))
    for (const key of keys) {
      const text = quiz.texts[locale]?.[key] ?? '';
      const own = text.toLocaleLowerCase(locale);
      if (words.every((word) => own.includes(word))) found.push({ key, place, text });
      if (found.length === most) return found;
    }
  return found;
};
