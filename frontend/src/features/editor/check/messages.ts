import { defineMessages } from '../../../lib/define-messages.ts';

/** The proof of a quiz as a list. */
export const messages = defineMessages({
  title: { id: 'check.title', defaultMessage: 'Check before publishing', description: 'Heading' },
  check: { id: 'check.check', defaultMessage: 'Check now', description: 'Button that starts the check' },
  again: { id: 'check.again', defaultMessage: 'Check again', description: 'Button that repeats the check' },
  hint: {
    id: 'check.hint',
    defaultMessage: 'We go through every way a shopper can answer and tell you what goes wrong.',
    description: 'Explains the check',
  },
  waiting: {
    id: 'check.waiting',
    defaultMessage: 'Your products are still loading. The check starts as soon as they are here.',
    description: 'Shown while the catalogue is not complete',
  },
  working: {
    id: 'check.working',
    defaultMessage: 'Going through the answers…',
    description: 'Shown while the check is running',
  },
  cancel: { id: 'check.cancel', defaultMessage: 'Stop', description: 'Button that stops the check' },
  exact: {
    id: 'check.exact',
    defaultMessage:
      '{many, select, true {All ways through the quiz were checked; there are too many to count.} other {{count, plural, one {The one way through the quiz was checked.} other {All # ways through the quiz were checked.}}}}',
    description: 'How much was checked; many is true above what is counted',
  },
  sampled: {
    id: 'check.sampled',
    defaultMessage:
      'There are too many ways through this quiz to try all: {checked, number} random ones were checked. What was not found concerns at most {bound} of shoppers (with 95% certainty).',
    description: 'How much was checked; bound is a percentage',
  },
  clean: {
    id: 'check.clean',
    defaultMessage: 'Nothing found: every way leads to products.',
    description: 'Shown when the check found nothing',
  },
  outdated: {
    id: 'check.outdated',
    defaultMessage: 'The quiz has changed since this check.',
    description: 'Shown over an old check',
  },
  unseen: {
    id: 'check.unseen',
    defaultMessage: '(not seen in the sample)',
    description: 'Behind a finding that is likely and not proven',
  },
  jump: { id: 'check.jump', defaultMessage: 'Go to the question', description: 'Button at a finding' },
  jumpResults: {
    id: 'check.jumpResults',
    defaultMessage: 'Go to the results',
    description: 'Button at a finding',
  },
  jumpTo: {
    id: 'check.jumpTo',
    defaultMessage: 'Go there: {words}',
    description: 'Read out for the button at a finding; words is the finding',
  },
  play: {
    id: 'check.play',
    defaultMessage: 'Play these answers',
    description: 'Button that starts the preview with answers',
  },
  playOf: {
    id: 'check.playOf',
    defaultMessage: 'Play the answers of: {words}',
    description: 'Read out for the button; words is the finding',
  },
  never: {
    id: 'check.never',
    defaultMessage:
      '{count, plural, one {# of {all, number} products is never recommended} other {# of {all, number} products are never recommended}}',
    description: 'Finding; opens the list',
  },
  neverSeen: {
    id: 'check.neverSeen',
    defaultMessage:
      '{count, plural, one {# of {all, number} products was not recommended in the sample} other {# of {all, number} products were not recommended in the sample}}',
    description: 'Finding that is not proven; opens the list',
  },
  why: {
    id: 'check.why',
    defaultMessage: 'Why?',
    description: 'Button at a product that is never recommended',
  },
  whyOf: {
    id: 'check.whyOf',
    defaultMessage: 'Why is {product} never recommended?',
    description: 'Read out for the button at a product',
  },
  more: {
    id: 'check.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Button that lists more products',
  },
});

export const findings = defineMessages({
  unreachableQuestion: {
    id: 'check.found.unreachableQuestion',
    defaultMessage: 'No answers lead to “{question}”.',
    description: 'Finding',
  },
  unreachableOption: {
    id: 'check.found.unreachableOption',
    defaultMessage:
      '{count, plural, one {The answer {answers} of “{question}” is never offered.} other {The answers {answers} of “{question}” are never offered.}}',
    description: 'Finding',
  },
  deadEnd: {
    id: 'check.found.deadEnd',
    defaultMessage:
      'Some shoppers cannot get past “{question}”: it must be answered, and nothing can be chosen.',
    description: 'Finding',
  },
  emptyResult: {
    id: 'check.found.emptyResult',
    defaultMessage: '{share} of shoppers who answer at random see no product at all.',
    description: 'Finding; share is a percentage',
  },
  relaxedResult: {
    id: 'check.found.relaxedResult',
    defaultMessage:
      '{share} of shoppers who answer at random do not get what they asked for at “{question}”: no product meets it, so it is let go.',
    description: 'Finding; share is a percentage',
  },
  neverRecommended: {
    id: 'check.found.neverRecommended',
    defaultMessage: 'Never recommended',
    description: 'Finding',
  },
  optionWithoutEffect: {
    id: 'check.found.optionWithoutEffect',
    defaultMessage:
      '{count, plural, one {The answer {answers} of “{question}” changes nothing.} other {The answers {answers} of “{question}” change nothing.}}',
    description: 'Finding',
  },
  contradiction: {
    id: 'check.found.contradiction',
    defaultMessage: 'The answer {answers} of “{question}” asks for products that it also shuts out.',
    description: 'Finding',
  },
  tie: {
    id: 'check.found.tie',
    defaultMessage:
      'For {share} of shoppers who answer at random the first place is decided by the order of ties: products fit equally well.',
    description: 'Finding; share is a percentage',
  },
});
