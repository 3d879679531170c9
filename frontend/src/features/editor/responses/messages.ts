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
  analytics: {
    id: 'responses.analytics',
    defaultMessage: 'Analytics',
    description: 'Link to the figures of the quiz',
  },
  why: {
    id: 'responses.why',
    defaultMessage: 'Why this product',
    description: 'Opens what each answer added to a product',
  },
  noTrace: {
    id: 'responses.noTrace',
    defaultMessage: 'The files of this version are not here any more.',
    description: 'In place of what each answer added to a product',
  },
  remove: { id: 'responses.remove', defaultMessage: 'Delete', description: 'Button that deletes a response' },
  sure: {
    id: 'responses.sure',
    defaultMessage:
      'Delete these answers for good? They go on counting towards this month’s responses. A contact that came with them stays until you delete it too.',
    description: 'Question before a response is deleted',
  },
  keep: {
    id: 'responses.keep',
    defaultMessage: 'Keep',
    description: 'Button that does not delete a response',
  },
  removeForGood: {
    id: 'responses.removeForGood',
    defaultMessage: 'Delete for good',
    description: 'Button that deletes a response after the question',
  },
  removed: {
    id: 'responses.removed',
    defaultMessage: 'The response is deleted',
    description: 'Confirms that a response was deleted',
  },
  locked: {
    id: 'responses.locked',
    defaultMessage: 'Locked: past this month’s limit',
    description: 'Stands in a table in place of what a shopper answered past the limit of the plan',
  },
  lockedHint: {
    id: 'responses.lockedHint',
    defaultMessage:
      'This response came after your plan’s limit for the month was reached. It is stored: you see it from the next month on, or at once with a larger plan.',
    description: 'Shown in place of a response past the limit of the plan',
  },
  lockedPlan: {
    id: 'responses.lockedPlan',
    defaultMessage: 'See usage and plans',
    description: 'Leads from a locked response to the plan',
  },
});
