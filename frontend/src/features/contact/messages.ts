import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact', description: 'Title of the page' },
  headline: {
    id: 'contact.headline',
    defaultMessage: 'Write to us',
    description: 'Heading of the contact page',
  },
  lead: {
    id: 'contact.lead',
    defaultMessage:
      'Questions about a quiz, a plan or your catalogue? We answer every message within 24 hours.',
    description: 'Under the heading of the contact page, and its description for search engines',
  },
  demoTitle: { id: 'contact.demoTitle', defaultMessage: 'Book a demo', description: 'Beside the form' },
  demoText: {
    id: 'contact.demoText',
    defaultMessage:
      '30 minutes with a co-founder, on your own catalogue, usually within 24 hours. Choose the topic “A demo” and say when it suits you.',
    description: 'Explains what a demo is',
  },
  mailTitle: { id: 'contact.mailTitle', defaultMessage: 'Rather by mail?', description: 'Beside the form' },
  supportTitle: {
    id: 'contact.supportTitle',
    defaultMessage: 'Support, 24/7',
    description: 'Beside the form',
  },
  supportText: {
    id: 'contact.supportText',
    defaultMessage: 'Something does not work? Tell us the address of the page and what you expected.',
    description: 'Explains how to get help',
  },
});
