import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  search: {
    id: 'contacts.search',
    defaultMessage: 'E-mail address',
    description: 'Label of the field that finds a contact; a whole address',
  },
  searchHint: {
    id: 'contacts.searchHint',
    defaultMessage: 'The whole address, then Enter.',
    description: 'Hint of the field that finds a contact',
  },
  find: { id: 'contacts.find', defaultMessage: 'Find', description: 'Button that finds a contact' },
  clear: {
    id: 'contacts.clear',
    defaultMessage: 'Show all',
    description: 'Button that shows all contacts again',
  },
  count: {
    id: 'contacts.count',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}}',
    description: 'How many contacts there are',
  },
  countSoFar: {
    id: 'contacts.countSoFar',
    defaultMessage: '{count, plural, one {# contact so far} other {# contacts so far}}',
    description: 'How many contacts are loaded, while there are earlier ones',
  },
  empty: {
    id: 'contacts.empty',
    defaultMessage: 'No contacts yet',
    description: 'Heading of the empty list of contacts',
  },
  emptyHint: {
    id: 'contacts.emptyHint',
    defaultMessage:
      'Who gives an e-mail address or telephone number in this quiz, or has the results mailed, shows here with what was allowed.',
    description: 'Text of the empty list of contacts',
  },
  noMatch: {
    id: 'contacts.noMatch',
    defaultMessage: 'Nobody with this address',
    description: 'Heading when an address is not among the contacts',
  },
  noMatchHint: {
    id: 'contacts.noMatchHint',
    defaultMessage: 'Check the address, or show all contacts.',
    description: 'Text when an address is not among the contacts',
  },
  more: {
    id: 'contacts.more',
    defaultMessage: 'Show more',
    description: 'Button that loads earlier contacts',
  },
  person: { id: 'contacts.person', defaultMessage: 'Contact', description: 'Column of the list of contacts' },
  allowed: {
    id: 'contacts.allowed',
    defaultMessage: 'Allowed',
    description: 'Column of the list: what the person allowed; heading in one contact',
  },
  came: {
    id: 'contacts.came',
    defaultMessage: 'Came by',
    description: 'Column of the list: how the address was given',
  },
  when: {
    id: 'contacts.when',
    defaultMessage: 'When',
    description: 'Column of the list: when the address was given',
  },
  quiz: {
    id: 'contacts.quiz',
    defaultMessage: 'An answer',
    description: 'How the address was given: to a question',
  },
  resultMail: {
    id: 'contacts.resultMail',
    defaultMessage: 'Results by mail',
    description: 'How the address was given: to get the results',
  },
  nothingAsked: {
    id: 'contacts.nothingAsked',
    defaultMessage: 'Was not asked',
    description: 'No consent was asked for',
  },
  yes: { id: 'contacts.yes', defaultMessage: 'Yes', description: 'A consent that was given' },
  no: { id: 'contacts.no', defaultMessage: 'No', description: 'A consent that was not given' },
  receipt: {
    id: 'contacts.receipt',
    defaultMessage: '{when}, version {version} of the wording, in {language}',
    description: 'When and in which words a consent was asked for',
  },
  open: {
    id: 'contacts.open',
    defaultMessage: 'Contact {who}',
    description: 'Label of a row, and title of one contact',
  },
  nameless: {
    id: 'contacts.nameless',
    defaultMessage: 'without address',
    description: 'In place of an address that is not there',
  },
  toResponse: {
    id: 'contacts.toResponse',
    defaultMessage: 'See the answers',
    description: 'Link to the response of a contact',
  },
  remove: { id: 'contacts.remove', defaultMessage: 'Delete', description: 'Button that deletes a contact' },
  sure: {
    id: 'contacts.sure',
    defaultMessage:
      'Delete this address and number for good, in the answers too? What was allowed stays on record without the person.',
    description: 'Question before a contact is deleted',
  },
  keep: { id: 'contacts.keep', defaultMessage: 'Keep', description: 'Button that does not delete a contact' },
  removeForGood: {
    id: 'contacts.removeForGood',
    defaultMessage: 'Delete for good',
    description: 'Button that deletes a contact after the question',
  },
  removed: {
    id: 'contacts.removed',
    defaultMessage: 'The contact is deleted',
    description: 'Confirms that a contact was deleted',
  },
});
