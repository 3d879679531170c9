import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import type { AnswerFault } from '#shared/quiz/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { choices } from '#shared/quiz/counts.ts';
import { fill } from './words.ts';

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

const limitsOf = (question: AskedQuestion): Record<string, string | number> => {
  if ('options' in question) return { ...choices(question) };
  if ('maxLength' in question) return { max: question.maxLength };
  const { min = '…', max = '…', step = '' } = question as { min?: number; max?: number; step?: number };
  return { min, max, step };
};

/** What is wrong with an answer, in the merchant's words where there are any, else in ours. */
export const faultText = (
  question: AskedQuestion,
  fault: AnswerFault,
  texts: Texts,
  locale: Locale,
): string =>
  texts[`${question.id}.error`] ||
  fill(faults[locale][fault] ?? faults[locale].required ?? '', limitsOf(question));

const notice = {
  en: 'This quiz was updated. We kept the answers that still fit.',
  nl: 'Deze quiz is bijgewerkt. We hebben de antwoorden bewaard die nog passen.',
};

/** Said when a newer version took over the answers to an older one. */
export const updated = (locale: Locale): string => notice[locale];
