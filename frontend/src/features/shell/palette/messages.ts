import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  find: {
    id: 'palette.find',
    defaultMessage: 'Find anything',
    description: 'Name of the search over the whole app',
  },
  findHint: {
    id: 'palette.findHint',
    defaultMessage: 'Find anything (⌘K or Ctrl K)',
    description: 'Hint on the button that opens the search',
  },
  placeholder: {
    id: 'palette.placeholder',
    defaultMessage: 'Quizzes, products, settings…',
    description: 'Example in the search field',
  },
  nothing: {
    id: 'palette.nothing',
    defaultMessage: 'Nothing found',
    description: 'Shown when the search finds nothing',
  },
  looking: {
    id: 'palette.looking',
    defaultMessage: 'Still looking…',
    description: 'Shown while the search has not gone through all quizzes and products yet',
  },
  missing: {
    id: 'palette.missing',
    defaultMessage: 'Not everything could be searched',
    description: 'Heading over why the quizzes or the products did not load',
  },
  places: { id: 'palette.places', defaultMessage: 'Go to', description: 'Heading of the places in the app' },
  home: { id: 'palette.home', defaultMessage: 'Home', description: 'Place in the app' },
  newQuiz: { id: 'palette.newQuiz', defaultMessage: 'New quiz', description: 'Place in the app' },
  quizzes: {
    id: 'palette.quizzes',
    defaultMessage: 'Quizzes',
    description: 'Place in the app, and heading of the quizzes found',
  },
  products: {
    id: 'palette.products',
    defaultMessage: 'Products',
    description: 'Place in the app, and heading of the products found',
  },
  collections: { id: 'palette.collections', defaultMessage: 'Collections', description: 'Place in the app' },
  settings: { id: 'palette.settings', defaultMessage: 'Settings', description: 'Place in the app' },
  analytics: {
    id: 'palette.analytics',
    defaultMessage: 'Analytics',
    description: 'Place in the app: figures of the quizzes',
  },
});
