import type { Issue } from '#shared/errors.ts';
import type { Locale } from '#shared/model/locale.ts';
import { limits, type Quiz } from '#shared/model/quiz.ts';
import { problem } from './problem.ts';
import { quotedIn, quotingTexts } from './quoteAnswers.ts';

const limitOf = (key: string): number => {
  const part = key.slice(key.indexOf('.') + 1);
  return Object.hasOwn(limits.text, part) ? limits.text[part as keyof typeof limits.text] : limits.text.label;
};

/** The texts without which a shopper would see a blank. */
const needed = (quiz: Quiz): string[] => [
  ...quiz.questions.flatMap((question) => [
    `${question.id}.title`,
    ...(question.type === 'consent' ? [`${question.id}.wording`] : []),
    ...('options' in question ? question.options.map((option) => `${option.id}.label`) : []),
  ]),
  ...quiz.results.slots.flatMap((slot) =>
    slot.kind === 'routine' ? slot.steps.map((step) => `${step.id}.title`) : [],
  ),
];

const hasText = ({ texts }: Quiz, locale: Locale, key: string): boolean => {
  const own = texts[locale] ?? {};
  return Object.hasOwn(own, key) && Boolean(own[key]?.trim());
};

/** What the default language says and another one does not: a shopper would read two languages mixed. */
const gapsIn = (quiz: Quiz): Issue[] =>
  quiz.locales
    .filter((locale) => locale !== quiz.defaultLocale)
    .flatMap((locale) =>
      needed(quiz)
        .filter((key) => hasText(quiz, quiz.defaultLocale, key) && !hasText(quiz, locale, key))
        .map((key) => problem(`texts.${locale}.${key}`, 'untranslated', { locale })),
    );

/** Texts that quote the answer to a question which is not there. */
const misquotedIn = (quiz: Quiz): Issue[] => {
  const ids = new Set(quiz.questions.map(({ id }) => id));
  return Object.entries(quiz.texts).flatMap(([locale, texts]) =>
    quotingTexts.flatMap((key) =>
      quotedIn(texts?.[key] ?? '')
        .filter((id) => !ids.has(id))
        .map((id) => problem(`texts.${locale}.${key}`, 'quotesUnknown', { id })),
    ),
  );
};

/** Texts that are too long, misquoted, missing in the quiz's default language, or not translated into another of its own. */
export const checkTexts = (quiz: Quiz): Issue[] => {
  const issues: Issue[] = [];
  if (!quiz.locales.includes(quiz.defaultLocale)) issues.push(problem('defaultLocale', 'defaultNotListed'));
  if (new Set(quiz.locales).size < quiz.locales.length) issues.push(problem('locales', 'languageTwice'));
  for (const [locale, texts] of Object.entries(quiz.texts))
    for (const [key, text] of Object.entries(texts ?? {}))
      if (text.length > limitOf(key))
        issues.push(problem(`texts.${locale}.${key}`, 'textTooLong', { most: limitOf(key) }));
  for (const key of needed(quiz))
    if (!hasText(quiz, quiz.defaultLocale, key))
      issues.push(problem(`texts.${quiz.defaultLocale}.${key}`, 'textMissing'));
  return [...issues, ...misquotedIn(quiz), ...gapsIn(quiz)];
};
