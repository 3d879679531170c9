import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  byModel: {
    id: 'responses.byModel',
    defaultMessage: 'Put in order by the language model, which also wrote why.',
    description: 'By whom the products of a response were put in order',
  },
  byEngine: {
    id: 'responses.byEngine',
    defaultMessage:
      '{because, select, late {In the order of the quiz itself, since the language model took too long.} malformed {In the order of the quiz itself, since what the language model answered did not fit.} limit {In the order of the quiz itself, since your use of the language model was used up for the month.} unavailable {In the order of the quiz itself, since the language model could not be reached.} often {In the order of the quiz itself, since very many shoppers on one network asked for advice within the hour.} other {In the order of the quiz itself: the language model was not asked, as when a shopper is offline.}}',
    description: 'By whom the products of a response were put in order, and why not by the language model',
  },
});
