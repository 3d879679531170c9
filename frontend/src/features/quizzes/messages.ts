import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'quizzes.title', defaultMessage: 'Quizzes', description: 'Title of the list of quizzes' },
  newQuiz: {
    id: 'quizzes.newQuiz',
    defaultMessage: 'New quiz',
    description: 'Button that leads to making a quiz',
  },
  search: {
    id: 'quizzes.search',
    defaultMessage: 'Search quizzes',
    description: 'Label of the search field over the list',
  },
  empty: { id: 'quizzes.empty', defaultMessage: 'No quizzes yet', description: 'Heading of the empty list' },
  emptyHint: {
    id: 'quizzes.emptyHint',
    defaultMessage: 'Draft one from your products, and change what you like.',
    description: 'Text of the empty list',
  },
  noMatch: {
    id: 'quizzes.noMatch',
    defaultMessage: 'No quiz is called “{query}”',
    description: 'Shown when the search finds nothing',
  },
  questions: {
    id: 'quizzes.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'How many questions a quiz has',
  },
  responses: {
    id: 'quizzes.responses',
    defaultMessage: '{count, plural, =0 {No responses yet} one {# response} other {# responses}}',
    description: 'How many responses a quiz has; links to them',
  },
  edited: {
    id: 'quizzes.edited',
    defaultMessage: 'Edited {when}',
    description: 'When a quiz was changed last; when is a day',
  },
  more: { id: 'quizzes.more', defaultMessage: 'More for {name}', description: 'Label of the menu of a quiz' },
  edit: { id: 'quizzes.edit', defaultMessage: 'Edit', description: 'Menu item that opens the editor' },
  seeResponses: {
    id: 'quizzes.seeResponses',
    defaultMessage: 'Responses',
    description: 'Menu item that opens the responses',
  },
  status: {
    id: 'quizzes.status',
    defaultMessage: 'Show',
    description: 'Label of the choice which quizzes are listed',
  },
  all: { id: 'quizzes.all', defaultMessage: 'All', description: 'Choice: every quiz that is not archived' },
  live: {
    id: 'quizzes.live',
    defaultMessage: 'In the shop',
    description: 'Choice: quizzes that are published',
  },
  draft: {
    id: 'quizzes.draft',
    defaultMessage: 'Drafts',
    description: 'Choice: quizzes that were never published',
  },
  out: {
    id: 'quizzes.out',
    defaultMessage: 'Taken out',
    description: 'Choice: quizzes that were published and are not any more',
  },
  archived: {
    id: 'quizzes.archived',
    defaultMessage: 'Archived',
    description: 'Choice: quizzes that were put away',
  },
  sort: { id: 'quizzes.sort', defaultMessage: 'Sort by', description: 'Label of the choice of order' },
  newest: { id: 'quizzes.newest', defaultMessage: 'Newest first', description: 'Order of the list' },
  lately: { id: 'quizzes.lately', defaultMessage: 'Edited last', description: 'Order of the list' },
  byName: { id: 'quizzes.byName', defaultMessage: 'Name', description: 'Order of the list' },
  byResponses: {
    id: 'quizzes.byResponses',
    defaultMessage: 'Most responses',
    description: 'Order of the list',
  },
  noneHere: {
    id: 'quizzes.noneHere',
    defaultMessage: 'No quizzes here',
    description: 'Heading when the chosen part of the list is empty',
  },
  noneHereHint: {
    id: 'quizzes.noneHereHint',
    defaultMessage: 'None of your quizzes fits this choice.',
    description: 'Text when search and choice find nothing',
  },
  showAll: {
    id: 'quizzes.showAll',
    defaultMessage: 'Show all',
    description: 'Button that removes search and choice',
  },
  count: {
    id: 'quizzes.count',
    defaultMessage: '{count, plural, one {# quiz} other {# quizzes}}',
    description: 'How many quizzes are listed',
  },
  contacts: {
    id: 'quizzes.contacts',
    defaultMessage: 'Contacts',
    description: 'Menu item that opens the contacts of a quiz',
  },
  duplicate: {
    id: 'quizzes.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Menu item that copies a quiz',
  },
  copyOf: { id: 'quizzes.copyOf', defaultMessage: 'Copy of {name}', description: 'Name of a copied quiz' },
  copied: {
    id: 'quizzes.copied',
    defaultMessage: '{name} is made',
    description: 'Confirms that a quiz was copied; name is that of the copy',
  },
  export: {
    id: 'quizzes.export',
    defaultMessage: 'Export',
    description: 'Menu item that saves a quiz as a file',
  },
  analytics: {
    id: 'quizzes.analytics',
    defaultMessage: 'Analytics',
    description: 'Menu item that shows the figures of a quiz',
  },
});
