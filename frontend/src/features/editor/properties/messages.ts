import { defineMessages } from '../../../lib/define-messages.ts';

/** Properties of a question and its answers. */
export const messages = defineMessages({
  title: {
    id: 'properties.title',
    defaultMessage: 'Question',
    description: 'Label of the field for the title of a question',
  },
  statementTitle: {
    id: 'properties.statementTitle',
    defaultMessage: 'Heading',
    description: 'Label of the field for the title of a statement',
  },
  help: {
    id: 'properties.help',
    defaultMessage: 'Help',
    description: 'Label of the field for the text under a question',
  },
  type: {
    id: 'properties.type',
    defaultMessage: 'Type',
    description: 'Label of the choice of the type of a question',
  },
  image: {
    id: 'properties.image',
    defaultMessage: 'Picture (https address)',
    description: 'Label of the field for the address of a picture',
  },
  imageFault: {
    id: 'properties.imageFault',
    defaultMessage: 'Enter an address that starts with https://',
    description: 'Shown when the address of a picture is not one',
  },
  imageAlt: {
    id: 'properties.imageAlt',
    defaultMessage: 'Describe the picture',
    description: 'Label of the field for the description of a picture',
  },
  required: {
    id: 'properties.required',
    defaultMessage: 'Must be answered',
    description: 'Switch of a question',
  },
  other: {
    id: 'properties.other',
    defaultMessage: 'Allow “other”, with a text',
    description: 'Switch of a choice question',
  },
  minChoices: {
    id: 'properties.minChoices',
    defaultMessage: 'At least',
    description: 'Label: least number of answers',
  },
  maxChoices: {
    id: 'properties.maxChoices',
    defaultMessage: 'At most',
    description: 'Label: greatest number of answers',
  },
  min: { id: 'properties.min', defaultMessage: 'From', description: 'Label: lower end of a range' },
  max: { id: 'properties.max', defaultMessage: 'To', description: 'Label: upper end of a range' },
  step: { id: 'properties.step', defaultMessage: 'Step', description: 'Label: step of a slider' },
  stars: {
    id: 'properties.stars',
    defaultMessage: 'Stars',
    description: 'Label: number of stars of a rating',
  },
  maxLength: {
    id: 'properties.maxLength',
    defaultMessage: 'Longest answer, in characters',
    description: 'Label: limit of a text',
  },
  low: {
    id: 'properties.low',
    defaultMessage: 'Text at the low end',
    description: 'Label: text beside the lowest step of a scale',
  },
  high: {
    id: 'properties.high',
    defaultMessage: 'Text at the high end',
    description: 'Label: text beside the highest step of a scale',
  },
  unit: {
    id: 'properties.unit',
    defaultMessage: 'Unit',
    description: 'Label: unit of a number, for example km',
  },
  earliest: {
    id: 'properties.earliest',
    defaultMessage: 'Earliest day',
    description: 'Label: first day that can be chosen',
  },
  latest: {
    id: 'properties.latest',
    defaultMessage: 'Latest day',
    description: 'Label: last day that can be chosen',
  },
  wording: {
    id: 'properties.wording',
    defaultMessage: 'Wording of the consent',
    description: 'Label of the text a shopper agrees to',
  },
  wordingHint: {
    id: 'properties.wordingHint',
    defaultMessage: 'Version {version}. Goes up by itself when you change the wording.',
    description: 'Under the wording of a consent; version is a number',
  },
  priceWeight: {
    id: 'properties.priceWeight',
    defaultMessage: 'Weight of the price',
    description: 'Label: how much a price range counts',
  },
  duplicate: {
    id: 'properties.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button that copies a question',
  },
  remove: {
    id: 'properties.remove',
    defaultMessage: 'Delete',
    description: 'Button that removes a question',
  },
  removed: {
    id: 'properties.removed',
    defaultMessage: 'The question is deleted',
    description: 'Confirms that a question was removed',
  },
  undo: {
    id: 'properties.undo',
    defaultMessage: 'Undo',
    description: 'Button that brings back what was removed',
  },
  options: {
    id: 'properties.options',
    defaultMessage: 'Answers',
    description: 'Heading over the options of a question',
  },
  addOption: {
    id: 'properties.addOption',
    defaultMessage: 'Add an answer',
    description: 'Button that adds an option',
  },
  optionLabel: {
    id: 'properties.optionLabel',
    defaultMessage: 'Answer {number}',
    description: 'Label of the field for the text of an option',
  },
  color: { id: 'properties.color', defaultMessage: 'Colour', description: 'Label of the colour of a swatch' },
  openOption: {
    id: 'properties.openOption',
    defaultMessage: 'What {name} recommends',
    description: 'Button that opens an option; name is its text',
  },
  removeOption: {
    id: 'properties.removeOption',
    defaultMessage: 'Delete {name}',
    description: 'Button that removes an option; name is its text',
  },
  noEffect: {
    id: 'properties.noEffect',
    defaultMessage: 'recommends nothing yet',
    description: 'In the row of an option without effects',
  },
  movesCount: {
    id: 'properties.movesCount',
    defaultMessage: '{count, plural, =0 {moves no product} one {moves # product} other {moves # products}}',
    description: 'In the row of an option: how many products it moves',
  },
});
