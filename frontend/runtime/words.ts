import type { Locale } from '#shared/model/locale.ts';

/** What the first question needs said besides the quiz's own texts. */
const words = {
  en: {
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    retry: 'Try again',
    question: 'Question {n}',
    progress: 'Progress',
    failed: 'This could not be loaded.',
    loading: 'Loading…',
    brand: 'Made with {name}',
  },
  nl: {
    next: 'Volgende',
    back: 'Terug',
    skip: 'Overslaan',
    retry: 'Opnieuw proberen',
    question: 'Vraag {n}',
    progress: 'Voortgang',
    failed: 'Dit kon niet worden geladen.',
    loading: 'Laden…',
    brand: 'Gemaakt met {name}',
  },
} as const;

/** Puts values in a text's `{places}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w*)\}/g, (place, name: string) => String(values[name] ?? place));

/** One of the runtime's own texts. In the embed such a call with a key as text is replaced by the words. */
export const word = (locale: Locale, key: keyof (typeof words)['en']): string => words[locale][key];
