import { defineMessages } from '../../../lib/define-messages.ts';

/** Differences between two states of a quiz, each in a sentence. */
export const differences = defineMessages({
  questionAdded: {
    id: 'diff.questionAdded',
    defaultMessage: 'Question “{name}” added',
    description: 'Difference between two versions of a quiz',
  },
  questionRemoved: {
    id: 'diff.questionRemoved',
    defaultMessage: 'Question “{name}” removed',
    description: 'Difference',
  },
  questionMoved: {
    id: 'diff.questionMoved',
    defaultMessage: 'Question “{name}” moved',
    description: 'Difference',
  },
  questionRules: {
    id: 'diff.questionRules',
    defaultMessage: '“{name}” leads on by other rules',
    description: 'Difference: the branching of a question',
  },
  questionShown: {
    id: 'diff.questionShown',
    defaultMessage: '“{name}” is shown in other cases',
    description: 'Difference: when a question is asked',
  },
  questionType: {
    id: 'diff.questionType',
    defaultMessage: '“{name}” is answered in another way',
    description: 'Difference: the type of a question',
  },
  questionEffect: {
    id: 'diff.questionEffect',
    defaultMessage: '“{name}” recommends in another way',
    description: 'Difference: what the answer to a question does',
  },
  questionPicture: {
    id: 'diff.questionPicture',
    defaultMessage: '“{name}” has another picture or video',
    description: 'Difference',
  },
  questionSetting: {
    id: 'diff.questionSetting',
    defaultMessage: '“{name}” has other settings',
    description: 'Difference: any other property of a question',
  },
  optionAdded: {
    id: 'diff.optionAdded',
    defaultMessage: '“{owner}”: answer “{name}” added',
    description: 'Difference; owner is the question',
  },
  optionRemoved: {
    id: 'diff.optionRemoved',
    defaultMessage: '“{owner}”: answer “{name}” removed',
    description: 'Difference; owner is the question',
  },
  optionMoved: {
    id: 'diff.optionMoved',
    defaultMessage: '“{owner}”: answer “{name}” moved',
    description: 'Difference; owner is the question',
  },
  optionEffects: {
    id: 'diff.optionEffects',
    defaultMessage: '“{owner}”: answer “{name}” recommends other products',
    description: 'Difference; owner is the question',
  },
  optionShown: {
    id: 'diff.optionShown',
    defaultMessage: '“{owner}”: answer “{name}” is offered in other cases',
    description: 'Difference; owner is the question',
  },
  optionSetting: {
    id: 'diff.optionSetting',
    defaultMessage: '“{owner}”: answer “{name}” looks or works differently',
    description: 'Difference: any other property of an option; owner is the question',
  },
  slotAdded: {
    id: 'diff.slotAdded',
    defaultMessage: 'Results: a place for products added',
    description: 'Difference: a slot of the results page',
  },
  slotRemoved: {
    id: 'diff.slotRemoved',
    defaultMessage: 'Results: a place for products removed',
    description: 'Difference: a slot of the results page',
  },
  slotMoved: {
    id: 'diff.slotMoved',
    defaultMessage: 'Results: the places for products are in another order',
    description: 'Difference: a slot of the results page',
  },
  slotChanged: {
    id: 'diff.slotChanged',
    defaultMessage: 'Results: a place for products shows others',
    description: 'Difference: a slot of the results page',
  },
  step: {
    id: 'diff.step',
    defaultMessage: 'Results: the steps of the routine changed',
    description: 'Difference: steps of a routine',
  },
  results: {
    id: 'diff.results',
    defaultMessage:
      '{part, select, maxProducts {Results: another number of products} ties {Results: another product first when several fit equally} soldOut {Results: sold-out products are treated differently} discountCode {Results: another discount code} mail {Results: mailing them was switched on or off} advice {Results: the language model was switched on or off} other {Results: settings changed}}',
    description: 'Difference; part is the setting',
  },
  theme: {
    id: 'diff.theme',
    defaultMessage:
      '{part, select, accent {Look: another accent colour} background {Look: another background} text {Look: another text colour} radius {Look: other corners} font {Look: another font} density {Look: other spacing} cover {Look: another cover picture} css {Look: other styles} other {Look changed}}',
    description: 'Difference; part is the setting',
  },
  quiz: {
    id: 'diff.quiz',
    defaultMessage:
      '{part, select, adaptive {The order of questions adapts to answers, or no longer does} synonyms {Other synonyms} defaultLocale {Another original language} other {Settings of the quiz changed}}',
    description: 'Difference; part is the setting',
  },
  languageAdded: {
    id: 'diff.languageAdded',
    defaultMessage: 'Now also in {name}',
    description: 'Difference; name is a language',
  },
  languageRemoved: {
    id: 'diff.languageRemoved',
    defaultMessage: 'No longer in {name}',
    description: 'Difference; name is a language',
  },
  textChanged: {
    id: 'diff.textChanged',
    defaultMessage: 'Text ({language}): “{before}” is now “{after}”',
    description: 'Difference; language is a code such as EN',
  },
  textAdded: {
    id: 'diff.textAdded',
    defaultMessage: 'Text ({language}): “{after}” added',
    description: 'Difference',
  },
  textRemoved: {
    id: 'diff.textRemoved',
    defaultMessage: 'Text ({language}): “{before}” removed',
    description: 'Difference',
  },
});
