import { defineMessages } from '../../lib/define-messages.ts';

/** While a quiz is made. */
export const messages = defineMessages({
  reading: {
    id: 'drafting.reading',
    defaultMessage: 'Reading your products',
    description: 'What is done to make a quiz',
  },
  read: {
    id: 'drafting.read',
    defaultMessage: '{products, plural, one {# product} other {# products}} read',
    description: 'The catalogue was read; products is a number',
  },
  asking: {
    id: 'drafting.asking',
    defaultMessage: 'Asking the language model what fits your wish',
    description: 'What is done to make a quiz',
  },
  drafting: {
    id: 'drafting.drafting',
    defaultMessage: 'Working out questions and answers',
    description: 'What is done to make a quiz',
  },
  saving: {
    id: 'drafting.saving',
    defaultMessage: 'Saving the quiz',
    description: 'What is done to make a quiz',
  },
  opening: { id: 'drafting.opening', defaultMessage: 'Opening it', description: 'The quiz is made' },
  cancel: { id: 'drafting.cancel', defaultMessage: 'Cancel', description: 'Stops the making of a quiz' },
  cancelled: {
    id: 'drafting.cancelled',
    defaultMessage: 'Cancelled: no quiz was made. What you entered is still here.',
    description: 'The making of a quiz was stopped',
  },
  tooLate: {
    id: 'drafting.tooLate',
    defaultMessage: 'The quiz was ready before it could be cancelled. It is in your list.',
    description: 'The making of a quiz could not be stopped any more',
  },
  mayLeave: {
    id: 'drafting.mayLeave',
    defaultMessage: 'You can go on elsewhere: the quiz comes into your list.',
    description: 'Under the progress of making a quiz',
  },
  ready: {
    id: 'drafting.ready',
    defaultMessage: 'Your quiz “{name}” is ready.',
    description: 'The quiz was made after somebody left the page; name is its name',
  },
  open: { id: 'drafting.open', defaultMessage: 'Open', description: 'Opens the quiz that was made' },
  notMade: {
    id: 'drafting.notMade',
    defaultMessage: 'Your quiz could not be made. Try again under “New quiz”.',
    description: 'Making the quiz failed after somebody left the page',
  },
});
