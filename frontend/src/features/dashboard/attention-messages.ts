import { defineMessages } from '../../lib/define-messages.ts';

/** What needs a merchant's attention. */
export const messages = defineMessages({
  title: { id: 'attention.title', defaultMessage: 'Needs your attention', description: 'Heading' },
  unknown: {
    id: 'attention.unknown',
    defaultMessage: 'We could not look whether anything needs your attention',
    description: 'Heading over why it is not known what needs attention',
  },
  disconnected: {
    id: 'attention.disconnected',
    defaultMessage: 'The shop is disconnected: prices and products are as they were at the last import.',
    description: 'The connection to the shop was ended',
  },
  limitReached: {
    id: 'attention.limitReached',
    defaultMessage:
      'All responses of this month’s plan are used. New ones are stored and locked; shoppers notice nothing.',
    description: 'The limit of the plan is reached',
  },
  limitNear: {
    id: 'attention.limitNear',
    defaultMessage: 'More than 80% of this month’s responses are used.',
    description: 'The limit of the plan is near',
  },
  notPublished: {
    id: 'attention.notPublished',
    defaultMessage: '{quiz} did not go out at its time.',
    description: 'A quiz could not be published as scheduled; quiz is its name',
  },
  emptyResult: {
    id: 'attention.emptyResult',
    defaultMessage: '{quiz}: some answers end without a product.',
    description: 'Found in a quiz that is in the shop',
  },
  deadEnd: {
    id: 'attention.deadEnd',
    defaultMessage: '{quiz}: some shoppers reach a question that they cannot answer.',
    description: 'Found in a quiz that is in the shop',
  },
  contradiction: {
    id: 'attention.contradiction',
    defaultMessage:
      '{quiz}: {count, plural, one {an answer asks} other {# answers ask}} for what no product has.',
    description: 'Found in a quiz that is in the shop',
  },
  unreachableQuestion: {
    id: 'attention.unreachableQuestion',
    defaultMessage: '{quiz}: {count, plural, one {a question is} other {# questions are}} never asked.',
    description: 'Found in a quiz that is in the shop',
  },
  relaxedResult: {
    id: 'attention.relaxedResult',
    defaultMessage: '{quiz}: since the last import, some answers get products that do not fit all of them.',
    description: 'Found in a quiz that is in the shop, and not when it was published',
  },
  optionWithoutEffect: {
    id: 'attention.optionWithoutEffect',
    defaultMessage:
      '{quiz}: since the last import, {count, plural, one {an answer no longer changes} other {# answers no longer change}} anything.',
    description: 'Found in a quiz that is in the shop, and not when it was published',
  },
  neverRecommended: {
    id: 'attention.neverRecommended',
    defaultMessage:
      '{quiz}: {count, plural, one {# more product is} other {# more products are}} never recommended than when you published.',
    description: 'Found in a quiz that is in the shop, and not when it was published',
  },
  mailsRefused: {
    id: 'attention.mailsRefused',
    defaultMessage:
      '{quiz}: {count, plural, one {a mail with results} other {# mails with results}} could not be sent in the last 30 days.',
    description: 'Mails to shoppers that could not be sent',
  },
  deliveriesFailed: {
    id: 'attention.deliveriesFailed',
    defaultMessage:
      'Your webhook was not told of {count, plural, one {a response or contact} other {# responses or contacts}}.',
    description: 'Deliveries of the webhook failed',
  },
  toDeliveries: {
    id: 'attention.toDeliveries',
    defaultMessage: 'See why',
    description: 'Link to the deliveries of the webhook',
  },
  toContacts: {
    id: 'attention.toContacts',
    defaultMessage: 'See the contacts',
    description: 'Link to the contacts of a quiz',
  },
  seen: {
    id: 'attention.seen',
    defaultMessage: 'Seen',
    description: 'Button that takes away that mails could not be sent: somebody knows',
  },
  toShop: { id: 'attention.toShop', defaultMessage: 'Connect again', description: 'Link' },
  toPlan: { id: 'attention.toPlan', defaultMessage: 'Plan and usage', description: 'Link' },
  toQuiz: { id: 'attention.toQuiz', defaultMessage: 'Open', description: 'Link to a quiz' },
  toCheck: {
    id: 'attention.toCheck',
    defaultMessage: 'See the check',
    description: 'Link to what was found in a quiz',
  },
  toProducts: {
    id: 'attention.toProducts',
    defaultMessage: 'See which',
    description: 'Link to products that no quiz leads to',
  },
});
