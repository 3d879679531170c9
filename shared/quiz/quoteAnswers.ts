import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { answerInWords } from './answer.ts';
import type { AskedQuestion } from './artefact.ts';

const place = /\{answer:([^{}|]*)(?:\|([^{}]*))?\}/g;

/** The texts in which answers can be quoted. */
export const quotingTexts: readonly string[] = ['results.title', 'results.help'];

/** The questions that a text quotes the answers of, in order. */
export const quotedIn = (text: string): string[] => [...text.matchAll(place)].map(([, id]) => id ?? '');

/**
 * A text with answers in their places: `{answer:question}`, or `{answer:question|what stands there without one}`.
 * @param answers those on the path
 */
export const quoteAnswers = (
  text: string,
  { questions, currency }: { questions: AskedQuestion[]; currency: string },
  answers: Answers,
  texts: Texts,
  locale: Locale,
): string =>
  text
    .replace(place, (_, id: string, otherwise = '') => {
      const question = questions.find((one) => one.id === id);
      const said = question ? answerInWords(question, answers[id], texts, locale, currency) : '';
      return said.length > 80 ? `${said.slice(0, 79)}…` : said || otherwise;
    })
    .replace(/ {2,}/g, ' ')
    .trim();
