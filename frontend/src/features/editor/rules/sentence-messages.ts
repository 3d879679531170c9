import { defineMessages } from '../../../lib/define-messages.ts';

/** Rules and conditions as sentences. */
export const messages = defineMessages({
  is: {
    id: 'sentence.is',
    defaultMessage: '{question} is {answer}',
    description: 'Part of a condition; question is a title, answer one or several, joined by "or"',
  },
  isNot: {
    id: 'sentence.isNot',
    defaultMessage: '{question} is not {answer}',
    description: 'Part of a condition, denied',
  },
  has: {
    id: 'sentence.has',
    defaultMessage: '{question} has {answer}',
    description: 'Part of a condition; answer is several, joined by "and"',
  },
  hasNot: {
    id: 'sentence.hasNot',
    defaultMessage: '{question} does not have {answer}',
    description: 'Part of a condition, denied',
  },
  answered: {
    id: 'sentence.answered',
    defaultMessage: '{question} is answered',
    description: 'Part of a condition',
  },
  notAnswered: {
    id: 'sentence.notAnswered',
    defaultMessage: '{question} is not answered',
    description: 'Part of a condition, denied',
  },
  agreed: {
    id: 'sentence.agreed',
    defaultMessage: '{question} is agreed to',
    description: 'Part of a condition about consent',
  },
  notAgreed: {
    id: 'sentence.notAgreed',
    defaultMessage: '{question} is not agreed to',
    description: 'Part of a condition about consent, denied',
  },
  more: {
    id: 'sentence.more',
    defaultMessage: '{question} is more than {value}',
    description: 'Part of a condition; value is a number',
  },
  notMore: {
    id: 'sentence.notMore',
    defaultMessage: '{question} is at most {value}',
    description: 'Part of a condition, denied; value is a number',
  },
  between: {
    id: 'sentence.between',
    defaultMessage: '{question} is from {min} to {max}',
    description: 'Part of a condition; numbers',
  },
  notBetween: {
    id: 'sentence.notBetween',
    defaultMessage: '{question} is not from {min} to {max}',
    description: 'Part of a condition, denied; numbers',
  },
  contains: {
    id: 'sentence.contains',
    defaultMessage: '{question} contains “{text}”',
    description: 'Part of a condition; text is words',
  },
  notContains: {
    id: 'sentence.notContains',
    defaultMessage: '{question} does not contain “{text}”',
    description: 'Part of a condition, denied',
  },
  not: {
    id: 'sentence.not',
    defaultMessage: 'not ({condition})',
    description: 'A denied group of conditions',
  },
  theResults: { id: 'sentence.theResults', defaultMessage: 'the results', description: 'Where a rule leads' },
  rule: {
    id: 'sentence.rule',
    defaultMessage: 'If {condition}, go to {target}',
    description: 'A rule as a sentence; target is a question, the results, or an address',
  },
});
