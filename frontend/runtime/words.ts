import type { Locale } from '#shared/model/locale.ts';
import type { AnswerFault } from '#shared/quiz/answer.ts';

/** What the runtime itself says: everything else is the quiz's own text. */
const words = {
  en: {
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    retry: 'Try again',
    madeWith: 'Made with {product}',
    question: 'Question {n}',
    progress: 'Progress',
    other: 'Other',
    several: 'Choose all that apply.',
    atLeast: 'Choose {min} or more.',
    atMost: 'Choose up to {max}.',
    exactly: 'Choose {max}.',
    between: 'Choose {min} to {max}.',
    failed: 'This could not be loaded.',
    updated: 'This quiz was updated. We kept the answers that still fit.',
    loading: 'Loading…',
  },
  nl: {
    next: 'Volgende',
    back: 'Terug',
    skip: 'Overslaan',
    retry: 'Opnieuw proberen',
    madeWith: 'Gemaakt met {product}',
    question: 'Vraag {n}',
    progress: 'Voortgang',
    other: 'Anders',
    several: 'Meer antwoorden mogelijk.',
    atLeast: 'Kies er {min} of meer.',
    atMost: 'Kies er hoogstens {max}.',
    exactly: 'Kies er {max}.',
    between: 'Kies er {min} tot {max}.',
    failed: 'Dit kon niet worden geladen.',
    updated: 'Deze quiz is bijgewerkt. We hebben de antwoorden bewaard die nog passen.',
    loading: 'Laden…',
  },
} as const;

const faults: Record<Locale, Partial<Record<AnswerFault, string>>> = {
  en: {
    required: 'Please answer this question.',
    tooFew: 'Choose at least {min}.',
    tooMany: 'Choose at most {max}.',
    notAlone: 'This choice cannot be combined with others.',
    outOfRange: 'Choose a value between {min} and {max}.',
    offStep: 'Choose a value in steps of {step}.',
    tooLong: 'Use at most {max} characters.',
    notAnEmail: 'Enter an e-mail address, such as name@example.com.',
    notAPhone: 'Enter a phone number, with digits only.',
    notADay: 'Enter a date that exists.',
    mustConsent: 'Tick the box to go on.',
  },
  nl: {
    required: 'Beantwoord deze vraag.',
    tooFew: 'Kies er minstens {min}.',
    tooMany: 'Kies er hoogstens {max}.',
    notAlone: 'Deze keuze gaat niet samen met andere.',
    outOfRange: 'Kies een waarde van {min} tot en met {max}.',
    offStep: 'Kies een waarde in stappen van {step}.',
    tooLong: 'Gebruik hoogstens {max} tekens.',
    notAnEmail: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
    notAPhone: 'Vul een telefoonnummer in, met alleen cijfers.',
    notADay: 'Vul een bestaande datum in.',
    mustConsent: 'Zet een vinkje om verder te gaan.',
  },
};

type Values = Record<string, string | number>;

/** Puts values in a text's `{places}`. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

export const word = (locale: Locale, key: keyof (typeof words)['en']): string => words[locale][key];

/** A fault in the shopper's words. */
export const faultText = (locale: Locale, fault: AnswerFault, values: Values): string =>
  fill(faults[locale][fault] ?? faults[locale].required ?? '', values);
