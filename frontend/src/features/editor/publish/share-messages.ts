import { defineMessages } from '../../../lib/define-messages.ts';

/** How a published quiz is placed and passed on. */
export const messages = defineMessages({
  published: {
    id: 'editor.published',
    defaultMessage: 'Your quiz is live',
    description: 'Title of the dialog after publishing',
  },
  shareTitle: {
    id: 'editor.shareTitle',
    defaultMessage: 'Place it in your shop',
    description: 'Title of the dialog that tells how to place the quiz',
  },
  shareHint: {
    id: 'editor.shareHint',
    defaultMessage: 'Add the quiz block in the theme editor, or paste the code into any page.',
    description: 'Text of the dialog that tells how to place the quiz',
  },
  pageLink: {
    id: 'editor.pageLink',
    defaultMessage: 'Link to a page of its own',
    description: 'Label of the address at which a published quiz stands on our own domain',
  },
  pageHint: {
    id: 'editor.pageHint',
    defaultMessage: 'For mails, social media and QR codes. Its products lead to your shop.',
    description: 'What the link to the page of a quiz is for',
  },
  openPage: {
    id: 'editor.openPage',
    defaultMessage: 'Open the page',
    description: 'Link that opens the page of a published quiz in a new tab',
  },
  themeEditor: {
    id: 'editor.themeEditor',
    defaultMessage: 'Open the theme editor',
    description: 'Link to the theme editor of the shop',
  },
  themeHint: {
    id: 'editor.themeHint',
    defaultMessage: 'Add the block “Product quiz” to a page and paste this id into it:',
    description: 'How the block in the theme is filled',
  },
  quizId: { id: 'editor.quizId', defaultMessage: 'Quiz id', description: 'Label of the id of the quiz' },
  snippet: {
    id: 'editor.snippet',
    defaultMessage: 'Code for any page',
    description: 'Label of the HTML that shows the quiz',
  },
  done: { id: 'editor.done', defaultMessage: 'Done', description: 'Closes a dialog' },
});
