import type { ProblemCode } from '#shared/quiz/problem.ts';
import { defineMessages } from '../../lib/define-messages.ts';

/** What can be wrong with a quiz, by the code of the problem. */
export const problems = defineMessages({
  takenId: {
    id: 'problem.takenId',
    defaultMessage: '“{id}” is a name of the quiz’s own. Use another id.',
    description: 'A problem of the quiz',
  },
  idTwice: {
    id: 'problem.idTwice',
    defaultMessage: 'The id “{id}” is used twice, also at {other}. Give one another id.',
    description: 'A problem of the quiz; other is a path',
  },
  targetUnknown: {
    id: 'problem.targetUnknown',
    defaultMessage: 'This rule leads to a question that is gone. Choose another.',
    description: 'A problem of a rule',
  },
  loop: {
    id: 'problem.loop',
    defaultMessage: 'These questions go round in a loop: {questions}. Lead the last one onward.',
    description: 'A problem of rules; questions is a list of titles',
  },
  tooDeep: {
    id: 'problem.tooDeep',
    defaultMessage: 'Conditions go at most {depth} deep. Make this one simpler.',
    description: 'A problem of a condition',
  },
  questionUnknown: {
    id: 'problem.questionUnknown',
    defaultMessage: 'This condition asks about a question that is gone. Choose another.',
    description: 'A problem of a condition',
  },
  optionUnknown: {
    id: 'problem.optionUnknown',
    defaultMessage: 'This condition asks for an answer that is gone. Choose another.',
    description: 'A problem of a condition',
  },
  testUnsuited: {
    id: 'problem.testUnsuited',
    defaultMessage: 'This question cannot be tested like that. Choose another test.',
    description: 'A problem of a condition',
  },
  notEarlier: {
    id: 'problem.notEarlier',
    defaultMessage: 'This condition asks about a question that never comes before. Choose an earlier one.',
    description: 'A problem of a condition',
  },
  endsSwapped: {
    id: 'problem.endsSwapped',
    defaultMessage: 'The lower end is above the upper one. Swap them.',
    description: 'A problem of a range',
  },
  noLimit: {
    id: 'problem.noLimit',
    defaultMessage: 'No limit is set. Give at least one end.',
    description: 'A problem of a price or number',
  },
  yesNoOptions: {
    id: 'problem.yesNoOptions',
    defaultMessage: 'Yes or no takes exactly two answers.',
    description: 'A problem of a question',
  },
  noOptions: {
    id: 'problem.noOptions',
    defaultMessage: 'Add at least one answer.',
    description: 'A problem of a question',
  },
  minOverMax: {
    id: 'problem.minOverMax',
    defaultMessage: 'More must be chosen than may be. Lower it.',
    description: 'A problem of a question',
  },
  minOverOptions: {
    id: 'problem.minOverOptions',
    defaultMessage: 'More must be chosen than there are answers.',
    description: 'A problem of a question',
  },
  swatchBare: {
    id: 'problem.swatchBare',
    defaultMessage: 'Give the swatch a colour or a picture.',
    description: 'A problem of an answer',
  },
  tooManyConsents: {
    id: 'problem.tooManyConsents',
    defaultMessage: 'A quiz asks for at most {most} consents. Take one out.',
    description: 'A problem of a question; most is a number',
  },
  daysSwapped: {
    id: 'problem.daysSwapped',
    defaultMessage: 'The first day is after the last one. Swap them.',
    description: 'A problem of a question',
  },
  rangeEmpty: {
    id: 'problem.rangeEmpty',
    defaultMessage: 'The lower end must be below the upper one.',
    description: 'A problem of a question',
  },
  stepTooLarge: {
    id: 'problem.stepTooLarge',
    defaultMessage: 'The step is larger than the range. Lower it.',
    description: 'A problem of a question',
  },
  stepTooFine: {
    id: 'problem.stepTooFine',
    defaultMessage: 'The range has more than 100,000 steps. Make the step larger.',
    description: 'A problem of a question',
  },
  effectUnsuited: {
    id: 'problem.effectUnsuited',
    defaultMessage: 'This answer cannot be held against that.',
    description: 'A problem of a question',
  },
  defaultNotListed: {
    id: 'problem.defaultNotListed',
    defaultMessage: 'The default language is not among the languages. Add it.',
    description: 'A problem of the languages',
  },
  languageTwice: {
    id: 'problem.languageTwice',
    defaultMessage: 'A language is listed twice. Remove one.',
    description: 'A problem of the languages',
  },
  textTooLong: {
    id: 'problem.textTooLong',
    defaultMessage: 'This text is longer than {most} characters. Shorten it.',
    description: 'A problem of a text',
  },
  quotesUnknown: {
    id: 'problem.quotesUnknown',
    defaultMessage: 'This text quotes the answer to “{id}”, and there is no such question. Choose another.',
    description: 'A problem of a text; id is the id of a question',
  },
  textMissing: {
    id: 'problem.textMissing',
    defaultMessage: 'This text is missing. Write it.',
    description: 'A problem of a text',
  },
  untranslated: {
    id: 'problem.untranslated',
    defaultMessage:
      'This text is missing in one language ({locale}). Translate it, or take that language out.',
    description: 'A problem of a text; locale is a language code',
  },
}) satisfies Record<ProblemCode, unknown>;

/** Whether there are words for a problem: the server may know of more. */
export const isProblem = (code: string | undefined): code is ProblemCode =>
  code !== undefined && Object.hasOwn(problems, code);
