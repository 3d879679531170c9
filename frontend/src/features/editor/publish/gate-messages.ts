import { defineMessages } from '../../../lib/define-messages.ts';

/** What keeps people from using a quiz, or makes them wait. */
export const gates = defineMessages({
  textContrast: {
    id: 'gate.textContrast',
    defaultMessage:
      'The text is hard to read on the background: its contrast is {ratio}, and {least} is needed. Published, it becomes black or white.',
    description: 'Warning before publishing',
  },
  accentContrast: {
    id: 'gate.accentContrast',
    defaultMessage:
      'The accent colour hardly stands out: its contrast is {ratio}, and {least} is needed. Shoppers see a shade of it that does.',
    description: 'Warning before publishing',
  },
  altMissing: {
    id: 'gate.altMissing',
    defaultMessage:
      'The picture of “{question}” has no description in {language}. Shoppers who cannot see it miss it.',
    description: 'Warning before publishing',
  },
  pictureBroken: {
    id: 'gate.pictureBroken',
    defaultMessage: 'A picture does not load: {src}',
    description: 'Warning before publishing; src is its address',
  },
  pictureLarge: {
    id: 'gate.pictureLarge',
    defaultMessage:
      'A picture is {width} × {height} pixels, more than a phone can show; it makes shoppers wait: {src}',
    description: 'Warning before publishing',
  },
  heavyStart: {
    id: 'gate.heavyStart',
    defaultMessage:
      'Before the first question, {size} kB are loaded; more than {most} kB make shoppers on a slow phone wait. Shorten texts or styles.',
    description: 'Warning before publishing',
  },
  heavyQuiz: {
    id: 'gate.heavyQuiz',
    defaultMessage:
      'The quiz loads {size} kB in all; more than {most} kB make shoppers on a slow phone wait. Let answers recommend fewer products.',
    description: 'Warning before publishing',
  },
});
