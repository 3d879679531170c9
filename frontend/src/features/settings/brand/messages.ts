import { defineMessages } from '../../../lib/define-messages.ts';

/** How the new quizzes of a shop look. */
export const messages = defineMessages({
  title: { id: 'brand.title', defaultMessage: 'Brand', description: 'Heading over how new quizzes look' },
  hint: {
    id: 'brand.hint',
    defaultMessage:
      'Every new quiz begins with this look. Quizzes you already have stay as they are; “Use my brand” in their design gives it to them.',
    description: 'Explains the brand',
  },
  none: {
    id: 'brand.none',
    defaultMessage: 'No brand is set. New quizzes take the fonts and colours of the page they are on.',
    description: 'Nothing of the brand was chosen',
  },
  coloursTaken: {
    id: 'brand.coloursTaken',
    defaultMessage: 'The colours of your theme {theme} are filled in. Save to keep them.',
    description: 'The colours of the shop were read; theme is the name of a theme',
  },
  preview: {
    id: 'brand.preview',
    defaultMessage: 'How a question looks in your brand',
    description: 'Label of the sample of a quiz',
  },
  save: { id: 'brand.save', defaultMessage: 'Save', description: 'Button that keeps the brand' },
  saved: {
    id: 'brand.saved',
    defaultMessage: 'Your brand is saved. New quizzes begin with it.',
    description: 'Confirms that the brand was kept',
  },
  removed: {
    id: 'brand.removed',
    defaultMessage: 'Your brand is removed. New quizzes take the look of the page they are on.',
    description: 'Confirms that there is no brand any more',
  },
  discard: {
    id: 'brand.discard',
    defaultMessage: 'Discard changes',
    description: 'Button that goes back to the brand that is kept',
  },
  clear: {
    id: 'brand.clear',
    defaultMessage: 'Clear all',
    description: 'Button that takes out all that was chosen for the brand',
  },
  unsaved: { id: 'brand.unsaved', defaultMessage: 'Not saved yet', description: 'The brand was changed' },
  overtaken: {
    id: 'brand.overtaken',
    defaultMessage: 'Somebody else saved the brand while you were changing it',
    description: 'Heading over the choice between two brands',
  },
  overtakenHint: {
    id: 'brand.overtakenHint',
    defaultMessage: 'Nothing of yours is saved yet. This is where the two differ:',
    description: 'Over a table of what is different in two brands',
  },
  part: { id: 'brand.part', defaultMessage: 'Part', description: 'Heading of a column: parts of a look' },
  theirs: {
    id: 'brand.theirs',
    defaultMessage: 'Saved',
    description: 'Heading of a column: the brand that is kept',
  },
  mine: {
    id: 'brand.mine',
    defaultMessage: 'Yours',
    description: 'Heading of a column: the brand that is not saved',
  },
  takeTheirs: {
    id: 'brand.takeTheirs',
    defaultMessage: 'Take what is saved',
    description: 'Button that gives up the own changes to the brand',
  },
  keepMine: {
    id: 'brand.keepMine',
    defaultMessage: 'Save mine instead',
    description: 'Button that saves the own brand over that of somebody else',
  },
  open: {
    id: 'brand.open',
    defaultMessage: 'Not set',
    description: 'Nothing is chosen for a part of the brand',
  },
  pixels: { id: 'brand.pixels', defaultMessage: '{count} px', description: 'A length; count is a number' },
  viewer: {
    id: 'brand.viewer',
    defaultMessage: 'Owners and editors change the brand. Ask one of your team.',
    description: 'Shown to members who may not change the brand',
  },
});
