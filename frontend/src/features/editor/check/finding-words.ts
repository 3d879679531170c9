import type { IntlShape } from 'react-intl';
import type { Finding } from '#shared/quiz/prove.ts';
import type { Names } from '../rules/condition-words.ts';
import { findings } from './messages.ts';

/** Kinds that stop shoppers, before those that merely could be better. */
const order: Finding['kind'][] = [
  'deadEnd',
  'emptyResult',
  'contradiction',
  'unreachableQuestion',
  'unreachableOption',
  'relaxedResult',
  'tie',
  'optionWithoutEffect',
  'neverRecommended',
];

/** The findings with the gravest first, and the products that are never recommended apart from the others. */
export const sorted = (all: Finding[]): { listed: Finding[]; never: Finding[] } => ({
  listed: all
    .filter((finding) => finding.kind !== 'neverRecommended')
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
  never: all.filter((finding) => finding.kind === 'neverRecommended'),
});

export const findingInWords = (intl: IntlShape, finding: Finding, names: Names): string => {
  const { kind, question = '', option = '', share = 0 } = finding;
  return intl.formatMessage(findings[kind], {
    question: names.question(question),
    answer: names.option(option),
    share: intl.formatNumber(share, { style: 'percent', maximumSignificantDigits: 2 }),
  });
};
