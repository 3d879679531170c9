import { defineMessages } from '../../../lib/define-messages.ts';

/** A pasted list of answers. */
export const messages = defineMessages({
  open: { id: 'paste.open', defaultMessage: 'Paste a list', description: 'Button and title of the dialog' },
  lines: {
    id: 'paste.lines',
    defaultMessage: 'One answer a line',
    description: 'Label of the field for the list',
  },
  add: {
    id: 'paste.add',
    defaultMessage: '{count, plural, =0 {Add answers} one {Add # answer} other {Add # answers}}',
    description: 'Button',
  },
});
