import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  questions: {
    id: 'flow.questions',
    defaultMessage: 'Questions',
    description: 'Heading over the list of questions',
  },
  start: {
    id: 'flow.start',
    defaultMessage: 'Title and look',
    description: 'Row of the flow: texts and colours of the whole quiz',
  },
  results: {
    id: 'flow.results',
    defaultMessage: 'Results',
    description: 'Row of the flow: the page with the recommended products',
  },
  untitled: {
    id: 'flow.untitled',
    defaultMessage: 'Without a title',
    description: 'Stands for a question that has no title yet',
  },
  add: {
    id: 'flow.add',
    defaultMessage: 'Add a question',
    description: 'Button that opens the menu of question types',
  },
  choices: { id: 'flow.choices', defaultMessage: 'Choices', description: 'Group of question types' },
  values: { id: 'flow.values', defaultMessage: 'Numbers and prices', description: 'Group of question types' },
  words: { id: 'flow.words', defaultMessage: 'Words and contact', description: 'Group of question types' },
  hasProblem: {
    id: 'flow.hasProblem',
    defaultMessage: 'Has a problem',
    description: 'Read out at a row that has something to fix',
  },
});
