import { defineMessages } from '../lib/define-messages.ts';

export const messages = defineMessages({
  language: {
    id: 'blocks.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language',
  },
  appearance: {
    id: 'blocks.appearance',
    defaultMessage: 'Appearance',
    description: 'Label of the choice between light and dark',
  },
  system: {
    id: 'blocks.system',
    defaultMessage: 'As on this device',
    description: 'Colour mode that follows the device',
  },
  light: { id: 'blocks.light', defaultMessage: 'Light', description: 'Colour mode' },
  dark: { id: 'blocks.dark', defaultMessage: 'Dark', description: 'Colour mode' },
  shopDomain: {
    id: 'blocks.shopDomain',
    defaultMessage: 'Shop domain',
    description: 'Label of the field for the domain of a Shopify shop',
  },
  shopDomainHint: {
    id: 'blocks.shopDomainHint',
    defaultMessage: 'The name before .myshopify.com is enough.',
    description: 'Hint under the field for the domain of a Shopify shop',
  },
  shopDomainFault: {
    id: 'blocks.shopDomainFault',
    defaultMessage: 'Enter a shop such as your-shop.myshopify.com.',
    description: 'Shown when the shop domain is not one',
  },
  connect: {
    id: 'blocks.connect',
    defaultMessage: 'Connect shop',
    description: 'Button that starts connecting a Shopify shop',
  },
  products: {
    id: 'blocks.products',
    defaultMessage: '{done, number} of {total, number} products',
    description: 'How far the import of the catalogue has come',
  },
  productsSoFar: {
    id: 'blocks.productsSoFar',
    defaultMessage: '{done, plural, one {# product} other {# products}} so far',
    description: 'How far the import has come while the total is not known',
  },
  importing: {
    id: 'blocks.importing',
    defaultMessage: 'Importing your products',
    description: 'Heading while the catalogue comes in',
  },
  importHint: {
    id: 'blocks.importHint',
    defaultMessage: 'You can close this page; it goes on by itself.',
    description: 'Under the progress of the import',
  },
  importFailed: {
    id: 'blocks.importFailed',
    defaultMessage: 'The import stopped',
    description: 'Heading when the import of the catalogue failed',
  },
  importFailedHint: {
    id: 'blocks.importFailedHint',
    defaultMessage: 'What came in so far is kept. Start the import again.',
    description: 'Explanation when the import failed and the shop gave no reason',
  },
  importAgain: {
    id: 'blocks.importAgain',
    defaultMessage: 'Import again',
    description: 'Button that starts the import again',
  },
  usage: {
    id: 'blocks.usage',
    defaultMessage: 'Responses this month',
    description: 'Label of the usage of the plan',
  },
  usageOf: {
    id: 'blocks.usageOf',
    defaultMessage: '{used, number} of {limit, number}',
    description: 'Responses used this month, of those in the plan',
  },
  usageNear: {
    id: 'blocks.usageNear',
    defaultMessage: 'Nearly used up. Past the limit your quizzes go on working.',
    description: 'Shown from 80 percent of the plan on',
  },
  usageOver: {
    id: 'blocks.usageOver',
    defaultMessage:
      'Used up. Shoppers notice nothing: your quizzes go on working, and every response is stored.',
    description: 'Shown when the plan is used up',
  },
  notRefreshed: {
    id: 'blocks.notRefreshed',
    defaultMessage: 'Not refreshed: this is how it was before',
    description: 'Heading over why figures that are shown could not be read again',
  },
  draft: {
    id: 'blocks.draft',
    defaultMessage: 'Draft',
    description: 'Status of a quiz that was never published',
  },
  published: {
    id: 'blocks.published',
    defaultMessage: 'Published',
    description: 'Status of a quiz that is live',
  },
  changed: {
    id: 'blocks.changed',
    defaultMessage: 'Published, with changes',
    description: 'Status of a live quiz whose draft was changed since',
  },
  unpublished: {
    id: 'blocks.unpublished',
    defaultMessage: 'Taken out',
    description: 'Status of a quiz that was published before',
  },
  activeQuizzes: {
    id: 'blocks.activeQuizzes',
    defaultMessage: 'Active quizzes',
    description: 'Figure: how many quizzes are published',
  },
  sessions: {
    id: 'blocks.sessions',
    defaultMessage: 'Quiz sessions',
    description: 'Figure: sessions of the last 30 days with at least one answer',
  },
  completionRate: {
    id: 'blocks.completionRate',
    defaultMessage: 'Completion rate',
    description: 'Figure: share of quiz sessions that reached the results',
  },
  conversionRate: {
    id: 'blocks.conversionRate',
    defaultMessage: 'Conversion rate',
    description: 'Figure: share of quiz sessions that put something into the cart',
  },
  headline: {
    id: 'blocks.headline',
    defaultMessage: 'The last 30 days',
    description: 'Label of the figures of the last 30 days',
  },
});
