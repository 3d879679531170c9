import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  advice: {
    id: 'properties.advice',
    defaultMessage: 'Let a language model put the best matches in order and write why',
    description: 'Switch: the results are put in order by a language model when a shopper gets them',
  },
  adviceHint: {
    id: 'properties.adviceHint',
    defaultMessage:
      'What shoppers answer goes to Amazon Bedrock, without e-mail addresses and telephone numbers, and they wait up to 2.5 seconds for their results. It counts towards your use of the language model. It chooses among the products that the answers allow. When it gives no answer, shoppers see the order and the reasons of the quiz itself, as the preview always does.',
    description:
      'Hint under the switch for the language model: what is sent, how long it takes, what it costs',
  },
  adviceNone: {
    id: 'properties.adviceNone',
    defaultMessage:
      'This quiz shows a routine alone, whose steps keep their products: add a best match or further matches to use it.',
    description: 'Shown when the language model has nothing to put in order',
  },
});
