import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  begin: {
    id: 'flowChoice.begin',
    defaultMessage: 'Choose several',
    description: 'Button that shows boxes to choose several questions',
  },
  choose: {
    id: 'flowChoice.choose',
    defaultMessage: 'Choose {name}',
    description: 'Label of the box that chooses a question; name is its title',
  },
  acts: {
    id: 'flowChoice.acts',
    defaultMessage: 'With the chosen questions',
    description: 'Name of the bar of buttons for the chosen questions',
  },
  all: {
    id: 'flowChoice.all',
    defaultMessage: 'Choose all',
    description: 'Label of the box that chooses every question',
  },
  chosen: {
    id: 'flowChoice.chosen',
    defaultMessage: '{count, plural, one {# chosen} other {# chosen}}',
    description: 'How many questions are chosen',
  },
  up: { id: 'flowChoice.up', defaultMessage: 'Move up', description: 'Moves the chosen questions' },
  down: { id: 'flowChoice.down', defaultMessage: 'Move down', description: 'Moves the chosen questions' },
  duplicate: {
    id: 'flowChoice.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Copies the chosen questions',
  },
  remove: { id: 'flowChoice.remove', defaultMessage: 'Delete', description: 'Deletes the chosen questions' },
  removed: {
    id: 'flowChoice.removed',
    defaultMessage: '{count, plural, one {The question is deleted} other {# questions are deleted}}',
    description: 'Confirms that questions were removed',
  },
  undo: {
    id: 'flowChoice.undo',
    defaultMessage: 'Undo',
    description: 'Button that brings back what was removed',
  },
});
