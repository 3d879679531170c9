import { defineMessages } from '../../../lib/define-messages.ts';

/** What the buttons of the results say. */
export const messages = defineMessages({
  buttons: {
    id: 'buttons.title',
    defaultMessage: 'What the buttons say',
    description: 'Heading over the texts of the buttons beside recommended products',
  },
  hint: {
    id: 'buttons.hint',
    defaultMessage: 'Leave one empty for its usual words.',
    description: 'Hint under the heading over the texts of the buttons',
  },
  add: {
    id: 'buttons.add',
    defaultMessage: 'Put a product into the cart',
    description: 'Label of the text of a button',
  },
  addall: {
    id: 'buttons.addAll',
    defaultMessage: 'Put the whole routine into the cart',
    description: 'Label of the text of a button',
  },
  visit: {
    id: 'buttons.visit',
    defaultMessage: 'Go to the product, where the quiz is not in your shop',
    description: 'Label of the text of a link that looks like a button',
  },
});
