import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';

/** FNV-1a (Fowler/Noll/Vo), 32 bits: tells an original from a changed one. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

const originalOf = (quiz: Quiz, key: string): string => quiz.texts[quiz.defaultLocale]?.[key] ?? '';

/** Remembers, before the original changes, what every translation of it was made from. */
export const withOriginals = (quiz: Quiz, key: string): Quiz => {
  const original = originalOf(quiz, key);
  const others = quiz.locales.filter(
    (locale) =>
      locale !== quiz.defaultLocale &&
      quiz.texts[locale]?.[key] &&
      quiz.translatedFrom?.[locale]?.[key] === undefined,
  );
  if (original === '' || others.length === 0) return quiz;
  const noted = others.map((locale) => [
    locale,
    { ...quiz.translatedFrom?.[locale], [key]: fingerprint(original) },
  ]);
  return { ...quiz, translatedFrom: { ...quiz.translatedFrom, ...Object.fromEntries(noted) } };
};

/** Takes a translation to be of the original as it is now. */
export const asTranslated = (quiz: Quiz, locale: Locale, key: string): Quiz => {
  const { [key]: was, ...rest } = quiz.translatedFrom?.[locale] ?? {};
  return was === undefined ? quiz : { ...quiz, translatedFrom: { ...quiz.translatedFrom, [locale]: rest } };
};

/** Takes drafted texts to be as the merchant wants them. */
export const asLookedAt = (quiz: Quiz, locale: Locale, keys: readonly string[]): Quiz => {
  const drafted = quiz.drafted?.[locale];
  if (!drafted?.some((key) => keys.includes(key))) return quiz;
  const left = drafted.filter((key) => !keys.includes(key));
  return { ...quiz, drafted: { ...quiz.drafted, [locale]: left } };
};

export type TranslationState = 'fine' | 'missing' | 'stale' | 'drafted';

/** Whether a text is there in a language, made from the original as it is now, and looked at by somebody. */
export const translationState = (quiz: Quiz, locale: Locale, key: string): TranslationState => {
  const original = originalOf(quiz, key);
  if (!quiz.texts[locale]?.[key]?.trim()) return original.trim() ? 'missing' : 'fine';
  const from = quiz.translatedFrom?.[locale]?.[key];
  if (from !== undefined && from !== fingerprint(original)) return 'stale';
  return quiz.drafted?.[locale]?.includes(key) ? 'drafted' : 'fine';
};

/** The texts of one part of the quiz, by their keys. */
export interface TextGroup {
  /** `quiz`, `results`, or a question's id. */
  place: string;
  keys: string[];
}

const parts = [
  'title',
  'help',
  'label',
  'alt',
  'wording',
  'low',
  'high',
  'unit',
  'error',
  'add',
  'addall',
  'visit',
];

/** Every text that the quiz has in some language, in the order in which shoppers meet them. */
export const textGroups = (quiz: Quiz): TextGroup[] => {
  const written = new Map<string, Set<string>>();
  for (const texts of Object.values(quiz.texts))
    for (const [key, text] of Object.entries(texts ?? {})) {
      const [element = '', part = ''] = key.split('.');
      if (text.trim()) written.set(element, (written.get(element) ?? new Set()).add(part));
    }
  const rank = (part: string) => (parts.indexOf(part) + parts.length + 1) % (parts.length + 1);
  const keysOf = (element: string, always: string[] = []) =>
    [...new Set([...always, ...(written.get(element) ?? [])])]
      .sort((a, b) => rank(a) - rank(b))
      .map((part) => `${element}.${part}`);
  return [
    { place: 'quiz', keys: keysOf('quiz') },
    ...quiz.questions.map((question) => ({
      place: question.id,
      keys: [
        ...keysOf(question.id, ['title']),
        ...('options' in question ? question.options.flatMap(({ id }) => keysOf(id, ['label'])) : []),
      ],
    })),
    {
      place: 'results',
      keys: [
        ...keysOf('results'),
        ...quiz.results.slots.flatMap((slot) => [
          ...keysOf(slot.id),
          ...(slot.kind === 'routine' ? slot.steps.flatMap(({ id }) => keysOf(id, ['title'])) : []),
        ]),
      ],
    },
  ].filter(({ keys }) => keys.length > 0);
};
