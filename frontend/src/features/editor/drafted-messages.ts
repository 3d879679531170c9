import { defineMessages } from '../../lib/define-messages.ts';

/** Who drafted the quiz that was just made. */
export const messages = defineMessages({
  model: {
    id: 'drafted.model',
    defaultMessage:
      'The language model chose what in your catalogue fits your wish; our own rules made the questions from those products. Look them over before you publish.',
    description: 'Notice over a new quiz: a language model took part',
  },
  facets: {
    id: 'drafted.facets',
    defaultMessage: 'Drafted from your catalogue by our own rules. No language model took part.',
    description: 'Notice over a new quiz: no language model was asked',
  },
  template: {
    id: 'drafted.template',
    defaultMessage: 'Made from a template, with what fits in your catalogue. No language model took part.',
    description: 'Notice over a new quiz that comes from a template',
  },
  without: {
    id: 'drafted.without',
    defaultMessage: 'Drafted from your products by our own rules, without your wish.',
    description: 'Notice over a new quiz: the language model gave no answer; the reason follows',
  },
  nothing: {
    id: 'drafted.nothing',
    defaultMessage: 'The language model found nothing in your catalogue that fits it.',
    description: 'Why a wish was not followed',
  },
  putAway: { id: 'drafted.putAway', defaultMessage: 'Close', description: 'Button that closes the notice' },
});
