import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  import: {
    id: 'quizImport.import',
    defaultMessage: 'Import',
    description: 'Button that opens the import of a quiz from a file',
  },
  title: { id: 'quizImport.title', defaultMessage: 'Import a quiz', description: 'Title of the import' },
  hint: {
    id: 'quizImport.hint',
    defaultMessage: 'A quiz that was exported as a JSON file becomes a new draft.',
    description: 'Text of the import',
  },
  choose: {
    id: 'quizImport.choose',
    defaultMessage: 'Choose a file, or drop it here',
    description: 'Label of the field for the file',
  },
  schema: {
    id: 'quizImport.schema',
    defaultMessage: 'What such a file may hold (JSON Schema)',
    description: 'Link to the published schema',
  },
  busy: {
    id: 'quizImport.busy',
    defaultMessage: 'Importing {name}…',
    description: 'Shown while a quiz is imported',
  },
  refused: {
    id: 'quizImport.refused',
    defaultMessage: '{file} is not imported. Correct the file and choose it again.',
    description: 'Heading over the faults of a file',
  },
  moreFaults: {
    id: 'quizImport.moreFaults',
    defaultMessage: '{count, plural, one {And # more fault} other {And # more faults}}',
    description: 'Under a list of faults that was cut off',
  },
  tooLarge: {
    id: 'quizImport.tooLarge',
    defaultMessage: 'The file is larger than 1 MB.',
    description: 'Fault of a file',
  },
  notJson: {
    id: 'quizImport.notJson',
    defaultMessage: 'The file holds no JSON.',
    description: 'Fault of a file',
  },
  notQuiz: {
    id: 'quizImport.notQuiz',
    defaultMessage: 'The file holds no quiz: there is no format number in it.',
    description: 'Fault of a file',
  },
  laterFormat: {
    id: 'quizImport.laterFormat',
    defaultMessage: 'The quiz was exported by a later version of Recommend. Load this page again.',
    description: 'Fault of a file',
  },
  missing: {
    id: 'quizImport.missing',
    defaultMessage: 'is missing',
    description: 'Fault of a part of a file, after its place',
  },
  wrongType: {
    id: 'quizImport.wrongType',
    defaultMessage: 'must be of the type {expected}',
    description: 'Fault of a part of a file, after its place; expected is a word of JSON',
  },
  tooBig: {
    id: 'quizImport.tooBig',
    defaultMessage: 'is too large or too long: at most {limit}',
    description: 'Fault of a part of a file, after its place',
  },
  tooSmall: {
    id: 'quizImport.tooSmall',
    defaultMessage: 'is too small or too short: at least {limit}',
    description: 'Fault of a part of a file, after its place',
  },
  wrongValue: {
    id: 'quizImport.wrongValue',
    defaultMessage: 'must be one of these: {values}',
    description: 'Fault of a part of a file, after its place',
  },
  otherwise: {
    id: 'quizImport.otherwise',
    defaultMessage: '{message}',
    description: 'Fault of a part of a file, in the server’s words',
  },
  done: { id: 'quizImport.done', defaultMessage: '{name} is imported', description: 'Title after an import' },
  unknown: {
    id: 'quizImport.unknown',
    defaultMessage:
      '{count, plural, one {It names one product or collection that your shop does not have. Its answer recommends nothing by it until you choose another.} other {It names # products or collections that your shop does not have. Their answers recommend nothing by them until you choose others.}}',
    description: 'After an import',
  },
  product: {
    id: 'quizImport.product',
    defaultMessage: 'Product {id}, at {place}',
    description: 'A product that is missing; place is an answer',
  },
  collection: {
    id: 'quizImport.collection',
    defaultMessage: 'Collection {id}, at {place}',
    description: 'A collection that is missing; place is an answer',
  },
  openQuiz: {
    id: 'quizImport.openQuiz',
    defaultMessage: 'Open the quiz',
    description: 'Link to the imported quiz',
  },
});
