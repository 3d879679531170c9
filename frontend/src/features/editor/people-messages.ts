import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  views: {
    id: 'people.views',
    defaultMessage: 'Responses and contacts',
    description: 'Label of the choice between responses and contacts',
  },
  responses: {
    id: 'people.responses',
    defaultMessage: 'Responses',
    description: 'Shows the responses to a quiz',
  },
  contacts: {
    id: 'people.contacts',
    defaultMessage: 'Contacts',
    description: 'Shows the contacts of a quiz',
  },
});
