import type { Answer } from '#shared/model/answer.ts';
import { isEmail } from '#shared/model/email.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Quiz, Texts } from '#shared/model/quiz.ts';
import type { AskedQuestion } from './artefact.ts';
import { type Choice, choices } from './counts.ts';

/** What can be wrong with an answer; the limit it breaks stands in the question. */
export type AnswerFault =
  | 'required'
  | 'wrongKind'
  | 'unknownOption'
  | 'notAlone'
  | 'tooFew'
  | 'tooMany'
  | 'outOfRange'
  | 'offStep'
  | 'tooLong'
  | 'notAnEmail'
  | 'notAPhone'
  | 'notADay'
  | 'mustConsent';

type Ranged = Extract<AskedQuestion, { type: 'scale' | 'number' | 'priceRange' }>;
type Written = Extract<AskedQuestion, { type: 'shortText' | 'longText' | 'date' | 'email' | 'phone' }>;
type Of<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

const checkChoice = (question: Choice, { ids, other: words = '' }: Of<'options'>): AnswerFault | null => {
  const { options } = question;
  const other = words.trim() ? 1 : 0;
  const count = ids.length + other;
  if (count === 0) return question.required ? 'required' : null;
  // Before anything reads them: their number bounds the time of what follows.
  if (ids.length > options.length || (other && !('other' in question && question.other)))
    return 'unknownOption';
  if (words.length > 200) return 'tooLong';
  const chosen = options.filter((option) => ids.includes(option.id));
  if (chosen.length < ids.length) return 'unknownOption';
  const { min, max } = choices(question);
  if (chosen.some((option) => option.exclusive)) return count > 1 ? 'notAlone' : null;
  return count > max ? 'tooMany' : count < min ? 'tooFew' : null;
};

const checkNumber = (value: number, { min, max, step }: Pick<Ranged, 'min' | 'max' | 'step'>) => {
  if (!(value >= min && value <= max)) return 'outOfRange';
  const steps = (value - min) / step;
  // The end of a slider counts even where the steps do not come out even.
  return value === max || Math.abs(steps - Math.round(steps)) < 1e-6 ? null : 'offStep';
};

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
};

const checkText = (question: Written, raw: string): AnswerFault | null => {
  // Before anything reads the text: its length bounds the time of what follows.
  if (raw.length > 5000) return 'tooLong';
  const value = raw.trim();
  if (value === '') return question.required ? 'required' : null;
  switch (question.type) {
    case 'email':
      return isEmail(value) ? null : 'notAnEmail';
    case 'phone': {
      const digits = value.replace(/[\s().-]/g, '');
      return /^\+?\d{6,15}$/.test(digits) && value.length <= 40 ? null : 'notAPhone';
    }
    case 'date':
      if (!isDay(value)) return 'notADay';
      return value < (question.min ?? '') || value > (question.max ?? '9999-12-31') ? 'outOfRange' : null;
    default:
      return value.length > question.maxLength ? 'tooLong' : null;
  }
};

const written = (question: AskedQuestion): question is Written =>
  'maxLength' in question || /^(date|email|phone)$/.test(question.type);

const checkGiven = (question: AskedQuestion, answer: Answer): AnswerFault | null => {
  switch (answer.kind) {
    case 'options':
      return 'options' in question ? checkChoice(question, answer) : 'wrongKind';
    case 'number':
      if (question.type === 'rating')
        return checkNumber(answer.value, { min: 1, max: question.max, step: 1 });
      if (question.type !== 'scale' && question.type !== 'number') return 'wrongKind';
      return checkNumber(answer.value, question);
    case 'range':
      if (question.type !== 'priceRange') return 'wrongKind';
      if (answer.min > answer.max) return 'outOfRange';
      return checkNumber(answer.min, question) ?? checkNumber(answer.max, question);
    case 'text':
      return written(question) ? checkText(question, answer.value) : 'wrongKind';
    case 'consent':
      if (question.type !== 'consent') return 'wrongKind';
      return question.required && !answer.given ? 'mustConsent' : null;
    case 'seen':
      return question.required && question.type !== 'statement' ? 'required' : null;
    default:
      return 'wrongKind';
  }
};

/**
 * What is wrong with an answer, or null when the shopper can go on.
 * @param question with only the options that are shown (see `shownOptions`)
 */
export const checkAnswer = (question: AskedQuestion, answer: Answer | undefined): AnswerFault | null =>
  checkGiven(question, answer ?? { kind: 'seen' });

/** The texts of a language, with the quiz's default language where one is missing. */
export const textsIn = (quiz: Pick<Quiz, 'texts' | 'defaultLocale'>, locale: Locale): Texts => ({
  ...quiz.texts[quiz.defaultLocale],
  ...quiz.texts[locale],
});

/** Words as a list: `A, B and C`. */
export const listed = (words: string[], locale: Locale): string => new Intl.ListFormat(locale).format(words);

/** An amount in whole currency units, without decimals where there are none. */
export const money = (amount: number, locale: Locale, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

const yesNo = { en: ['Yes', 'No'], nl: ['Ja', 'Nee'] } as const;

/**
 * An answer as the shopper would say it; an empty string for one that was skipped.
 * @param texts one language's table (see `textsIn`)
 * @param currency ISO 4217; with it, amounts are written as money
 */
export const answerInWords = (
  question: AskedQuestion,
  answer: Answer | undefined,
  texts: Texts,
  locale: Locale,
  currency?: string,
): string => {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  switch (answer?.kind) {
    case 'options': {
      const words = answer.ids.map((id) => texts[`${id}.label`] ?? id);
      if (answer.other?.trim()) words.push(answer.other.trim());
      return question.type === 'ranking' ? words.join(' > ') : listed(words, locale);
    }
    case 'number': {
      const unit = texts[`${question.id}.unit`];
      return unit ? `${number(answer.value)} ${unit}` : number(answer.value);
    }
    case 'range': {
      const amount = (value: number) => (currency ? money(value, locale, currency) : number(value));
      return `${amount(answer.min)} – ${amount(answer.max)}`;
    }
    case 'text':
      if (question.type !== 'date' || !isDay(answer.value)) return answer.value.trim();
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${answer.value}T00:00:00Z`),
      );
    case 'consent':
      return yesNo[locale][answer.given ? 0 : 1];
    default:
      return '';
  }
};
