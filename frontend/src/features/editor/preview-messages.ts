import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  width: {
    id: 'preview.width',
    defaultMessage: 'Width of the preview',
    description: 'Label of the choice between phone, tablet and desktop',
  },
  phone: { id: 'preview.phone', defaultMessage: 'Phone', description: 'Width of the preview' },
  tablet: { id: 'preview.tablet', defaultMessage: 'Tablet', description: 'Width of the preview' },
  desktop: { id: 'preview.desktop', defaultMessage: 'Desktop', description: 'Width of the preview' },
  smaller: {
    id: 'preview.smaller',
    defaultMessage: '{width} pixels wide, shown at {scale, number, ::percent}',
    description: 'Under a preview that does not fit at its full width',
  },
  restart: {
    id: 'preview.restart',
    defaultMessage: 'Start over',
    description: 'Button that begins the preview anew',
  },
  noCart: {
    id: 'preview.noCart',
    defaultMessage: 'Nothing is put into a cart here. In your shop it is.',
    description: 'Shown when the button of a product is pressed in the preview',
  },
  broken: {
    id: 'preview.broken',
    defaultMessage: 'No preview right now',
    description: 'Heading while the draft cannot be shown',
  },
  brokenHint: {
    id: 'preview.brokenHint',
    defaultMessage: 'Fix the problems listed above, and it comes back by itself.',
    description: 'Text while the draft cannot be shown',
  },
  noWay: {
    id: 'preview.noWay',
    defaultMessage: 'Nothing leads to the results',
    description: 'Heading instead of the preview of the results',
  },
  noWayHint: {
    id: 'preview.noWayHint',
    defaultMessage:
      'No answers were found that end there: each way leads to a link, or to a question that nobody can answer. Look at the rules of your questions; the map shows where they lead.',
    description: 'Why the results cannot be previewed',
  },
  toMap: {
    id: 'preview.toMap',
    defaultMessage: 'Open the map',
    description: 'Button that shows the branches of the quiz',
  },
});
