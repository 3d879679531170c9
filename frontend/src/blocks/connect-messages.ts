import { defineMessages } from '../lib/define-messages.ts';

/** What to do, for each reason why a shop was not connected. */
export const messages = defineMessages({
  denied: {
    id: 'connect.denied',
    defaultMessage:
      'The shop was not connected, because the app was not installed. Try again, and choose Install.',
    description: 'The merchant did not consent in Shopify',
  },
  expired: {
    id: 'connect.expired',
    defaultMessage: 'That took too long, so nothing was connected. Try again.',
    description: 'The merchant came back from Shopify too late, or twice',
  },
  invalid: {
    id: 'connect.invalid',
    defaultMessage: 'The answer did not come from the shop, so nothing was connected. Try again from here.',
    description: 'The signature or the browser was not the right one',
  },
  taken: {
    id: 'connect.taken',
    defaultMessage:
      'This shop is connected to another account. Sign in to that one, or ask its owner to let you in.',
    description: 'The shop belongs to another account',
  },
  unavailable: {
    id: 'connect.unavailable',
    defaultMessage: 'The shop did not answer, so nothing was connected. Try again in a minute.',
    description: 'Shopify could not be reached',
  },
});
