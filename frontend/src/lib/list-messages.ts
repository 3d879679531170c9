import { defineMessages } from './define-messages.ts';

export const messages = defineMessages({
  others: {
    id: 'list.others',
    defaultMessage: '{count} others',
    description: 'Last in a list of names that is cut short; count is 2 or more',
  },
});
