import type { Locale } from '#shared/model/locale.ts';

/** How a model is told which language. Dutch shops say *je*. */
export const languages: Record<Locale, string> = {
  en: 'English',
  nl: 'Dutch, as it is written in the Netherlands, addressing the reader with "je"',
};
