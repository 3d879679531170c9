import type { Issue } from '#shared/errors.ts';

/** What can be wrong with a quiz, in English; `{name}` stands for a value of the problem. */
const sentences = {
  takenId: '"{id}" is a name of the quiz\'s own. Use another id.',
  idTwice: 'The id "{id}" is used twice: also at {other}. Give one another id.',
  targetUnknown: 'There is no question "{id}" to go to. Choose another.',
  loop: 'These questions go round in a loop: {questions}. Lead the last one onward.',
  tooDeep: 'Conditions go at most {depth} deep. Make this one simpler.',
  questionUnknown: 'There is no question "{id}". Choose another.',
  optionUnknown: 'Question "{question}" has no option "{option}". Choose another.',
  testUnsuited: 'A "{type}" question cannot be tested with "{op}". Choose another test.',
  notEarlier: 'Question "{id}" never comes before this. Choose an earlier one.',
  endsSwapped: 'The lower end is above the upper one. Swap them.',
  noLimit: 'No limit is set. Give at least one end.',
  yesNoOptions: 'Yes or no takes exactly two options.',
  noOptions: 'Add at least one option.',
  minOverMax: 'More must be chosen than may be. Lower it.',
  minOverOptions: 'More must be chosen than there are options.',
  swatchBare: 'Give the swatch a colour or a picture.',
  tooManyConsents: 'A quiz asks for at most {most} consents. Take one out.',
  daysSwapped: 'The first day is after the last one. Swap them.',
  rangeEmpty: 'The lower end must be below the upper one.',
  stepTooLarge: 'The step is larger than the range. Lower it.',
  stepTooFine: 'The range has more than 100,000 steps. Make the step larger.',
  effectUnsuited: 'A "{type}" answer cannot be held against this.',
  defaultNotListed: 'The default language is not among the languages. Add it.',
  languageTwice: 'A language is listed twice. Remove one.',
  textTooLong: 'This text is longer than {most} characters. Shorten it.',
  quotesUnknown: 'This text quotes the answer to "{id}", and there is no such question. Choose another.',
  textMissing: 'This text is missing. Write it.',
  untranslated:
    'This text is missing in one of the languages ({locale}). Write it, or take that language out.',
} as const;

export type ProblemCode = keyof typeof sentences;

/** A fault with its path, its words, and what is needed to say it in another language. */
export const problem = (
  path: string,
  code: ProblemCode,
  values: Record<string, string | number> = {},
): Issue => ({
  path,
  code,
  values,
  message: sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
});
