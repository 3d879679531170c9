import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { type Quiz, quizFormat, type Texts } from '#shared/model/quiz.ts';

const texts: Record<Locale, Texts> = {
  en: {
    'quiz.title': 'Find your match',
    'sample.title': 'What matters most to you?',
    'sample.help': 'Then we show what fits you.',
    'one.label': 'It lasts for years',
    'two.label': 'A fair price',
    'three.label': 'Kind to the planet',
    'results.title': 'Our picks for you',
    'best.title': 'Best match',
  },
  nl: {
    'quiz.title': 'Vind wat bij je past',
    'sample.title': 'Wat telt voor jou het meest?',
    'sample.help': 'Daarna laten we zien wat bij je past.',
    'one.label': 'Dat het jaren meegaat',
    'two.label': 'Een eerlijke prijs',
    'three.label': 'Goed voor de planeet',
    'results.title': 'Onze keuze voor jou',
    'best.title': 'Beste keuze',
  },
};

/** A question that shows what a brand can change: words, answers and a button. */
export const sampleQuiz: Quiz = {
  format: quizFormat,
  defaultLocale: 'en',
  locales: [...locales],
  texts,
  questions: [
    {
      id: 'sample',
      type: 'multiple',
      required: true,
      rules: [],
      options: ['one', 'two', 'three'].map((id) => ({ id, effects: [] })),
    },
  ],
  results: { slots: [{ id: 'best', kind: 'best' }], maxProducts: 1, ties: 'priceLow', soldOut: 'last' },
  theme: {},
};
