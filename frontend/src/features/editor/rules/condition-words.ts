import type { IntlShape } from 'react-intl';
import type { Condition } from '#shared/model/condition.ts';
import type { Target } from '#shared/model/quiz.ts';
import { isGroup, plain, type Test } from './condition-edits.ts';
import { messages } from './sentence-messages.ts';

/** The names by which a merchant knows the elements of the quiz. */
export interface Names {
  question(id: string): string;
  option(id: string): string;
}

const joined = (intl: IntlShape, words: string[], type: 'conjunction' | 'disjunction'): string =>
  intl.formatList(words, { type });

const testInWords = (intl: IntlShape, test: Test, not: boolean, names: Names): string => {
  const name = names.question(test.question);
  const question = name.includes(' ') ? `“${name}”` : name;
  const say = (
    is: (typeof messages)[keyof typeof messages],
    isNot: typeof is,
    values: Record<string, string> = {},
  ) => intl.formatMessage(not ? isNot : is, { question, ...values });
  const number = (value: number) => intl.formatNumber(value);
  switch (test.op) {
    case 'anyOf':
      return say(messages.is, messages.isNot, {
        answer: joined(intl, test.options.map(names.option), 'disjunction'),
      });
    case 'allOf':
      return say(messages.has, messages.hasNot, {
        answer: joined(intl, test.options.map(names.option), 'conjunction'),
      });
    case 'answered':
      return say(messages.answered, messages.notAnswered);
    case 'equals':
      if (typeof test.value === 'boolean')
        return say(
          test.value !== not ? messages.agreed : messages.notAgreed,
          test.value !== not ? messages.agreed : messages.notAgreed,
        );
      return say(messages.is, messages.isNot, {
        answer: typeof test.value === 'number' ? number(test.value) : names.option(test.value),
      });
    case 'greater':
      return say(messages.more, messages.notMore, { value: number(test.value) });
    case 'between':
      return say(messages.between, messages.notBetween, { min: number(test.min), max: number(test.max) });
    case 'contains':
      return say(messages.contains, messages.notContains, { text: test.text });
  }
};

/** A condition as a clause: `Activity is Padel or Tennis and Budget is more than 50`. */
export const conditionInWords = (
  intl: IntlShape,
  condition: Condition,
  names: Names,
  inner = false,
): string => {
  const { of, not } = plain(condition);
  if (!isGroup(of)) return testInWords(intl, of, not, names);
  const parts = of.of.map((part) => conditionInWords(intl, part, names, of.of.length > 1));
  const words = joined(intl, parts, of.op === 'and' ? 'conjunction' : 'disjunction');
  if (not) return intl.formatMessage(messages.not, { condition: words });
  return inner && parts.length > 1 ? `(${words})` : words;
};

const targetInWords = (intl: IntlShape, target: Target, names: Names): string => {
  if (target.to === 'question') {
    const name = names.question(target.question);
    return name.includes(' ') ? `“${name}”` : name;
  }
  return target.to === 'results' ? intl.formatMessage(messages.theResults) : target.url;
};

/** A whole rule: `If Activity is Padel, go to Budget`. */
export const ruleInWords = (
  intl: IntlShape,
  rule: { when: Condition; target: Target },
  names: Names,
): string =>
  intl.formatMessage(messages.rule, {
    condition: conditionInWords(intl, rule.when, names),
    target: targetInWords(intl, rule.target, names),
  });
