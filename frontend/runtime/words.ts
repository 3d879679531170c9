import type { Locale } from '#shared/model/locale.ts';

/** What the first question needs said besides the quiz's own texts. */
const words = {
  en: {
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    retry: 'Try again',
    question: 'Question {}',
    progress: 'Progress',
    failed: 'This could not be loaded.',
    loading: 'Loading…',
    brand: 'Made with {}',
  },
  nl: {
    next: 'Volgende',
    back: 'Terug',
    skip: 'Overslaan',
    retry: 'Opnieuw proberen',
    question: 'Vraag {}',
    progress: 'Voortgang',
    failed: 'Dit kon niet worden geladen.',
    loading: 'Laden…',
    brand: 'Gemaakt met {}',
  },
} as const;

/** Puts values in a text's `{places}`, the first in an unnamed one. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w*)\}/g, (place, name: string) => String(values[name] ?? place));

/** One of the runtime's own texts, with a value in its place. */
export const word = (locale: Locale, key: keyof (typeof words)['en'], value: string | number = ''): string =>
  words[locale][key].replace('{}', String(value));
