import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'checkout.title',
    defaultMessage: 'Back from Shopify',
    description: 'Title of the page a merchant comes back to after approving a plan at Shopify',
  },
  asking: {
    id: 'checkout.asking',
    defaultMessage: 'Looking up your plan…',
    description: 'Shown while it is not known which plan the shop is on',
  },
  onPlan: {
    id: 'checkout.onPlan',
    defaultMessage: 'Your shop is on {plan}.',
    description: 'The plan of the shop; plan is its name, in bold',
  },
  thanks: {
    id: 'checkout.thanks',
    defaultMessage: 'Thank you. Shopify adds it to your next bill.',
    description: 'Line after a merchant approved a paid plan',
  },
  waiting: {
    id: 'checkout.waiting',
    defaultMessage:
      'Shopify has not told us of a paid plan yet. That can take a minute: this page goes on looking. If you did not approve it, nothing is charged.',
    description: 'Shown while Shopify has not confirmed a paid plan',
  },
  noShop: {
    id: 'checkout.noShop',
    defaultMessage: 'This account has no shop yet. Connect the shop that you came from first.',
    description: 'Shown when somebody comes back from Shopify without a connected shop',
  },
  toApp: { id: 'checkout.toApp', defaultMessage: 'Go to App', description: 'Link to the start of the app' },
  toPlan: {
    id: 'checkout.toPlan',
    defaultMessage: 'See your plan',
    description: 'Link to the settings of the plan',
  },
});
