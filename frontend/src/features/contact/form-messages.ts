import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  name: { id: 'contact.name', defaultMessage: 'Name', description: 'Field' },
  nameFault: { id: 'contact.nameFault', defaultMessage: 'Enter your name.', description: 'Fault of a field' },
  email: { id: 'contact.email', defaultMessage: 'E-mail', description: 'Field' },
  emailFault: {
    id: 'contact.emailFault',
    defaultMessage: 'Enter an e-mail address such as you@shop.com.',
    description: 'Fault of a field',
  },
  topic: { id: 'contact.topic', defaultMessage: 'Topic', description: 'Field: what the message is about' },
  topicFault: {
    id: 'contact.topicFault',
    defaultMessage: 'Choose a topic.',
    description: 'Fault of a field',
  },
  chooseTopic: {
    id: 'contact.chooseTopic',
    defaultMessage: 'Choose one',
    description: 'Shown in the field before a topic is chosen',
  },
  message: { id: 'contact.message', defaultMessage: 'Message', description: 'Field' },
  messageFault: {
    id: 'contact.messageFault',
    defaultMessage: 'Write between {min, number} and {max, number} characters.',
    description: 'Fault of a field',
  },
  counter: {
    id: 'contact.counter',
    defaultMessage: '{count, number} of {max, number} characters',
    description: 'How long the message is',
  },
  send: { id: 'contact.send', defaultMessage: 'Send message', description: 'Button' },
  sending: {
    id: 'contact.sending',
    defaultMessage: 'Sending...',
    description: 'Button while it is being sent',
  },
  sent: {
    id: 'contact.sent',
    defaultMessage: 'Message sent successfully!',
    description: 'Heading once the message is with us',
  },
  sentText: {
    id: 'contact.sentText',
    defaultMessage: "We'll get back to you within 24 hours.",
    description: 'Under the heading once the message is with us',
  },
  another: { id: 'contact.another', defaultMessage: 'Write another', description: 'Button after sending' },
  failed: {
    id: 'contact.failed',
    defaultMessage: 'Oops! Something went wrong.',
    description: 'Heading when a message could not be sent',
  },
  tryAgain: { id: 'contact.tryAgain', defaultMessage: 'Try Again', description: 'Button after a fault' },
  mailInstead: {
    id: 'contact.mailInstead',
    defaultMessage: 'Email Us Instead',
    description: 'Link that opens the mail program with the message',
  },
  noScript: {
    id: 'contact.noScript',
    defaultMessage: 'The form needs JavaScript. Write to {address} instead.',
    description: 'Shown where scripts are off',
  },
  website: {
    id: 'contact.website',
    defaultMessage: 'Leave this empty',
    description: 'Label of a field that only machines see and fill in',
  },
});

export const topics = defineMessages({
  demo: { id: 'contact.topic.demo', defaultMessage: 'A demo', description: 'Topic of a message' },
  pricing: { id: 'contact.topic.pricing', defaultMessage: 'Pricing', description: 'Topic of a message' },
  integration: {
    id: 'contact.topic.integration',
    defaultMessage: 'Integration with my shop',
    description: 'Topic of a message',
  },
  features: { id: 'contact.topic.features', defaultMessage: 'Features', description: 'Topic of a message' },
  support: { id: 'contact.topic.support', defaultMessage: 'Support', description: 'Topic of a message' },
  other: { id: 'contact.topic.other', defaultMessage: 'Something else', description: 'Topic of a message' },
});
