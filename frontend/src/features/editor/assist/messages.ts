import type { ModelFault } from '#shared/model/modelFault.ts';
import { defineMessages } from '../../../lib/define-messages.ts';

/** Help with wording and translating. */
export const messages = defineMessages({
  translate: {
    id: 'assist.translate',
    defaultMessage: 'Translate what is missing',
    description: 'Name of the part of the page that drafts translations',
  },
  translateCount: {
    id: 'assist.translateCount',
    defaultMessage: 'Translate {count, plural, one {# text} other {# texts}}',
    description: 'Button: drafts the translations that are missing or out of date',
  },
  translateHint: {
    id: 'assist.translateHint',
    defaultMessage:
      'Texts that are missing or out of date can be drafted for you. Each draft stays marked until you have looked at it; what shoppers consent to is left to you.',
    description: 'Explains the button that drafts translations',
  },
  translating: {
    id: 'assist.translating',
    defaultMessage: 'Translating: {done} of {total} texts',
    description: 'Progress of drafting translations',
  },
  cancel: { id: 'assist.cancel', defaultMessage: 'Cancel', description: 'Stops the language model' },
  outcome: {
    id: 'assist.outcome',
    defaultMessage:
      '{byModel, plural, =0 {} one {# text drafted by the language model. } other {# texts drafted by the language model. }}{byWords, plural, =0 {} one {# text from our own word lists. } other {# texts from our own word lists. }}{left, plural, =0 {} one {# text is left for you.} other {# texts are left for you.}}',
    description: 'What was drafted by whom',
  },
  none: {
    id: 'assist.none',
    defaultMessage: 'Nothing was translated.',
    description: 'No translation could be drafted; the reason follows',
  },
  rewrite: {
    id: 'assist.rewrite',
    defaultMessage: 'Rewrite',
    description: 'Opens the ways to rewrite a text',
  },
  rewriteNamed: {
    id: 'assist.rewriteNamed',
    defaultMessage: 'Rewrite: {name}',
    description: 'Opens the ways to rewrite the named text',
  },
  shorter: { id: 'assist.shorter', defaultMessage: 'Shorter', description: 'How a text is rewritten' },
  friendlier: {
    id: 'assist.friendlier',
    defaultMessage: 'Friendlier',
    description: 'How a text is rewritten',
  },
  clearer: { id: 'assist.clearer', defaultMessage: 'Clearer', description: 'How a text is rewritten' },
  rewritten: {
    id: 'assist.rewritten',
    defaultMessage: 'Text rewritten',
    description: 'Confirms the rewriting',
  },
  undo: { id: 'assist.undo', defaultMessage: 'Undo', description: 'Takes the rewriting back' },
  kept: {
    id: 'assist.kept',
    defaultMessage: 'Your text stays as it is.',
    description: 'A text was not rewritten; the reason follows',
  },
  keepDrafts: {
    id: 'assist.keepDrafts',
    defaultMessage: 'All of them look right',
    description: 'Button: all drafted translations are as they should be',
  },
});

/** Why the language model had no answer, and what to do. */
export const faults = defineMessages({
  late: {
    id: 'assist.late',
    defaultMessage: 'The language model took too long. Try again in a moment.',
    description: 'Why there is no answer',
  },
  malformed: {
    id: 'assist.malformed',
    defaultMessage: 'The language model answered with something that does not fit here, so it was not used.',
    description: 'Why there is no answer',
  },
  limit: {
    id: 'assist.limit',
    defaultMessage:
      'Your plan’s use of the language model is used up for this month. It begins anew on the first of the month.',
    description: 'Why there is no answer',
  },
  unavailable: {
    id: 'assist.unavailable',
    defaultMessage: 'The language model cannot be reached now. Try again later.',
    description: 'Why there is no answer',
  },
}) satisfies Record<ModelFault, object>;
