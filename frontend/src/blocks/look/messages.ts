import { defineMessages } from '../../lib/define-messages.ts';

/** Colours, font, corners and spacing: of a quiz, and of a shop's brand. */
export const messages = defineMessages({
  ownAccent: {
    id: 'design.ownAccent',
    defaultMessage: 'Own accent colour',
    description: 'Switch: a colour of its own instead of the colour of the shop',
  },
  ownAccentHint: {
    id: 'design.ownAccentHint',
    defaultMessage: 'Otherwise the colours of the shop.',
    description: 'Hint of the switch for the accent colour',
  },
  accent: { id: 'design.accent', defaultMessage: 'Accent colour', description: 'Label of the colour' },
  radius: {
    id: 'design.radius',
    defaultMessage: 'Roundness of corners',
    description: 'Label of a slider, in pixels',
  },
  contrastEnough: {
    id: 'design.contrastEnough',
    defaultMessage: 'Contrast {ratio, number} to 1: easy to read',
    description: 'Contrast of two colours',
  },
  contrastLow: {
    id: 'design.contrastLow',
    defaultMessage:
      'Contrast {ratio, number} to 1: at least {least, number} is needed. We make it readable when you publish.',
    description: 'Contrast of two colours is too low',
  },
  ownBackground: {
    id: 'design.ownBackground',
    defaultMessage: 'Own background',
    description: "Switch: a background of its own instead of the shop's",
  },
  ownBackgroundHint: {
    id: 'design.ownBackgroundHint',
    defaultMessage: 'Otherwise the quiz lies on the page.',
    description: 'Hint of the switch for the background',
  },
  background: { id: 'design.background', defaultMessage: 'Background', description: 'Label of a colour' },
  text: { id: 'design.text', defaultMessage: 'Text', description: 'Label of a colour' },
  font: { id: 'design.font', defaultMessage: 'Font', description: 'Label of the choice of a font' },
  fontShop: { id: 'design.fontShop', defaultMessage: 'The font of the shop', description: 'A font' },
  fontSystem: { id: 'design.fontSystem', defaultMessage: 'The font of the device', description: 'A font' },
  fontSans: { id: 'design.fontSans', defaultMessage: 'Plain', description: 'A font without serifs' },
  fontSerif: { id: 'design.fontSerif', defaultMessage: 'With serifs', description: 'A font' },
  fontMono: { id: 'design.fontMono', defaultMessage: 'Typewriter', description: 'A font' },
  fontOwn: {
    id: 'design.fontOwn',
    defaultMessage: 'Another font of the page',
    description: 'Choice: a font by its name',
  },
  fontName: {
    id: 'design.fontName',
    defaultMessage: 'Name of the font',
    description: 'Label of the name of a font',
  },
  fontFault: {
    id: 'design.fontFault',
    defaultMessage: 'Use letters, digits and spaces, such as Georgia.',
    description: 'The name of the font is not taken',
  },
  density: { id: 'design.density', defaultMessage: 'Spacing', description: 'Label of the choice of spacing' },
  compact: { id: 'design.compact', defaultMessage: 'Compact', description: 'Spacing' },
  normal: { id: 'design.normal', defaultMessage: 'Normal', description: 'Spacing' },
  roomy: { id: 'design.roomy', defaultMessage: 'Roomy', description: 'Spacing' },
});
