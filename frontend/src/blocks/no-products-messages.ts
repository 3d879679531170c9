import { defineMessages } from '../lib/define-messages.ts';

/** Where a shop sells nothing yet. */
export const messages = defineMessages({
  title: {
    id: 'noProducts.title',
    defaultMessage: 'No products yet',
    description: 'Heading where there is nothing without products',
  },
  hint: {
    id: 'noProducts.hint',
    defaultMessage: 'Add products in Shopify and make them active, then import them here.',
    description: 'What to do so that there are products',
  },
  forQuiz: {
    id: 'noProducts.forQuiz',
    defaultMessage:
      'A quiz is drafted from what you sell. Add products in Shopify and make them active, then import them here.',
    description: 'What to do so that a quiz can be drafted',
  },
  import: {
    id: 'noProducts.import',
    defaultMessage: 'Import products',
    description: 'Button that reads the catalogue from the shop',
  },
  connect: {
    id: 'noProducts.connect',
    defaultMessage: 'Connect the shop again',
    description: 'Link, when the shop is disconnected',
  },
  blank: {
    id: 'noProducts.blank',
    defaultMessage: 'Other ways to begin',
    description: 'Link to the page with the ways to a new quiz, among them one without products',
  },
});
