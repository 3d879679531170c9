import { defineMessages } from '../../../lib/define-messages.ts';

/** What is looked at before a quiz is published. */
export const messages = defineMessages({
  title: {
    id: 'publish.title',
    defaultMessage: 'Publish this quiz',
    description: 'Title of the dialog before publishing',
  },
  titleAgain: {
    id: 'publish.titleAgain',
    defaultMessage: 'Publish the changes',
    description: 'Title of the dialog before publishing a later version',
  },
  publish: { id: 'publish.publish', defaultMessage: 'Publish', description: 'Button that publishes' },
  anyway: {
    id: 'publish.anyway',
    defaultMessage: 'Publish anyway',
    description: 'Button that publishes in spite of warnings',
  },
  unchecked: {
    id: 'publish.unchecked',
    defaultMessage: 'Publish without waiting',
    description: 'Button that publishes before the check is done',
  },
  cancel: { id: 'publish.cancel', defaultMessage: 'Not yet', description: 'Button that closes the dialog' },
  goesOn: {
    id: 'publish.goesOn',
    defaultMessage: 'It goes out by itself when nothing is found.',
    description: 'Shown while a first version is checked',
  },
  faults: {
    id: 'publish.faults',
    defaultMessage: 'To fix first',
    description: 'Heading over faults that stop publishing',
  },
  proof: {
    id: 'publish.proof',
    defaultMessage: 'Every way through the quiz',
    description: 'Heading over the result of the check',
  },
  proofClean: {
    id: 'publish.proofClean',
    defaultMessage: 'Nothing stops a shopper.',
    description: 'The check found nothing grave',
  },
  proofNotes: {
    id: 'publish.proofNotes',
    defaultMessage: '{count, plural, one {# thing} other {# things}} could be better',
    description: 'Button that leads to the whole list of the check',
  },
  proofFailed: {
    id: 'publish.proofFailed',
    defaultMessage: 'The check could not be done in this browser.',
    description: 'Shown when the check failed',
  },
  gate: {
    id: 'publish.gate',
    defaultMessage: 'Easy to see, quick to load',
    description: 'Heading over accessibility and weight',
  },
  gateClean: {
    id: 'publish.gateClean',
    defaultMessage: 'Colours, pictures and size are fine: {size} kB.',
    description: 'Nothing to warn of; size is what a shopper loads',
  },
  gateWorking: {
    id: 'publish.gateWorking',
    defaultMessage: 'Weighing…',
    description: 'Shown while pictures and size are looked at',
  },
  fix: {
    id: 'publish.fix',
    defaultMessage: 'Go there',
    description: 'Button that leads to what a warning is about',
  },
  fixOf: {
    id: 'publish.fixOf',
    defaultMessage: 'Go there: {words}',
    description: 'Read out for the button; words is the warning',
  },
  changes: {
    id: 'publish.changes',
    defaultMessage: 'What changes in the shop',
    description: 'Heading over the differences to the live version',
  },
  noChanges: {
    id: 'publish.noChanges',
    defaultMessage: 'Nothing a shopper would notice.',
    description: 'No difference to the live version',
  },
  more: {
    id: 'publish.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Button that shows all differences',
  },
  replay: {
    id: 'publish.replay',
    defaultMessage: 'What earlier shoppers would see',
    description: 'Heading over the replay',
  },
  replayNone: {
    id: 'publish.replayNone',
    defaultMessage: 'Nobody has completed the quiz yet.',
    description: 'There are no responses to replay',
  },
  replaySame: {
    id: 'publish.replaySame',
    defaultMessage:
      '{count, plural, one {The last shopper} other {The last # shoppers}} would see the same products.',
    description: 'Nothing changes in the replay',
  },
  replayFirst: {
    id: 'publish.replayFirst',
    defaultMessage:
      '{share} of the last {count, plural, one {# shopper} other {# shoppers}} would see a different first product.',
    description: 'Result of the replay; share is a percentage',
  },
  replayTop: {
    id: 'publish.replayTop',
    defaultMessage: '{share} would see other products among the first three.',
    description: 'Result of the replay',
  },
  replayFailed: {
    id: 'publish.replayFailed',
    defaultMessage: 'Could not be worked out this time.',
    description: 'The replay failed',
  },
  first: {
    id: 'publish.first',
    defaultMessage: 'First was {before}, now {after}',
    description: 'Example of the replay, read out; both are product names',
  },
  nothing: {
    id: 'publish.nothing',
    defaultMessage: 'no product',
    description: 'In place of a product name: nothing was recommended',
  },
  qr: {
    id: 'publish.qr',
    defaultMessage: 'QR code',
    description: 'Heading of the QR code that leads to the quiz',
  },
  qrAlt: {
    id: 'publish.qrAlt',
    defaultMessage: 'QR code that opens the page of the quiz',
    description: 'Describes the picture',
  },
  qrHint: {
    id: 'publish.qrHint',
    defaultMessage: 'For packaging, a shop window or a till.',
    description: 'What a QR code is for',
  },
  qrSave: {
    id: 'publish.qrSave',
    defaultMessage: 'Download as SVG',
    description: 'Link that downloads the QR code',
  },
});
