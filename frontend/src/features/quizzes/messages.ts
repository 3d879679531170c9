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
  takeOut: {
    id: 'quizzes.takeOut',
    defaultMessage: 'Take out of the shop',
    description: 'Menu item that unpublishes a quiz',
  },
  takenOut: {
    id: 'quizzes.takenOut',
    defaultMessage: '{name} is out of the shop',
    description: 'Confirms that a quiz was unpublished',
  },
  remove: { id: 'quizzes.remove', defaultMessage: 'Delete', description: 'Menu item that deletes a quiz' },
  removed: {
    id: 'quizzes.removed',
    defaultMessage: '{name} is deleted',
    description: 'Confirms that a quiz was deleted',
  },
  undo: { id: 'quizzes.undo', defaultMessage: 'Undo', description: 'Button that brings a deleted quiz back' },
  createTitle: {
    id: 'quizzes.createTitle',
    defaultMessage: 'Create New',
    description: 'Title of the page that makes a quiz',
  },
  path: {
    id: 'quizzes.path',
    defaultMessage: 'You are here',
    description: 'Label of the breadcrumb navigation',
  },
  fromProducts: {
    id: 'quizzes.fromProducts',
    defaultMessage: 'From my products',
    description: 'Way to make a quiz',
  },
  fromProductsHint: {
    id: 'quizzes.fromProductsHint',
    defaultMessage: 'Questions, answers and what they recommend, drafted from your catalogue.',
    description: 'Explains a way to make a quiz',
  },
  blank: { id: 'quizzes.blank', defaultMessage: 'Blank', description: 'Way to make a quiz' },
  blankHint: {
    id: 'quizzes.blankHint',
    defaultMessage: 'One question to start from. You write the rest.',
    description: 'Explains a way to make a quiz',
  },
  way: {
    id: 'quizzes.way',
    defaultMessage: 'How to start',
    description: 'Label of the choice between the ways to make a quiz',
  },
  name: {
    id: 'quizzes.name',
    defaultMessage: 'Name (optional)',
    description: 'Label of the field for the name of a quiz',
  },
  nameHint: {
    id: 'quizzes.nameHint',
    defaultMessage: 'Only you see it.',
    description: 'Hint under the name of a quiz',
  },
  wish: {
    id: 'quizzes.wish',
    defaultMessage: 'What is it for? (optional)',
    description: 'Label of the field for the wish of the merchant',
  },
  wishPlaceholder: {
    id: 'quizzes.wishPlaceholder',
    defaultMessage: 'Help people find running shoes for their distance and surface',
    description: 'Example in the field for the wish of the merchant',
  },
  collections: {
    id: 'quizzes.collections',
    defaultMessage: 'Products from',
    description: 'Label of the choice of collections',
  },
  allProducts: {
    id: 'quizzes.allProducts',
    defaultMessage: 'All products',
    description: 'Choice: use the whole catalogue',
  },
  create: {
    id: 'quizzes.create',
    defaultMessage: 'Draft the quiz',
    description: 'Button that drafts a quiz from the catalogue',
  },
  createBlank: {
    id: 'quizzes.createBlank',
    defaultMessage: 'Start',
    description: 'Button that makes a blank quiz',
  },
  creating: {
    id: 'quizzes.creating',
    defaultMessage: 'Reading your products…',
    description: 'Shown while a quiz is drafted',
  },
});
