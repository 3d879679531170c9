import { defineMessages } from '../lib/define-messages.ts';

/** Whether quizzes are seen in the shop. */
export const messages = defineMessages({
  title: {
    id: 'inShop.title',
    defaultMessage: 'In your shop',
    description: 'Heading over whether quizzes are seen in the shop',
  },
  seen: {
    id: 'inShop.seen',
    defaultMessage: '{count, plural, one {# view} other {# views}} in the last 7 days',
    description: 'How often quizzes were seen',
  },
  notSeen: {
    id: 'inShop.notSeen',
    defaultMessage: 'Nobody was seen with a quiz in the last 7 days. Is it in your theme?',
    description: 'Shown when a published quiz was not seen for a week',
  },
  notPublished: {
    id: 'inShop.notPublished',
    defaultMessage: 'No quiz is published.',
    description: 'Shown when there is nothing to see in the shop',
  },
  themeEditor: {
    id: 'inShop.themeEditor',
    defaultMessage: 'Open the theme editor',
    description: 'Link to where a quiz is placed in the shop',
  },
});
