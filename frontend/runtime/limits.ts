import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { type AnswerFault, choices } from '#shared/quiz/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { faultText, fill, word } from './words.ts';

const limitsOf = (question: AskedQuestion): Record<string, string | number> => {
  if ('options' in question) return choices(question);
  if ('maxLength' in question) return { max: question.maxLength };
  const { min = '', max = '', step = '' } = question as { min?: number; max?: number; step?: number };
  return { min, max, step };
};

/** What is wrong, in the merchant's words where there are any, else in ours. */
export const faultOf = (question: AskedQuestion, fault: AnswerFault, texts: Texts, locale: Locale): string =>
  texts[`${question.id}.error`] || faultText(locale, fault, limitsOf(question));

/** How many can be chosen, where it is not just one. */
export const hintOf = (question: AskedQuestion, locale: Locale): string | undefined => {
  if (!('options' in question) || question.type === 'ranking') return;
  const { min, max } = choices(question);
  if (max === 1) return;
  const least = Math.max(1, min);
  const all = question.options.length + ('other' in question && question.other ? 1 : 0);
  if (max === all) return least > 1 ? fill(word(locale, 'atLeast'), { min: least }) : word(locale, 'several');
  return fill(word(locale, least === max ? 'exactly' : least > 1 ? 'between' : 'atMost'), {
    min: least,
    max,
  });
};
