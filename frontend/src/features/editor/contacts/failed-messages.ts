import { defineMessages } from '../../../lib/define-messages.ts';

/** Mails with results that could not be sent. */
export const messages = defineMessages({
  title: {
    id: 'contacts.failedMails',
    defaultMessage:
      '{count, plural, one {A mail with results} other {# mails with results}} could not be sent',
    description: 'Heading over mails of the last 30 days that did not go out',
  },
  hint: {
    id: 'contacts.failedMailsHint',
    defaultMessage:
      'The address does not work, or the mail service took nothing in an hour of attempts; each contact says which. Open one to see the answers, and whether there is a number to call.',
    description: 'What can be done about mails that did not go out',
  },
  more: {
    id: 'contacts.failedMailsMore',
    defaultMessage: 'And {count, plural, one {one more} other {# more}} in the list, with the same mark.',
    description: 'Below the first of them',
  },
  mark: {
    id: 'contacts.notDelivered',
    defaultMessage: 'Mail not delivered',
    description: 'Mark of a contact whose mail with results could not be sent',
  },
  on: {
    id: 'contacts.failedOn',
    defaultMessage:
      '{why, select, givenUp {The mail with the results could not be sent on {when}: every attempt of an hour failed. The address may be good: write to it yourself.} other {The mail with the results could not be sent on {when}: the address does not work.}}',
    description: 'In a contact; when is a day',
  },
});
