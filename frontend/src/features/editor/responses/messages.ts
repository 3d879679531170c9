import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  empty: {
    id: 'responses.empty',
    defaultMessage: 'No responses yet',
    description: 'Heading of the empty list of responses',
  },
  emptyDraft: {
    id: 'responses.emptyDraft',
    defaultMessage: 'Publish the quiz and place it in your shop. Each completed quiz then shows here.',
    description: 'Text of the empty list of responses while the quiz is not live',
  },
  emptyLive: {
    id: 'responses.emptyLive',
    defaultMessage: 'The quiz is live. Each completed quiz shows here within seconds.',
    description: 'Text of the empty list of responses while the quiz is live',
  },
  when: { id: 'responses.when', defaultMessage: 'When', description: 'Column of the list of responses' },
  answers: {
    id: 'responses.answers',
    defaultMessage: 'Answers',
    description: 'Column of the list of responses, and heading in one',
  },
  recommended: {
    id: 'responses.recommended',
    defaultMessage: 'Recommended',
    description: 'Column of the list of responses, and heading in one',
  },
  language: {
    id: 'responses.language',
    defaultMessage: 'Language',
    description: 'Column of the list of responses',
  },
  more: {
    id: 'responses.more',
    defaultMessage: 'Show more',
    description: 'Button that loads earlier responses',
  },
  refresh: {
    id: 'responses.refresh',
    defaultMessage: 'Refresh',
    description: 'Button that reads the responses anew',
  },
  count: {
    id: 'responses.count',
    defaultMessage: '{count, plural, one {# response} other {# responses}}',
    description: 'How many responses the quiz has',
  },
  open: {
    id: 'responses.open',
    defaultMessage: 'Response of {when}',
    description: 'Label of a row, and title of one response',
  },
  version: {
    id: 'responses.version',
    defaultMessage: 'Version {version} of the quiz',
    description: 'Which version was answered',
  },
  points: {
    id: 'responses.points',
    defaultMessage: '{score, number} points',
    description: 'Score of a recommended product',
  },
  relaxed: {
    id: 'responses.relaxed',
    defaultMessage: 'No product met every wish, so the least important one was let go.',
    description: 'Shown when a requirement was dropped',
  },
  noAnswer: {
    id: 'responses.noAnswer',
    defaultMessage: 'Skipped',
    description: 'Stands for an answer that was not given',
  },
  noResults: {
    id: 'responses.noResults',
    defaultMessage: 'No product was recommended.',
    description: 'A response without results',
  },
});
