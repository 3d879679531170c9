import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  passkeys: {
    id: 'settings.account.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Heading over the passkeys of the account',
  },
  passkeysHint: {
    id: 'settings.account.passkeysHint',
    defaultMessage:
      'A passkey signs you in with your fingerprint, face or screen lock. There is nothing to remember, and nothing that a false page can take.',
    description: 'What a passkey is',
  },
  passkeysNone: {
    id: 'settings.account.passkeysNone',
    defaultMessage: 'You have none yet. Your password goes on working beside it.',
    description: 'Shown while the account has no passkey',
  },
  passkeysUnknown: {
    id: 'settings.account.passkeysUnknown',
    defaultMessage: 'This browser does not know passkeys. Add one in another browser.',
    description: 'Shown in place of the button to add a passkey',
  },
  passkey: {
    id: 'settings.account.passkey',
    defaultMessage: 'Passkey',
    description: 'Name of a passkey that has none of its own',
  },
  passkeySince: {
    id: 'settings.account.passkeySince',
    defaultMessage: 'Added {when}',
    description: 'When a passkey was added; when is a date and time',
  },
  passkeyAdd: {
    id: 'settings.account.passkeyAdd',
    defaultMessage: 'Add a passkey',
    description: 'Button and title of the dialog that adds a passkey',
  },
  passkeyAddHint: {
    id: 'settings.account.passkeyAddHint',
    defaultMessage:
      'Your device asks for the rest. We mail you when it is done, so that you know of every passkey.',
    description: 'Under the title of the dialog that adds a passkey',
  },
  passkeyMake: {
    id: 'settings.account.passkeyMake',
    defaultMessage: 'Make a passkey',
    description: 'Button that has the browser make a passkey',
  },
  passkeyUnmade: {
    id: 'settings.account.passkeyUnmade',
    defaultMessage: 'No passkey was made. Perhaps it was cancelled, or this device has one already.',
    description: 'Shown when the browser made no passkey',
  },
  passkeyAdded: {
    id: 'settings.account.passkeyAdded',
    defaultMessage: 'Passkey added. You can sign in with it from now on.',
    description: 'Confirms that a passkey was added',
  },
  passkeyRemove: {
    id: 'settings.account.passkeyRemove',
    defaultMessage: 'Remove',
    description: 'Button that removes a passkey',
  },
  passkeyRemoveOf: {
    id: 'settings.account.passkeyRemoveOf',
    defaultMessage: 'Remove the passkey added {when}',
    description: 'Name of the button that removes a passkey, for screen readers; when is a date and time',
  },
  passkeyRemoveTitle: {
    id: 'settings.account.passkeyRemoveTitle',
    defaultMessage: 'Remove this passkey?',
    description: 'Question before a passkey is removed',
  },
  passkeyRemoveHint: {
    id: 'settings.account.passkeyRemoveHint',
    defaultMessage:
      'Nobody signs in with it any more. Your device may go on offering it: delete it there too.',
    description: 'What follows from removing a passkey',
  },
  passkeyRemoved: {
    id: 'settings.account.passkeyRemoved',
    defaultMessage: 'Passkey removed.',
    description: 'Confirms that a passkey was removed',
  },
});
