import { defineMessages } from '../../../lib/define-messages.ts';

/** Why a product is recommended or not. */
export const messages = defineMessages({
  title: { id: 'why.title', defaultMessage: 'Why this product?', description: 'Heading' },
  hint: {
    id: 'why.hint',
    defaultMessage: 'Change an answer and see what it does to a product. The preview takes the same answers.',
    description: 'Explains the panel',
  },
  answers: {
    id: 'why.answers',
    defaultMessage: 'With these answers',
    description: 'Heading over the answers',
  },
  goOn: {
    id: 'why.goOn',
    defaultMessage: 'Answer this question to go on.',
    description: 'Under the last question that is open',
  },
  noAnswer: {
    id: 'why.noAnswer',
    defaultMessage: 'No answer',
    description: 'Choice: a question without an answer',
  },
  from: { id: 'why.from', defaultMessage: 'From', description: 'Label of the lower end of a price' },
  to: { id: 'why.to', defaultMessage: 'To', description: 'Label of the upper end of a price' },
  product: {
    id: 'why.product',
    defaultMessage: 'This product',
    description: 'Heading over the product that is explained',
  },
  products: { id: 'why.products', defaultMessage: 'Products', description: 'Label of the list of products' },
  chooseProduct: {
    id: 'why.chooseProduct',
    defaultMessage: '{product}: choose another product',
    description: 'Button that opens the list of products',
  },
  searchProduct: {
    id: 'why.searchProduct',
    defaultMessage: 'Search a product',
    description: 'Label of the search field',
  },
  noProduct: {
    id: 'why.noProduct',
    defaultMessage: 'Nothing found',
    description: 'No product has this title',
  },
  noProducts: {
    id: 'why.noProducts',
    defaultMessage: 'There are no products yet',
    description: 'Shown when the catalogue is empty',
  },
  place: {
    id: 'why.place',
    defaultMessage:
      '{place, selectordinal, one {Shown in #st place} two {Shown in #nd place} few {Shown in #rd place} other {Shown in #th place}}',
    description: 'Verdict: the product is among the results',
  },
  unknown: { id: 'why.unknown', defaultMessage: 'Not in this quiz', description: 'Verdict' },
  shown: { id: 'why.shown', defaultMessage: 'Shown', description: 'Verdict' },
  excluded: { id: 'why.excluded', defaultMessage: 'Shut out by an answer', description: 'Verdict' },
  required: {
    id: 'why.required',
    defaultMessage: 'Does not meet what an answer requires',
    description: 'Verdict',
  },
  soldOut: { id: 'why.soldOut', defaultMessage: 'Sold out', description: 'Verdict' },
  noStep: { id: 'why.noStep', defaultMessage: 'For none of the steps', description: 'Verdict' },
  lower: { id: 'why.lower', defaultMessage: 'Others come first', description: 'Verdict' },
  behind: {
    id: 'why.behind',
    defaultMessage: '{points, plural, one {# point} other {# points}} behind the first',
    description: 'How far a product is behind',
  },
  searching: {
    id: 'why.searching',
    defaultMessage: 'Looking for answers that would bring it to the front…',
    description: 'Shown while that is worked out',
  },
  noChange: {
    id: 'why.noChange',
    defaultMessage: 'No small change of these answers would bring it to the front.',
    description: 'Shown when nothing was found',
  },
  wouldChange: {
    id: 'why.wouldChange',
    defaultMessage: 'It would come first with',
    description: 'Heading over the answers that would bring it to the front',
  },
  play: {
    id: 'why.play',
    defaultMessage: 'Play these answers',
    description: 'Button that starts the preview with answers',
  },
  trace: {
    id: 'why.trace',
    defaultMessage: 'What each answer adds',
    description: 'Caption of the table of points',
  },
  points: {
    id: 'why.points',
    defaultMessage: '{points, number} of {full, number}',
    description: 'Points that an answer adds, of the most it can',
  },
  meets: {
    id: 'why.meets',
    defaultMessage: 'Meets it',
    description: 'The product meets what an answer requires',
  },
  fails: {
    id: 'why.fails',
    defaultMessage: 'Does not meet it',
    description: 'The product does not meet what an answer requires',
  },
  sum: { id: 'why.sum', defaultMessage: 'Points together', description: 'Row with the sum' },
});
