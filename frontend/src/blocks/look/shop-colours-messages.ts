import { defineMessages } from '../../lib/define-messages.ts';

/** Colours taken over from the shop. */
export const messages = defineMessages({
  use: {
    id: 'shopColours.use',
    defaultMessage: 'Use my shop’s colours',
    description: 'Button that reads the colours of the shop and gives them to the quiz',
  },
  hint: {
    id: 'shopColours.hint',
    defaultMessage: 'Read from the theme that is live in your shop.',
    description: 'Under the button',
  },
  none: {
    id: 'shopColours.none',
    defaultMessage:
      'Your theme names its colours in a way that we do not know. Choose them below; where you choose none, the quiz takes those of the page it is on.',
    description: 'The theme was read, and no colour was found in it',
  },
  others: {
    id: 'shopColours.others',
    defaultMessage: 'Colours in your theme {theme}',
    description: 'Label of the sets of colours of a theme',
  },
  palette: {
    id: 'shopColours.palette',
    defaultMessage: 'Background {background}, text {text}, accent {accent}',
    description: 'Read out for a set of colours, each such as #ffffff',
  },
});
