import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'shell.home', defaultMessage: 'Home', description: 'Navigation: start page of the app' },
  quizzes: { id: 'shell.quizzes', defaultMessage: 'Quizzes', description: 'Navigation: list of quizzes' },
  products: { id: 'shell.products', defaultMessage: 'Products', description: 'Navigation: the catalogue' },
  settings: { id: 'shell.settings', defaultMessage: 'Settings', description: 'Navigation: settings' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Main', description: 'Label of the main navigation' },
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to the content',
    description: 'Link for keyboard users that jumps over the navigation',
  },
  account: {
    id: 'shell.account',
    defaultMessage: 'Account',
    description: 'Label of the menu of the signed-in user',
  },
  signOut: {
    id: 'shell.signOut',
    defaultMessage: 'Sign out',
    description: 'Menu item that ends the session',
  },
  shop: {
    id: 'shell.shop',
    defaultMessage: 'Shop',
    description: 'Label of the choice between the shops of a merchant',
  },
  notFoundPage: {
    id: 'shell.notFoundPage',
    defaultMessage: 'Page Not Found',
    description: 'Title of the page shown for an address that does not exist',
  },
  notFound: {
    id: 'shell.notFound',
    defaultMessage: 'Page not found: {path}',
    description: 'Shown for an address that does not exist; path is the address',
  },
  notFoundHint: {
    id: 'shell.notFoundHint',
    defaultMessage: 'The address may be mistyped, or the page has moved.',
    description: 'Explanation under the message that a page was not found',
  },
  goHome: {
    id: 'shell.goHome',
    defaultMessage: 'Go to the start page',
    description: 'Link on an error page',
  },
  errorPage: {
    id: 'shell.errorPage',
    defaultMessage: 'Internal Server Error',
    description: 'Shown after an unexpected fault that has no message of its own',
  },
  errorHint: {
    id: 'shell.errorHint',
    defaultMessage: 'Load the page again. If that does not help, write to us and we look into it.',
    description: 'What to do, under the message of an error page',
  },
  reference: {
    id: 'shell.reference',
    defaultMessage: 'Reference: {id}',
    description: 'Id of a failed request, to tell support',
  },
  reload: {
    id: 'shell.reload',
    defaultMessage: 'Load the page again',
    description: 'Button on an error page',
  },
  analytics: {
    id: 'shell.analytics',
    defaultMessage: 'Analytics',
    description: 'Navigation: figures of the quizzes',
  },
  viewer: {
    id: 'shell.viewer',
    defaultMessage:
      'You are a viewer here: you see everything, and change nothing. An owner of the team can change that.',
    description: 'Shown above every page to who may only look',
  },
});
