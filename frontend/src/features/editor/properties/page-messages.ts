import { defineMessages } from '../../../lib/define-messages.ts';

/** Properties of the results page and of the quiz as a whole. */
export const messages = defineMessages({
  quote: {
    id: 'page.quote',
    defaultMessage: 'Quote an answer',
    description: 'Button that puts the answer of a shopper into a text',
  },
  quoteOf: {
    id: 'page.quoteOf',
    defaultMessage: 'The answer to',
    description: 'Heading of a menu of questions',
  },
  quotes: {
    id: 'page.quotes',
    defaultMessage:
      '{count, plural, one {Where {place} stands, shoppers read their answer to {questions}.} other {Where {place} stands, shoppers read their answers to {questions}.}}',
    description:
      'Under a text that quotes answers; place is a form that stands in the text, questions are names of questions',
  },
  resultsTitle: {
    id: 'properties.resultsTitle',
    defaultMessage: 'Heading of the results',
    description: 'Label of a field',
  },
  resultsHelp: {
    id: 'properties.resultsHelp',
    defaultMessage: 'Text under it',
    description: 'Label of the field for the text under the heading of the results',
  },
  best: {
    id: 'properties.best',
    defaultMessage: 'Best match: heading',
    description: 'Label of the heading over the best match',
  },
  runnersUp: {
    id: 'properties.runnersUp',
    defaultMessage: 'Runners-up: heading',
    description: 'Label of the heading over the runners-up',
  },
  routine: {
    id: 'properties.routine',
    defaultMessage: 'Routine: heading',
    description: 'Label of the heading over one product a step',
  },
  routineStep: {
    id: 'properties.routineStep',
    defaultMessage: 'Step {number}',
    description: 'Label of the name of a step of a routine',
  },
  runnersUpCount: {
    id: 'properties.runnersUpCount',
    defaultMessage: 'How many runners-up',
    description: 'Label of a number',
  },
  maxProducts: {
    id: 'properties.maxProducts',
    defaultMessage: 'Products at most',
    description: 'Label of a number',
  },
  ties: {
    id: 'properties.ties',
    defaultMessage: 'When products fit equally well',
    description: 'Label of the choice of the order of ties',
  },
  priceLow: { id: 'properties.priceLow', defaultMessage: 'The cheaper first', description: 'Order of ties' },
  priceHigh: { id: 'properties.priceHigh', defaultMessage: 'The dearer first', description: 'Order of ties' },
  byTitle: { id: 'properties.byTitle', defaultMessage: 'By title', description: 'Order of ties' },
  soldOut: {
    id: 'properties.soldOut',
    defaultMessage: 'Sold-out products',
    description: 'Label of a choice',
  },
  soldOutShow: {
    id: 'properties.soldOutShow',
    defaultMessage: 'Show like others',
    description: 'What happens with sold-out products',
  },
  soldOutLast: {
    id: 'properties.soldOutLast',
    defaultMessage: 'Show last',
    description: 'What happens with sold-out products',
  },
  soldOutHide: {
    id: 'properties.soldOutHide',
    defaultMessage: 'Hide',
    description: 'What happens with sold-out products',
  },
  discount: {
    id: 'properties.discount',
    defaultMessage: 'Discount code (optional)',
    description: 'Label of the code shown with the results',
  },
  mailResults: {
    id: 'properties.mailResults',
    defaultMessage: 'Offer to mail the results',
    description: 'Switch: shoppers can have their results mailed to them',
  },
  mailResultsHint: {
    id: 'properties.mailResultsHint',
    defaultMessage: 'One mail. It is no permission to send anything else.',
    description: 'Hint under the switch that offers to mail the results',
  },
  quizTitle: {
    id: 'properties.quizTitle',
    defaultMessage: 'Title of the quiz',
    description: 'Label of the title a shopper sees',
  },
  quizHelp: {
    id: 'properties.quizHelp',
    defaultMessage: 'Introduction',
    description: 'Label of the text a shopper sees before the quiz',
  },
});
