import { assistedParts, translateLimits } from '#shared/api/assist.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { asTranslated, textGroups, translationState } from '../texts/translation.ts';

type Part = (typeof assistedParts)[number];

/** A text to be translated. */
export interface Original {
  key: string;
  part: Part;
  text: string;
}

const isAssisted = (part: string): part is Part => assistedParts.some((one) => one === part);

/** A text whose translation is missing, or older than it. */
const isOpen = (quiz: Quiz, to: Locale, key: string): boolean =>
  ['missing', 'stale'].includes(translationState(quiz, to, key));

/** What can be drafted: every open text but consent, whose wording is nobody's but the merchant's. */
export const openOriginals = (quiz: Quiz, to: Locale): Original[] =>
  textGroups(quiz).flatMap(({ keys }) =>
    keys.flatMap((key): Original[] => {
      const part = key.split('.')[1] ?? '';
      const text = quiz.texts[quiz.defaultLocale]?.[key]?.trim() ?? '';
      return isAssisted(part) && text !== '' && isOpen(quiz, to, key) ? [{ key, part, text }] : [];
    }),
  );

/** Cuts a list into what goes into one call each. */
export const inBatches = (originals: readonly Original[]): Original[][] => {
  const batches: Original[][] = [];
  let room = 0;
  for (const original of originals) {
    const last = batches.at(-1);
    room -= original.text.length;
    if (last && room >= 0 && last.length < translateLimits.texts) last.push(original);
    else {
      batches.push([original]);
      room = translateLimits.characters - original.text.length;
    }
  }
  return batches;
};

/**
 * Puts drafts in, marked as such; not where somebody wrote something while they were made.
 * @param originals what they were made from
 */
export const withDrafts = (
  quiz: Quiz,
  to: Locale,
  originals: readonly Original[],
  drafts: readonly { key: string; text: string }[],
): Quiz => {
  const texts = new Map(drafts.map(({ key, text }) => [key, text]));
  const fitting = originals.filter(
    ({ key, text }) =>
      texts.has(key) && quiz.texts[quiz.defaultLocale]?.[key]?.trim() === text && isOpen(quiz, to, key),
  );
  if (fitting.length === 0) return quiz;
  const keys = fitting.map(({ key }) => key);
  const translated = keys.reduce((before, key) => asTranslated(before, to, key), quiz);
  const written = Object.fromEntries(keys.map((key) => [key, texts.get(key) ?? '']));
  return {
    ...translated,
    texts: { ...translated.texts, [to]: { ...translated.texts[to], ...written } },
    drafted: { ...translated.drafted, [to]: [...new Set([...(translated.drafted?.[to] ?? []), ...keys])] },
  };
};
