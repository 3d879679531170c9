import type { Locale } from '#shared/model/locale.ts';

const words = {
  en: {
    mail: 'Mail me my results',
    address: 'E-mail address',
    send: 'Send',
    sent: 'Your results are on their way to {email}.',
    badAddress: 'Enter an e-mail address such as name@example.com.',
    unsent: 'This could not be sent. Please try again.',
  },
  nl: {
    mail: 'Mail mij mijn resultaten',
    address: 'E-mailadres',
    send: 'Verstuur',
    sent: 'Je resultaten zijn onderweg naar {email}.',
    badAddress: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
    unsent: 'Versturen is niet gelukt. Probeer het nog eens.',
  },
} as const;

export const mailWord = (locale: Locale, key: keyof (typeof words)['en']): string => words[locale][key];
