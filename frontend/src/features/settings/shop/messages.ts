import { defineMessages } from '../../../lib/define-messages.ts';

/** The connection to a shop. */
export const messages = defineMessages({
  hint: {
    id: 'connection.hint',
    defaultMessage: 'Where your products come from, and where your quizzes are.',
    description: 'Text beside the connected shop',
  },
  connected: {
    id: 'connection.connected',
    defaultMessage: 'Connected',
    description: 'State of the connection to a shop',
  },
  disconnected: {
    id: 'connection.disconnected',
    defaultMessage: 'Disconnected',
    description: 'State of the connection to a shop',
  },
  since: {
    id: 'connection.since',
    defaultMessage: 'Since',
    description: 'Label: when the shop was connected or disconnected',
  },
  may: {
    id: 'connection.may',
    defaultMessage: 'We may',
    description: 'Label: what the merchant let us do in the shop',
  },
  readProducts: {
    id: 'connection.readProducts',
    defaultMessage: 'Read products and collections',
    description: 'What the right read_products allows; in a list of all that we may do',
  },
  readThemes: {
    id: 'connection.readThemes',
    defaultMessage: 'read the settings of your theme, for its colours',
    description: 'What the right read_themes allows; in a list, not the first',
  },
  nothing: {
    id: 'connection.nothing',
    defaultMessage: 'Nothing',
    description: 'What we may do in a shop that is disconnected',
  },
  imported: {
    id: 'connection.imported',
    defaultMessage: 'Last import',
    description: 'Label: when the catalogue was read',
  },
  never: { id: 'connection.never', defaultMessage: 'Not yet', description: 'The catalogue was never read' },
  counts: {
    id: 'connection.counts',
    defaultMessage:
      '{products, plural, one {# product} other {# products}} in {collections, plural, one {# collection} other {# collections}}',
    description: 'What the last import brought',
  },
  quizzes: {
    id: 'connection.quizzes',
    defaultMessage: 'Quizzes',
    description: 'Label: how many quizzes are in the shop',
  },
  live: {
    id: 'connection.live',
    defaultMessage: '{count, plural, =0 {None in the shop} other {# in the shop}}',
    description: 'How many quizzes are in the shop',
  },
  import: {
    id: 'connection.import',
    defaultMessage: 'Import again',
    description: 'Button that reads the catalogue from the shop',
  },
  disconnect: {
    id: 'connection.disconnect',
    defaultMessage: 'Disconnect',
    description: 'Button that ends the connection to the shop',
  },
  owners: {
    id: 'connection.owners',
    defaultMessage: 'Only an owner disconnects the shop.',
    description: 'Shown to members who may not end the connection',
  },
  sure: {
    id: 'connection.sure',
    defaultMessage: 'Disconnect {shop}?',
    description: 'Title of the confirmation; shop is its name',
  },
  staysLiveAny: {
    id: 'connection.staysLiveAny',
    defaultMessage:
      'Quizzes that are in the shop stay there, and shoppers can go on answering them. They show the products of the last import. Take them out under Quizzes first if they should go.',
    description: 'The same, while it is not known how many there are',
  },
  staysLive: {
    id: 'connection.staysLive',
    defaultMessage:
      '{count, plural, =0 {No quiz is in the shop now.} one {The quiz in the shop stays there, and shoppers can go on answering it. It shows the products of the last import. Take it out under Quizzes first if it should go.} other {The # quizzes in the shop stay there, and shoppers can go on answering them. They show the products of the last import. Take them out under Quizzes first if they should go.}}',
    description: 'What disconnecting means for the quizzes in the shop',
  },
  noImports: {
    id: 'connection.noImports',
    defaultMessage:
      'We delete our access and read nothing from the shop any more. New prices and products do not arrive.',
    description: 'What disconnecting means for the catalogue',
  },
  comeBack: {
    id: 'connection.comeBack',
    defaultMessage:
      'Quizzes, responses and figures stay here. Connect the same shop later and go on with them.',
    description: 'What disconnecting leaves as it is',
  },
  inShopify: {
    id: 'connection.inShopify',
    defaultMessage: 'The app itself you remove in Shopify, under Settings, Apps.',
    description: 'What is to be done in the shop itself',
  },
  cancel: {
    id: 'connection.cancel',
    defaultMessage: 'Keep it connected',
    description: 'Button that leaves the connection as it is',
  },
  again: {
    id: 'connection.again',
    defaultMessage: 'Connect the shop again to import products. Your quizzes and responses are still here.',
    description: 'Shown over the form while the shop is disconnected',
  },
  done: {
    id: 'connection.done',
    defaultMessage: '{shop} is disconnected',
    description: 'Confirms that the connection is ended; shop is its name',
  },
  another: {
    id: 'connection.another',
    defaultMessage: 'Connect another shop, or this one again',
    description: 'Opens the form that connects a shop',
  },
});
