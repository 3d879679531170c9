import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { type Quiz, quizFormat, type Texts } from '#shared/model/quiz.ts';

const words = {
  en: { question: 'Your first question', option: 'Option', results: 'Our picks for you', best: 'Best match' },
  nl: { question: 'Je eerste vraag', option: 'Optie', results: 'Onze keuze voor jou', best: 'Beste keuze' },
};

const textsFor = (locale: Locale, name: string): Texts => {
  const { question, option, results, best } = words[locale];
  return {
    'quiz.title': name,
    'results.title': results,
    'best.title': best,
    'first.title': question,
    'first-a.label': `${option} 1`,
    'first-b.label': `${option} 2`,
  };
};

/** The least that is a quiz: one question with two options that recommend nothing yet. */
export const blankQuiz = (name: string, defaultLocale: Locale): Quiz => ({
  format: quizFormat,
  defaultLocale,
  locales: [...locales],
  texts: Object.fromEntries(locales.map((locale) => [locale, textsFor(locale, name)])),
  questions: [
    {
      id: 'first',
      type: 'single',
      required: true,
      rules: [],
      options: [
        { id: 'first-a', effects: [] },
        { id: 'first-b', effects: [] },
      ],
    },
  ],
  results: {
    slots: [{ id: 'best', kind: 'best' }],
    maxProducts: 1,
    ties: 'priceLow',
    soldOut: 'last',
  },
  theme: {},
});
