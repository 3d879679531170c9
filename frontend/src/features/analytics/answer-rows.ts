import type { IntlShape } from 'react-intl';
import type { AnswersReport } from '#shared/api/analytics.ts';
import { formatMoney } from '../../lib/money.ts';
import { messages } from './messages.ts';

type Question = AnswersReport['questions'][number];
type Choice = Question['choices'][number];

/** One answer to one question. */
export interface GivenAnswer {
  key: string;
  question: string;
  title: string;
  answer: string;
  count: number;
  /** Of those who answered the question; of several answers at once each counts, so shares can be over 1 together. */
  share: number | null;
}

function wordsFor(intl: IntlShape, type: Question['type'], choice: Choice, currency: string): string {
  const { label, given, from = 0, to = 0 } = choice;
  if (label !== undefined) return label;
  if (given !== undefined) return intl.formatMessage(given ? messages.agreed : messages.declined);
  if (type === 'priceRange')
    return intl.formatMessage(messages.upTo, { amount: formatMoney(intl, to * 100, currency) });
  const [low, high] = [intl.formatNumber(from), intl.formatNumber(to)];
  return low === high ? low : intl.formatMessage(messages.range, { from: low, to: high });
}

/** The answers to a question as rows; those in own words are one of them. */
export function listed(intl: IntlShape, question: Question, currency: string): GivenAnswer[] {
  const { question: id, title, answered, choices, type, written } = question;
  const row = (answer: string, count: number): GivenAnswer => ({
    key: `${id} ${answer}`,
    question: id,
    title,
    answer,
    count,
    share: answered > 0 ? count / answered : null,
  });
  return [
    ...choices.map((choice) => row(wordsFor(intl, type, choice, currency), choice.count)),
    ...(written > 0 ? [row(intl.formatMessage(messages.ownWords), written)] : []),
  ];
}
