import { defineMessages } from '../lib/define-messages.ts';

export const messages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close', description: 'Label of the cross that closes a dialog' },
  drag: {
    id: 'ui.drag',
    defaultMessage: 'Move {name}',
    description: 'Label of a handle that reorders a list by dragging or with the arrow keys; name is the row',
  },
  moved: {
    id: 'ui.moved',
    defaultMessage: '{name} is now number {position} of {count}',
    description: 'Read out by screen readers after a row of a list was moved',
  },
  notLoaded: {
    id: 'ui.notLoaded',
    defaultMessage: 'This did not load',
    description: 'Heading where a list or page could not be loaded',
  },
  tryAgain: {
    id: 'ui.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
  leaveTitle: {
    id: 'ui.leaveTitle',
    defaultMessage: 'Leave without saving?',
    description: 'Asks before changes are left unsaved',
  },
  leaveHint: {
    id: 'ui.leaveHint',
    defaultMessage: 'What you changed here is not saved yet, and would be lost.',
    description: 'What follows from leaving',
  },
  leaveStay: { id: 'ui.leaveStay', defaultMessage: 'Stay here', description: 'Button that leaves nothing' },
  leaveGo: {
    id: 'ui.leaveGo',
    defaultMessage: 'Leave without saving',
    description: 'Button that gives the changes up',
  },
});
