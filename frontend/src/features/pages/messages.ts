import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'public.title',
    defaultMessage: 'An untracked page',
    description: 'Title of the page /public',
  },
  text: {
    id: 'public.text',
    defaultMessage:
      'Nothing is counted here, and nobody is asked who they are. Use it to check that the product can be reached from where you are.',
    description: 'Text of the page /public',
  },
  browser: {
    id: 'public.browser',
    defaultMessage: 'Your language: {language}. Your time: {time}.',
    description: 'On the page /public: what the browser says about itself',
  },
});
