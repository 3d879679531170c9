import type { QuestionType } from '#shared/model/quiz.ts';
import { defineMessages } from '../../lib/define-messages.ts';

/** What each type of question is called. */
export const typeMessages = defineMessages({
  single: {
    id: 'type.single',
    defaultMessage: 'Single choice',
    description: 'Type of question: one of several answers',
  },
  multiple: {
    id: 'type.multiple',
    defaultMessage: 'Multiple choice',
    description: 'Type of question: several answers',
  },
  picture: {
    id: 'type.picture',
    defaultMessage: 'Picture choice',
    description: 'Type of question: answers with pictures',
  },
  swatch: {
    id: 'type.swatch',
    defaultMessage: 'Colour swatch',
    description: 'Type of question: colours to choose from',
  },
  dropdown: {
    id: 'type.dropdown',
    defaultMessage: 'Dropdown',
    description: 'Type of question: a list that opens',
  },
  yesNo: { id: 'type.yesNo', defaultMessage: 'Yes or no', description: 'Type of question' },
  rating: { id: 'type.rating', defaultMessage: 'Rating', description: 'Type of question: stars' },
  scale: { id: 'type.scale', defaultMessage: 'Scale', description: 'Type of question: numbered steps' },
  number: {
    id: 'type.number',
    defaultMessage: 'Number slider',
    description: 'Type of question: a slider with one end',
  },
  priceRange: {
    id: 'type.priceRange',
    defaultMessage: 'Price range',
    description: 'Type of question: a slider with two ends',
  },
  shortText: {
    id: 'type.shortText',
    defaultMessage: 'Short text',
    description: 'Type of question: one line',
  },
  longText: {
    id: 'type.longText',
    defaultMessage: 'Long text',
    description: 'Type of question: several lines',
  },
  date: { id: 'type.date', defaultMessage: 'Date', description: 'Type of question' },
  email: { id: 'type.email', defaultMessage: 'E-mail', description: 'Type of question: an e-mail address' },
  phone: { id: 'type.phone', defaultMessage: 'Phone', description: 'Type of question: a phone number' },
  consent: {
    id: 'type.consent',
    defaultMessage: 'Consent',
    description: 'Type of question: agreeing to a wording',
  },
  statement: {
    id: 'type.statement',
    defaultMessage: 'Statement',
    description: 'A screen with text and no answer',
  },
  ranking: {
    id: 'type.ranking',
    defaultMessage: 'Ranking',
    description: 'Type of question: put answers in order',
  },
}) satisfies Record<QuestionType, unknown>;
