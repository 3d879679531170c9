import { defineMessages } from '../../../lib/define-messages.ts';

/** How a quiz looks. */
export const messages = defineMessages({
  look: { id: 'design.look', defaultMessage: 'Look', description: 'Heading over colours, font and styles' },
  cover: {
    id: 'design.cover',
    defaultMessage: 'Cover picture (https address)',
    description: 'Label of the address of the picture above the first question',
  },
  css: { id: 'design.css', defaultMessage: 'Own styles (CSS)', description: 'Label of the field for CSS' },
  cssFault: {
    id: 'design.cssFault',
    defaultMessage:
      'These styles are not used. They must concern the quiz alone: no :host or :root, no imports, scripts or HTML, pictures by url("https://…"), at most 20 KB.',
    description: 'The CSS is not taken',
  },
  cssParts: {
    id: 'design.cssParts',
    defaultMessage: 'What you can style',
    description: 'Opens the list of CSS classes',
  },
  shopColoursUsed: {
    id: 'design.shopColoursUsed',
    defaultMessage: 'The colours of your theme {theme} are in the quiz.',
    description: 'Confirms it; theme is the name of a theme',
  },
  undo: {
    id: 'design.undo',
    defaultMessage: 'Undo',
    description: 'Takes what was just put into the quiz back',
  },
  useBrand: {
    id: 'design.useBrand',
    defaultMessage: 'Use my brand',
    description: 'Button that gives the quiz the look that is set in the settings',
  },
  brandHint: {
    id: 'design.brandHint',
    defaultMessage: 'Colours, font, corners and spacing from your settings.',
    description: 'Under the button that gives the quiz the brand',
  },
  brandWorn: {
    id: 'design.brandWorn',
    defaultMessage: 'This quiz has the look of your brand.',
    description: 'Under the button that gives the quiz the brand, once it has it',
  },
  brandUsed: {
    id: 'design.brandUsed',
    defaultMessage: 'The quiz has the look of your brand.',
    description: 'Confirms that the quiz got the brand',
  },
  noBrand: {
    id: 'design.noBrand',
    defaultMessage: '<link>Set your brand</link> once, and every new quiz begins with it.',
    description: 'Where no brand is set; the link leads to the settings',
  },
});
