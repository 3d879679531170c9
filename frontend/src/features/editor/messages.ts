import { defineMessages } from '../../lib/define-messages.ts';

/** The frame of the editor: header, saving, publishing. */
export const messages = defineMessages({
  undoOf: {
    id: 'editor.undoOf',
    defaultMessage: 'Undo: {change}',
    description: 'Button that takes back the last change; change says which',
  },
  redoOf: {
    id: 'editor.redoOf',
    defaultMessage: 'Redo: {change}',
    description: 'Button that repeats what was undone; change says which',
  },
  productsMissing: {
    id: 'editor.productsMissing',
    defaultMessage: 'Not all your products loaded, so the check waits and recommendations are incomplete',
    description: 'Heading over why the catalogue did not come whole into the builder',
  },
  allQuizzes: {
    id: 'editor.allQuizzes',
    defaultMessage: 'All quizzes',
    description: 'Link to the list of quizzes, where a quiz did not load',
  },
  languages: {
    id: 'editor.languages',
    defaultMessage: 'Languages',
    description: 'View of the editor with all texts in all languages',
  },
  map: {
    id: 'editor.map',
    defaultMessage: 'Map',
    description: 'Part of the builder: the branches of the quiz as a graph',
  },
  checkTab: {
    id: 'editor.checkTab',
    defaultMessage: 'Check',
    description: 'Part of the builder: what the engine proves of the quiz',
  },
  why: {
    id: 'editor.why',
    defaultMessage: 'Why?',
    description: 'Part of the builder: why a product is recommended or not',
  },
  middle: {
    id: 'editor.middle',
    defaultMessage: 'What stands in the middle',
    description: 'Label of the choice between preview, map, check and why',
  },
  quizzes: {
    id: 'editor.quizzes',
    defaultMessage: 'Quizzes',
    description: 'Breadcrumb back to the list of quizzes',
  },
  title: {
    id: 'editor.title',
    defaultMessage: 'Create Quiz',
    description: 'Title of the editor, and its breadcrumb',
  },
  path: {
    id: 'editor.path',
    defaultMessage: 'You are here',
    description: 'Label of the breadcrumb navigation',
  },
  name: {
    id: 'editor.name',
    defaultMessage: 'Name of the quiz',
    description: 'Label of the field for the name, in the header',
  },
  build: {
    id: 'editor.build',
    defaultMessage: 'Build',
    description: 'View of the editor in which the quiz is made',
  },
  responses: {
    id: 'editor.responses',
    defaultMessage: 'Responses',
    description: 'View of the editor with the responses of shoppers',
  },
  versions: {
    id: 'editor.versions',
    defaultMessage: 'Versions and tests',
    description: 'View of the editor with the published versions, and tests of two of them',
  },
  views: {
    id: 'editor.views',
    defaultMessage: 'View',
    description: 'Label of the choice between building and responses',
  },
  restored: {
    id: 'editor.restored',
    defaultMessage: 'Your changes that were not saved yet are back.',
    description: 'Confirms, when the editor opens, that what an earlier visit could not save is restored',
  },
  undo: { id: 'editor.undo', defaultMessage: 'Undo', description: 'Button that takes back the last change' },
  redo: { id: 'editor.redo', defaultMessage: 'Redo', description: 'Button that repeats what was undone' },
  language: {
    id: 'editor.language',
    defaultMessage: 'Language of the texts',
    description: 'Choice of the language that is edited and previewed',
  },
  saved: { id: 'editor.saved', defaultMessage: 'Saved', description: 'All changes are stored' },
  saving: { id: 'editor.saving', defaultMessage: 'Saving…', description: 'Changes are being stored' },
  notSaved: {
    id: 'editor.notSaved',
    defaultMessage: 'Not saved, trying again',
    description: 'Storing failed and is repeated by itself',
  },
  refused: {
    id: 'editor.refused',
    defaultMessage: 'Not saved: {reason}',
    description: 'The server does not take the draft; reason is its message',
  },
  changedElsewhere: {
    id: 'editor.changedElsewhere',
    defaultMessage: 'Changed elsewhere',
    description: 'Saving has stopped, because somebody else saved',
  },
  conflict: {
    id: 'editor.conflict',
    defaultMessage: 'This quiz was changed somewhere else',
    description: 'Title of the dialog shown when two tabs or people edit one quiz',
  },
  conflictHint: {
    id: 'editor.conflictHint',
    defaultMessage:
      'Another tab or another person saved it after you opened it. Nothing has been overwritten. What shall happen to your changes?',
    description: 'Text of the dialog shown when two tabs or people edit one quiz',
  },
  loadOther: {
    id: 'editor.loadOther',
    defaultMessage: 'Load the other version',
    description: 'Gives up the own changes',
  },
  keepCopy: {
    id: 'editor.keepCopy',
    defaultMessage: 'Keep mine as a copy',
    description: 'Stores the own changes as another quiz',
  },
  copyOf: { id: 'editor.copyOf', defaultMessage: '{name} (copy)', description: 'Name of a copied quiz' },
  publish: {
    id: 'editor.publish',
    defaultMessage: 'Publish',
    description: 'Button that makes the draft live',
  },
  publishChanges: {
    id: 'editor.publishChanges',
    defaultMessage: 'Publish changes',
    description: 'Button that makes a changed draft live again',
  },
  share: {
    id: 'editor.share',
    defaultMessage: 'Place it',
    description: 'Button that shows how to place the quiz in the shop',
  },
  problems: {
    id: 'editor.problems',
    defaultMessage: '{count, plural, one {# problem} other {# problems}}',
    description: 'Button that lists what must be fixed before publishing',
  },
  problemsTitle: {
    id: 'editor.problemsTitle',
    defaultMessage: 'To fix before publishing',
    description: 'Title of the list of problems',
  },
  inQuiz: {
    id: 'editor.inQuiz',
    defaultMessage: 'Quiz',
    description: 'Where a problem is: in the quiz as a whole',
  },
  inResults: {
    id: 'editor.inResults',
    defaultMessage: 'Results',
    description: 'Where a problem is: on the results page',
  },
  inQuestion: {
    id: 'editor.inQuestion',
    defaultMessage: 'Question {number}',
    description: 'Where a problem is',
  },
  flow: {
    id: 'editor.flow',
    defaultMessage: 'Flow',
    description: 'Tab on a phone, and label: the order of the questions',
  },
  preview: {
    id: 'editor.preview',
    defaultMessage: 'Preview',
    description: 'Tab on a phone, and label: the quiz as a shopper sees it',
  },
  edit: {
    id: 'editor.edit',
    defaultMessage: 'Edit',
    description: 'Tab on a phone, and label: properties of what is chosen',
  },
  panels: {
    id: 'editor.panels',
    defaultMessage: 'Part of the builder',
    description: 'Label of the tabs on a phone',
  },
  viewer: {
    id: 'editor.viewer',
    defaultMessage: 'Only looking: you can try things here, and nothing is saved.',
    description: 'Shown in the editor to who may only look',
  },
});
