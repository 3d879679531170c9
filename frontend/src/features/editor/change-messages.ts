import { defineMessages } from '../../lib/define-messages.ts';

/** What undo takes back and redo repeats. */
export const changes = defineMessages({
  questionAdded: {
    id: 'change.questionAdded',
    defaultMessage: 'add question “{name}”',
    description: 'What was done',
  },
  questionRemoved: {
    id: 'change.questionRemoved',
    defaultMessage: 'delete question “{name}”',
    description: 'What was done',
  },
  questionMoved: {
    id: 'change.questionMoved',
    defaultMessage: 'move question “{name}”',
    description: 'What was done',
  },
  questionsAdded: {
    id: 'change.questionsAdded',
    defaultMessage: 'add {count} questions',
    description: 'What was done; count is two or more',
  },
  questionsRemoved: {
    id: 'change.questionsRemoved',
    defaultMessage: 'delete {count} questions',
    description: 'What was done; count is two or more',
  },
  questionsMoved: {
    id: 'change.questionsMoved',
    defaultMessage: '{count, plural, =0 {move questions} other {move # questions}}',
    description: 'What was done with several questions; count is 0 where it is not known how many',
  },
  questionChanged: {
    id: 'change.questionChanged',
    defaultMessage: 'change question “{name}”',
    description: 'What was done',
  },
  rulesChanged: {
    id: 'change.rulesChanged',
    defaultMessage: 'change the rules of “{name}”',
    description: 'What was done',
  },
  optionAdded: {
    id: 'change.optionAdded',
    defaultMessage: 'add answer “{name}”',
    description: 'What was done',
  },
  optionsAdded: {
    id: 'change.optionsAdded',
    defaultMessage: 'add {count} answers',
    description: 'What was done; count is two or more',
  },
  optionRemoved: {
    id: 'change.optionRemoved',
    defaultMessage: 'delete answer “{name}”',
    description: 'What was done',
  },
  optionMoved: {
    id: 'change.optionMoved',
    defaultMessage: 'move answer “{name}”',
    description: 'What was done',
  },
  resultsChanged: {
    id: 'change.resultsChanged',
    defaultMessage: 'change the results',
    description: 'What was done',
  },
  themeChanged: {
    id: 'change.themeChanged',
    defaultMessage: 'change the look',
    description: 'What was done',
  },
  textChanged: { id: 'change.textChanged', defaultMessage: 'change a text', description: 'What was done' },
  renamed: { id: 'change.renamed', defaultMessage: 'rename the quiz', description: 'What was done' },
  other: { id: 'change.other', defaultMessage: 'change the quiz', description: 'What was done' },
});
