import { defineMessages } from '../../../lib/define-messages.ts';

/** Finding texts, and the shortcuts. */
export const messages = defineMessages({
  title: {
    id: 'find.title',
    defaultMessage: 'Find in this quiz',
    description: 'Button and title of the dialog',
  },
  label: {
    id: 'find.label',
    defaultMessage: 'Words of a question or answer',
    description: 'Label of the search field',
  },
  count: {
    id: 'find.count',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# text} other {# texts}}',
    description: 'How many texts were found',
  },
  shortcuts: {
    id: 'find.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the sheet',
  },
  undo: { id: 'find.undo', defaultMessage: 'Undo', description: 'What a shortcut does' },
  redo: { id: 'find.redo', defaultMessage: 'Redo', description: 'What a shortcut does' },
  everywhere: {
    id: 'find.everywhere',
    defaultMessage: 'Find quizzes, products and pages',
    description: 'What a shortcut does',
  },
  move: {
    id: 'find.move',
    defaultMessage: 'Move a question, answer or rule, on its handle',
    description: 'What a shortcut does',
  },
  close: { id: 'find.close', defaultMessage: 'Close', description: 'What a shortcut does' },
});
