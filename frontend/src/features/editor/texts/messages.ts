import { defineMessages } from '../../../lib/define-messages.ts';

/** All texts of a quiz in its languages. */
export const messages = defineMessages({
  title: { id: 'texts.title', defaultMessage: 'All texts, side by side', description: 'Heading' },
  hint: {
    id: 'texts.hint',
    defaultMessage:
      'A quiz is published in a language once every text is there. Texts whose original has changed since are marked.',
    description: 'Explains the table of texts',
  },
  original: {
    id: 'texts.original',
    defaultMessage: 'Original language',
    description: 'Label of the choice of the language others are translated from',
  },
  published: {
    id: 'texts.published',
    defaultMessage: 'Also in {language}',
    description: 'Switch: the quiz is published in this language too',
  },
  filter: {
    id: 'texts.filter',
    defaultMessage: 'Which texts',
    description: 'Label of the choice between all, missing and changed texts',
  },
  all: { id: 'texts.all', defaultMessage: 'All', description: 'Shows every text' },
  missing: { id: 'texts.missing', defaultMessage: 'Missing', description: 'At a text without translation' },
  stale: {
    id: 'texts.stale',
    defaultMessage: 'Original changed',
    description: 'At a translation that is older than its original',
  },
  stillRight: {
    id: 'texts.stillRight',
    defaultMessage: 'Still right',
    description: 'Button: the translation holds for the changed original',
  },
  drafted: {
    id: 'texts.drafted',
    defaultMessage: 'Draft',
    description: 'At a translation that was drafted and not looked at yet',
  },
  looksRight: {
    id: 'texts.looksRight',
    defaultMessage: 'Looks right',
    description: 'Button: the drafted translation is as it should be',
  },
  draftedCount: {
    id: 'texts.draftedCount',
    defaultMessage: '{count, plural, =0 {No drafts} one {# draft} other {# drafts}}',
    description: 'Shows drafted translations that nobody has looked at yet',
  },
  missingCount: {
    id: 'texts.missingCount',
    defaultMessage: '{count, plural, =0 {None missing} one {# missing} other {# missing}}',
    description: 'Shows texts without translation',
  },
  staleCount: {
    id: 'texts.staleCount',
    defaultMessage: '{count, plural, =0 {None changed} one {# changed} other {# changed}}',
    description: 'Shows translations that are older than their original',
  },
  nothing: { id: 'texts.nothing', defaultMessage: 'No such texts', description: 'The filter leaves nothing' },
  one: {
    id: 'texts.one',
    defaultMessage: 'This quiz has one language',
    description: 'Shown when there is nothing to translate into',
  },
  oneHint: {
    id: 'texts.oneHint',
    defaultMessage: 'Turn on another one above to translate its texts.',
    description: 'What to do when there is one language',
  },
});

export const partNames = defineMessages({
  title: { id: 'texts.part.title', defaultMessage: 'Title', description: 'Kind of text' },
  help: { id: 'texts.part.help', defaultMessage: 'Help', description: 'Kind of text' },
  label: { id: 'texts.part.label', defaultMessage: 'Answer', description: 'Kind of text' },
  alt: { id: 'texts.part.alt', defaultMessage: 'Picture', description: 'Kind of text: what a picture shows' },
  wording: {
    id: 'texts.part.wording',
    defaultMessage: 'Wording',
    description: 'Kind of text: what a shopper consents to',
  },
  low: { id: 'texts.part.low', defaultMessage: 'Low end', description: 'Kind of text: beside a scale' },
  high: { id: 'texts.part.high', defaultMessage: 'High end', description: 'Kind of text: beside a scale' },
  unit: { id: 'texts.part.unit', defaultMessage: 'Unit', description: 'Kind of text: beside a number' },
  error: {
    id: 'texts.part.error',
    defaultMessage: 'Message',
    description: 'Kind of text: shown for an answer that does not fit',
  },
  add: {
    id: 'texts.part.add',
    defaultMessage: 'Button: into the cart',
    description: 'Kind of text: on the button that puts a product into the cart',
  },
  addall: {
    id: 'texts.part.addAll',
    defaultMessage: 'Button: all into the cart',
    description: 'Kind of text: on the button that puts all products of a routine into the cart',
  },
  visit: {
    id: 'texts.part.visit',
    defaultMessage: 'Button: to the product',
    description: 'Kind of text: on the link to the page of a product',
  },
  body: { id: 'texts.part.body', defaultMessage: 'Text', description: 'Kind of text' },
  name: { id: 'texts.part.name', defaultMessage: 'Name', description: 'Kind of text' },
});
