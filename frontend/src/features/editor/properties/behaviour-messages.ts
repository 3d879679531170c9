import { defineMessages } from '../../../lib/define-messages.ts';

/** How a quiz behaves. */
export const messages = defineMessages({
  adaptive: {
    id: 'behaviour.adaptive',
    defaultMessage: 'Ask in the best order',
    description: 'Switch: adaptive order',
  },
  adaptiveHint: {
    id: 'behaviour.adaptiveHint',
    defaultMessage:
      'Asks next what narrows your products most, and stops when the first places can no longer change. Pinned questions are always asked.',
    description: 'Explains adaptive order',
  },
  pinned: {
    id: 'behaviour.pinned',
    defaultMessage: 'Always ask this',
    description: 'Switch: a question that adaptive order does not skip',
  },
  pinnedHint: {
    id: 'behaviour.pinnedHint',
    defaultMessage: 'Even when the answer can no longer change the result.',
    description: 'Explains the switch',
  },
  synonyms: {
    id: 'behaviour.synonyms',
    defaultMessage: 'Words that mean the same',
    description: 'Heading over the synonyms',
  },
  synonymsHint: {
    id: 'behaviour.synonymsHint',
    defaultMessage: 'For questions that shoppers answer in their own words. Separate words by commas.',
    description: 'Explains synonyms',
  },
  synonymGroup: {
    id: 'behaviour.synonymGroup',
    defaultMessage: 'Group {number}',
    description: 'Label of a group of synonyms',
  },
  synonymFault: {
    id: 'behaviour.synonymFault',
    defaultMessage: 'Give 2 to 20 words, separated by commas.',
    description: 'A group of synonyms cannot be used',
  },
  removeSynonyms: {
    id: 'behaviour.removeSynonyms',
    defaultMessage: 'Delete group {number}',
    description: 'Button',
  },
  newSynonyms: {
    id: 'behaviour.newSynonyms',
    defaultMessage: 'New group',
    description: 'Label of the field for new synonyms',
  },
  synonymsExample: {
    id: 'behaviour.synonymsExample',
    defaultMessage: 'trainers, sneakers, running shoes',
    description: 'Example of synonyms',
  },
  addSynonyms: { id: 'behaviour.addSynonyms', defaultMessage: 'Add', description: 'Button' },
});
