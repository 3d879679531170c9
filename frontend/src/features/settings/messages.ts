import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings', description: 'Title of the settings' },
  shop: { id: 'settings.shop', defaultMessage: 'Shop', description: 'Heading over the connected shop' },
  shopHint: {
    id: 'settings.shopHint',
    defaultMessage: 'Where your products come from.',
    description: 'Text beside the connected shop',
  },
  connected: {
    id: 'settings.connected',
    defaultMessage: 'Connected on {when}',
    description: 'When the shop was connected; when is a day',
  },
  importedAt: {
    id: 'settings.importedAt',
    defaultMessage: 'Products imported {when}',
    description: 'When the catalogue was read; when is a day and time',
  },
  reconnect: {
    id: 'settings.reconnect',
    defaultMessage: 'Connect another shop, or this one again',
    description: 'Opens the form that connects a shop',
  },
  noShop: {
    id: 'settings.noShop',
    defaultMessage: 'No shop is connected yet.',
    description: 'Shown while there is no shop',
  },
  plan: { id: 'settings.plan', defaultMessage: 'Plan and usage', description: 'Heading over the plan' },
  planHint: {
    id: 'settings.planHint',
    defaultMessage: 'A response counts once, when a shopper completes a quiz. Months begin at midnight UTC.',
    description: 'Text beside the plan',
  },
  onPlan: {
    id: 'settings.onPlan',
    defaultMessage: '{plan} plan',
    description: 'Which plan the shop has; plan is a name',
  },
  look: {
    id: 'settings.look',
    defaultMessage: 'Language and appearance',
    description: 'Heading over language and colour mode',
  },
  lookHint: {
    id: 'settings.lookHint',
    defaultMessage: 'For you, on this device.',
    description: 'Text beside language and colour mode',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language',
  },
  appearance: {
    id: 'settings.appearance',
    defaultMessage: 'Appearance',
    description: 'Label of the choice between light and dark',
  },
  account: {
    id: 'settings.account',
    defaultMessage: 'Account',
    description: 'Heading over the signed-in user',
  },
  accountHint: {
    id: 'settings.accountHint',
    defaultMessage: 'Who you are signed in as.',
    description: 'Text beside the signed-in user',
  },
});
