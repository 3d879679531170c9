import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import type { Quiz, Texts } from '#shared/model/quiz.ts';
import type { Draft } from './generateQuestion.ts';
import { fixed, type Wording } from './generateWords.ts';

const tablesOf = (texts: Record<string, Wording>): Record<Locale, Texts> => {
  const table = (locale: Locale): Texts =>
    Object.fromEntries(Object.entries(texts).map(([key, wording]) => [key, wording[locale]]));
  return { en: table('en'), nl: table('nl') };
};

/** Drafted questions as a quiz in every language, with the best match and three more as its result. */
export const quizOf = (drafts: readonly Draft[], title: Wording, locale: Locale): Quiz => {
  const texts = Object.assign(
    { 'quiz.title': title, 'quiz.help': fixed.help, 'results.title': fixed.results },
    { 'best.title': fixed.best, 'more.title': fixed.more },
    ...drafts.map((draft) => draft.texts),
  ) as Record<string, Wording>;
  return {
    format: 1,
    defaultLocale: locale,
    locales: [locale, ...locales.filter((other) => other !== locale)],
    texts: tablesOf(texts),
    questions: drafts.map((draft) => draft.question),
    results: {
      slots: [
        { id: 'best', kind: 'best' },
        { id: 'more', kind: 'runnersUp', count: 3 },
      ],
      maxProducts: 4,
      ties: 'priceLow',
      soldOut: 'last',
    },
    theme: {},
  };
};
