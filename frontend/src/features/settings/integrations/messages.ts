import { defineMessages } from '../../../lib/define-messages.ts';

/** A webhook of the shop's own. */
export const messages = defineMessages({
  title: { id: 'webhook.title', defaultMessage: 'Webhook', description: 'Heading: tells other systems' },
  hint: {
    id: 'webhook.hint',
    defaultMessage:
      'We tell a system of yours as soon as a shopper completes a quiz or leaves an address. Each message is signed, and sent again for an hour when it is not taken.',
    description: 'What a webhook is for',
  },
  url: { id: 'webhook.url', defaultMessage: 'Address', description: 'Label of the address that is called' },
  urlHint: {
    id: 'webhook.urlHint',
    defaultMessage: 'An https address that can be reached from outside.',
    description: 'Hint at the address',
  },
  urlFault: {
    id: 'webhook.urlFault',
    defaultMessage: 'Enter an address such as https://example.com/recommend.',
    description: 'The address is none that can be called',
  },
  events: {
    id: 'webhook.events',
    defaultMessage: 'Tell it of',
    description: 'Label of the choice of events',
  },
  completed: {
    id: 'webhook.completed',
    defaultMessage: 'Completed quizzes',
    description: 'Event: a response came',
  },
  lead: {
    id: 'webhook.lead',
    defaultMessage: 'New contacts',
    description: 'Event: somebody left an address',
  },
  noEvent: {
    id: 'webhook.noEvent',
    defaultMessage: 'Choose at least one.',
    description: 'No event is chosen',
  },
  save: { id: 'webhook.save', defaultMessage: 'Save', description: 'Button that saves the webhook' },
  saved: { id: 'webhook.saved', defaultMessage: 'The webhook is saved.', description: 'Confirms it' },
  owners: {
    id: 'webhook.owners',
    defaultMessage: 'Only owners change this.',
    description: 'Shown to members who are no owners',
  },
  secret: {
    id: 'webhook.secret',
    defaultMessage: 'Secret',
    description: 'Label of what messages are signed with',
  },
  secretOnce: {
    id: 'webhook.secretOnce',
    defaultMessage:
      'Copy the secret now: it is shown this once. With it, your system checks that a message comes from us.',
    description: 'Over the secret, when it was just made',
  },
  secretKept: {
    id: 'webhook.secretKept',
    defaultMessage: 'Signed with the secret that ends in {end}.',
    description: 'Under the address; end is four characters',
  },
  how: {
    id: 'webhook.how',
    defaultMessage: 'How to check a message',
    description: 'Opens the explanation of the signature',
  },
  howText: {
    id: 'webhook.howText',
    defaultMessage:
      'The header {header} holds the time t and the signature v1. Join t, a full stop and the body as it came; v1 is the HMAC-SHA256 of that under the secret, in hexadecimal. Refuse what is older than five minutes. The same message may come twice: its id in {id} tells.',
    description: 'Explains the signature; header and id are names of headers',
  },
  renew: {
    id: 'webhook.renew',
    defaultMessage: 'New secret',
    description: 'Button that makes another secret',
  },
  renewTitle: {
    id: 'webhook.renewTitle',
    defaultMessage: 'Make a new secret?',
    description: 'Title of the question',
  },
  renewHint: {
    id: 'webhook.renewHint',
    defaultMessage:
      'From then on, messages are signed with the new one alone. Your system refuses them until it knows it.',
    description: 'What a new secret means',
  },
  remove: { id: 'webhook.remove', defaultMessage: 'Remove', description: 'Button that removes the webhook' },
  removeTitle: {
    id: 'webhook.removeTitle',
    defaultMessage: 'Remove the webhook?',
    description: 'Title of the question',
  },
  removeHint: {
    id: 'webhook.removeHint',
    defaultMessage:
      'Your system is told nothing more, and what waits is not sent. Setting it up again makes a new secret.',
    description: 'What the removal means',
  },
  removed: { id: 'webhook.removed', defaultMessage: 'The webhook is removed.', description: 'Confirms it' },
  keep: { id: 'webhook.keep', defaultMessage: 'Keep it', description: 'Leaves all as it is' },
});
