import { defineMessages } from '../lib/define-messages.ts';

/** The month's use of the language model. */
export const modelMessages = defineMessages({
  title: {
    id: 'modelUsage.title',
    defaultMessage: 'Language model this month',
    description: 'Label of the meter of the language model',
  },
  used: {
    id: 'modelUsage.used',
    defaultMessage:
      '{share, number, ::percent} used, {calls, plural, =0 {no calls} one {# call} other {# calls}}',
    description: 'How much of the allowance is used',
  },
  near: {
    id: 'modelUsage.near',
    defaultMessage:
      'When it is used up, quizzes are drafted from your catalogue alone, and texts are yours to write.',
    description: 'From 80% of the allowance on',
  },
  over: {
    id: 'modelUsage.over',
    defaultMessage:
      'It is used up until the first of next month. Quizzes are drafted from your catalogue alone, and shoppers see the order and the reasons of the quiz itself.',
    description: 'Once the allowance is used up',
  },
});
