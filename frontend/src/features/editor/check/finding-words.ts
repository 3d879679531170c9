import type { IntlShape } from 'react-intl';
import type { Finding } from '#shared/quiz/prove.ts';
import { listSome } from '../../../lib/list-some.ts';
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

/** Findings that say the same of several answers of a question. */
export interface Together {
  /** The first of them: it leads to the question, and its example stands for all. */
  finding: Finding;
  options: string[];
}

/** What is said once of all answers that it holds for: a new question whose answers recommend nothing yet has many. */
const saidOnce: ReadonlySet<Finding['kind']> = new Set(['unreachableOption', 'optionWithoutEffect']);

/** Takes together what is the same of several answers of one question; the order stays. */
export const together = (listed: Finding[]): Together[] => {
  const found = new Map<string, Together>();
  for (const finding of listed) {
    const { kind, question, option, certain } = finding;
    const key = [kind, question, saidOnce.has(kind) ? '' : option, certain].join();
    const known = found.get(key) ?? { finding, options: [] };
    if (option !== undefined) known.options.push(option);
    found.set(key, known);
  }
  return [...found.values()];
};

/** Tells what stands in a list of findings apart. */
export const keyOf = ({ finding: { kind, question, option } }: Together): string =>
  [kind, question, option].join();

export const findingInWords = (
  intl: IntlShape,
  { finding: { kind, question = '', share = 0 }, options }: Together,
  names: Names,
): string =>
  intl.formatMessage(findings[kind], {
    question: names.question(question),
    answers: listSome(
      intl,
      options.map((id) => `“${names.option(id)}”`),
    ),
    count: options.length,
    share: intl.formatNumber(share, { style: 'percent', maximumSignificantDigits: 2 }),
  });
