import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  takeOut: {
    id: 'quizActs.takeOut',
    defaultMessage: 'Take out of the shop',
    description: 'Takes quizzes out of the shop',
  },
  archive: { id: 'quizActs.archive', defaultMessage: 'Archive', description: 'Puts quizzes away' },
  unarchive: {
    id: 'quizActs.unarchive',
    defaultMessage: 'Take out of the archive',
    description: 'Takes quizzes out of the archive',
  },
  remove: { id: 'quizActs.remove', defaultMessage: 'Delete', description: 'Deletes quizzes' },
  takenOut: {
    id: 'quizActs.takenOut',
    defaultMessage: '{count, plural, one {{name} is out of the shop} other {# quizzes are out of the shop}}',
    description: 'Confirms; name is that of the only quiz',
  },
  archived: {
    id: 'quizActs.archived',
    defaultMessage: '{count, plural, one {{name} is in the archive} other {# quizzes are in the archive}}',
    description: 'Confirms; name is that of the only quiz',
  },
  unarchived: {
    id: 'quizActs.unarchived',
    defaultMessage:
      '{count, plural, one {{name} is out of the archive} other {# quizzes are out of the archive}}',
    description: 'Confirms; name is that of the only quiz',
  },
  removed: {
    id: 'quizActs.removed',
    defaultMessage: '{count, plural, one {{name} is deleted} other {# quizzes are deleted}}',
    description: 'Confirms; name is that of the only quiz',
  },
  undo: {
    id: 'quizActs.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes back what was just done',
  },
  chosen: {
    id: 'quizActs.chosen',
    defaultMessage: '{count, plural, one {# chosen} other {# chosen}}',
    description: 'How many quizzes are chosen',
  },
  choose: {
    id: 'quizActs.choose',
    defaultMessage: 'Choose {name}',
    description: 'Label of the box that chooses a quiz',
  },
  chooseAll: {
    id: 'quizActs.chooseAll',
    defaultMessage: 'Choose all',
    description: 'Label of the box that chooses every quiz in the list',
  },
  clear: { id: 'quizActs.clear', defaultMessage: 'Choose none', description: 'Button that chooses no quiz' },
  failed: {
    id: 'quizActs.failed',
    defaultMessage: '{name}: {problem}',
    description: 'A quiz with which something failed, and why',
  },
  someFailed: {
    id: 'quizActs.someFailed',
    defaultMessage: 'Not everything was done',
    description: 'Heading over the quizzes with which something failed',
  },
  dismiss: {
    id: 'quizActs.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button that removes the list of what failed',
  },
});
