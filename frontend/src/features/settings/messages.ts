import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings', description: 'Title of the settings' },
  shop: { id: 'settings.shop', defaultMessage: 'Shop', description: 'Heading over the connected shop' },
  brand: { id: 'settings.brand', defaultMessage: 'Brand', description: 'Heading over how new quizzes look' },
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
  integrations: {
    id: 'settings.integrations',
    defaultMessage: 'Integrations',
    description: 'Part of the settings: other systems',
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
  team: { id: 'settings.team', defaultMessage: 'Team', description: 'Heading over who works on the shops' },
  privacy: {
    id: 'settings.privacy',
    defaultMessage: 'Privacy',
    description: 'Heading over how long answers are kept',
  },
  sections: {
    id: 'settings.sections',
    defaultMessage: 'Settings',
    description: 'Names the list of parts of the settings',
  },
  plans: { id: 'settings.plans', defaultMessage: 'Plans', description: 'Heading over the plans there are' },
  perMonth: { id: 'settings.perMonth', defaultMessage: 'a month', description: 'After the price of a plan' },
  responsesAMonth: {
    id: 'settings.responsesAMonth',
    defaultMessage: '{count, number} responses a month',
    description: 'What a plan allows; count is a number',
  },
  upgradeHow: {
    id: 'settings.upgradeHow',
    defaultMessage:
      'Plans are changed by hand for now: write to us, and we change yours within a day. You pay nothing before you agree.',
    description: 'How to get another plan',
  },
  upgradeOwners: {
    id: 'settings.upgradeOwners',
    defaultMessage: 'Only an owner changes the plan. Ask one of your team.',
    description: 'Shown to members who may not change the plan',
  },
  upgradeWrite: {
    id: 'settings.upgradeWrite',
    defaultMessage: 'Write to us about the plan',
    description: 'Opens a mail to us',
  },
  lockedHint: {
    id: 'settings.lockedHint',
    defaultMessage:
      'Shoppers notice nothing when the limit is reached. Later responses are stored and locked: you see that they exist, and what is in them from the next month on or with a larger plan.',
    description: 'What happens past the limit of a plan',
  },
  mails: {
    id: 'settings.mails',
    defaultMessage: 'Notifications',
    description: 'Heading over which mails come',
  },
  mailsHint: {
    id: 'settings.mailsHint',
    defaultMessage: 'What we mail to {email}.',
    description: 'Under the heading of the notifications; email is an address',
  },
  mailsUsage: {
    id: 'settings.mailsUsage',
    defaultMessage: 'When responses run out',
    description: 'Switch: mails about the use of the plan',
  },
  mailsUsageHint: {
    id: 'settings.mailsUsageHint',
    defaultMessage:
      'At 80% and at 100% of the plan, once a month each, to owners of the account. The start page tells it in any case.',
    description: 'Under the switch of the mails about the use of the plan',
  },
  mailsAlways: {
    id: 'settings.mailsAlways',
    defaultMessage:
      'Codes, invitations and changes of your address, password or passkeys always reach you: they keep your account yours.',
    description: 'Which mails cannot be switched off',
  },
});
