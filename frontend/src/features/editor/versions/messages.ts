import { defineMessages } from '../../../lib/define-messages.ts';

/** The published versions of a quiz. */
export const messages = defineMessages({
  title: {
    id: 'versions.title',
    defaultMessage: 'Versions',
    description: 'Heading over the list of published versions',
  },
  empty: {
    id: 'versions.empty',
    defaultMessage: 'Nothing published yet',
    description: 'Shown when there is no version',
  },
  emptyHint: {
    id: 'versions.emptyHint',
    defaultMessage:
      'Every time you publish, a version is kept here: to look at, to compare, and to bring back.',
    description: 'Explains versions',
  },
  version: { id: 'versions.version', defaultMessage: 'Version {number}', description: 'Name of a version' },
  live: { id: 'versions.live', defaultMessage: 'In the shop', description: 'Badge of the live version' },
  tested: {
    id: 'versions.tested',
    defaultMessage: 'Tested with {share} of visitors',
    description: 'Badge of a version in a test; share is a percentage',
  },
  by: {
    id: 'versions.by',
    defaultMessage: '{date} by {name}',
    description: 'When a version was published and by whom',
  },
  you: {
    id: 'versions.you',
    defaultMessage: 'you',
    description: 'In place of a name: published by the reader',
  },
  formerMember: {
    id: 'versions.formerMember',
    defaultMessage: 'a former colleague',
    description: 'In place of the name of somebody who left the team',
  },
  changes: {
    id: 'versions.changes',
    defaultMessage: 'What changed',
    description: 'Button that shows the differences to the version before',
  },
  changesOf: {
    id: 'versions.changesOf',
    defaultMessage: 'What changed in version {number}',
    description: 'Read out for the button',
  },
  first: {
    id: 'versions.first',
    defaultMessage: 'The first version.',
    description: 'There is none before it to compare with',
  },
  preview: {
    id: 'versions.preview',
    defaultMessage: 'Look at it',
    description: 'Button that shows a version as a shopper sees it',
  },
  previewOf: {
    id: 'versions.previewOf',
    defaultMessage: 'Look at version {number}',
    description: 'Read out for the button, and title',
  },
  restore: {
    id: 'versions.restore',
    defaultMessage: 'Bring back',
    description: 'Button that makes a version the draft',
  },
  restoreOf: {
    id: 'versions.restoreOf',
    defaultMessage: 'Bring back version {number}',
    description: 'Read out for the button',
  },
  restored: {
    id: 'versions.restored',
    defaultMessage: 'Version {number} is your draft now. The shop changes when you publish it.',
    description: 'Confirms that a version was brought back',
  },
  undo: {
    id: 'versions.undo',
    defaultMessage: 'Undo',
    description: 'Takes back that a version was brought back',
  },
  compare: {
    id: 'versions.compare',
    defaultMessage: 'Compare two',
    description: 'Heading over the choice of two versions',
  },
  compareFrom: {
    id: 'versions.compareFrom',
    defaultMessage: 'From',
    description: 'Label of the earlier of two compared versions',
  },
  compareTo: {
    id: 'versions.compareTo',
    defaultMessage: 'To',
    description: 'Label of the later of two compared versions',
  },
  draft: {
    id: 'versions.draft',
    defaultMessage: 'The draft',
    description: 'In a choice of versions: what is edited now',
  },
  refreshed: {
    id: 'versions.refreshed',
    defaultMessage: 'Version {number} with the products of an import on {date}',
    description: 'In place of who published: the version was made by itself after an import',
  },
});
