import { defineMessages } from '../../../lib/define-messages.ts';

/** The places of the results page. */
export const messages = defineMessages({
  add: {
    id: 'slot.add',
    defaultMessage: 'Add a place',
    description: 'Button that opens the kinds of places on the results page',
  },
  remove: {
    id: 'slot.remove',
    defaultMessage: 'Delete: {kind}',
    description: 'Button; kind is a kind of place',
  },
  best: { id: 'slot.best', defaultMessage: 'Best match', description: 'Kind of place' },
  runnersUp: { id: 'slot.runnersUp', defaultMessage: 'Runners-up', description: 'Kind of place' },
  routine: {
    id: 'slot.routine',
    defaultMessage: 'Routine: one product a step',
    description: 'Kind of place',
  },
  addStep: { id: 'slot.addStep', defaultMessage: 'Add a step', description: 'Button' },
  removeStep: { id: 'slot.removeStep', defaultMessage: 'Delete step {number}', description: 'Button' },
});
