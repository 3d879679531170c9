import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  profile: {
    id: 'settings.account.profile',
    defaultMessage: 'You',
    description: 'Heading over the own name',
  },
  firstName: {
    id: 'settings.account.firstName',
    defaultMessage: 'First name',
    description: 'Label of the first name',
  },
  lastName: {
    id: 'settings.account.lastName',
    defaultMessage: 'Last name',
    description: 'Label of the last name',
  },
  nameFault: {
    id: 'settings.account.nameFault',
    defaultMessage: 'Enter your name.',
    description: 'Shown when a name is missing',
  },
  mailLanguage: {
    id: 'settings.account.mailLanguage',
    defaultMessage: 'Language of our mails',
    description: 'Label of the choice of the language of mails',
  },
  save: { id: 'settings.account.save', defaultMessage: 'Save', description: 'Button that saves the name' },
  saved: {
    id: 'settings.account.saved',
    defaultMessage: 'Saved.',
    description: 'Confirms that the name was saved',
  },
  email: {
    id: 'settings.account.email',
    defaultMessage: 'E-mail',
    description: 'Heading over the change of the address',
  },
  emailHint: {
    id: 'settings.account.emailHint',
    defaultMessage: 'You sign in with {email}.',
    description: 'The address now; email is an address',
  },
  newEmail: {
    id: 'settings.account.newEmail',
    defaultMessage: 'New e-mail',
    description: 'Label of the new address',
  },
  emailFault: {
    id: 'settings.account.emailFault',
    defaultMessage: 'Enter an e-mail address such as name@shop.com.',
    description: 'Shown when the new address is not one',
  },
  currentPassword: {
    id: 'settings.account.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label of the password that is held now',
  },
  passwordMissing: {
    id: 'settings.account.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'Shown when the password is missing',
  },
  sendCode: {
    id: 'settings.account.sendCode',
    defaultMessage: 'Send a code to it',
    description: 'Button that mails a code to the new address',
  },
  code: { id: 'settings.account.code', defaultMessage: 'Code', description: 'Label of the mailed code' },
  codeHint: {
    id: 'settings.account.codeHint',
    defaultMessage: 'We mailed 6 digits to {email}. They hold for an hour.',
    description: 'Where the code is; email is an address',
  },
  codeFault: {
    id: 'settings.account.codeFault',
    defaultMessage: 'Enter the 6 digits from the mail.',
    description: 'Shown when the code is no code',
  },
  confirm: {
    id: 'settings.account.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that confirms the new address',
  },
  cancel: {
    id: 'settings.account.cancel',
    defaultMessage: 'Cancel',
    description: 'Leaves without doing anything',
  },
  emailChanged: {
    id: 'settings.account.emailChanged',
    defaultMessage: 'You sign in with {email} from now on.',
    description: 'Confirms the new address; email is an address',
  },
  password: {
    id: 'settings.account.password',
    defaultMessage: 'Password',
    description: 'Heading over the change of the password',
  },
  passwordHint: {
    id: 'settings.account.passwordHint',
    defaultMessage: 'At least 10 characters. When you change it, you are signed out everywhere else.',
    description: 'What a change of the password means',
  },
  newPassword: {
    id: 'settings.account.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the new password',
  },
  passwordFault: {
    id: 'settings.account.passwordFault',
    defaultMessage: 'Use at least 10 characters.',
    description: 'Shown when the new password is too short',
  },
  changePassword: {
    id: 'settings.account.changePassword',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  passwordChanged: {
    id: 'settings.account.passwordChanged',
    defaultMessage: 'Your password was changed.',
    description: 'Confirms the new password',
  },
  sessions: {
    id: 'settings.account.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Heading over the sessions',
  },
  sessionsHint: {
    id: 'settings.account.sessionsHint',
    defaultMessage: 'Something you do not know? Sign out everywhere else, then change your password.',
    description: 'What the sessions are for',
  },
  since: {
    id: 'settings.account.since',
    defaultMessage: 'Since {when}',
    description: 'When a session began; when is a day and time',
  },
  thisOne: {
    id: 'settings.account.thisOne',
    defaultMessage: 'This browser',
    description: 'Mark of the session that is in use',
  },
  unknownBrowser: {
    id: 'settings.account.unknownBrowser',
    defaultMessage: 'Unknown browser',
    description: 'Stands for a browser without a known name',
  },
  endOthers: {
    id: 'settings.account.endOthers',
    defaultMessage: 'Sign out everywhere else',
    description: 'Button that ends all other sessions',
  },
  endTitle: {
    id: 'settings.account.endTitle',
    defaultMessage: 'Sign out everywhere else?',
    description: 'Title of the question before other sessions end',
  },
  endHint: {
    id: 'settings.account.endHint',
    defaultMessage:
      '{count, plural, one {The other browser is signed out at once and needs your password} other {The # other browsers are signed out at once and need your password}} to come back. You stay signed in here, and nothing changes for your colleagues or your shop.',
    description: 'What the end of other sessions means; count is how many there are',
  },
  onlyHere: {
    id: 'settings.account.onlyHere',
    defaultMessage: 'You are signed in nowhere else.',
    description: 'Under the list of sessions, when this is the only one',
  },
  ended: {
    id: 'settings.account.ended',
    defaultMessage: 'You are signed out everywhere else.',
    description: 'Confirms that other sessions ended',
  },
  remove: {
    id: 'settings.account.remove',
    defaultMessage: 'Delete account',
    description: 'Heading over the deletion',
  },
  removeHint: {
    id: 'settings.account.removeHint',
    defaultMessage:
      'Deletes you, and every shop here that nobody else owns: quizzes, responses, contacts and figures.',
    description: 'What a deletion does',
  },
  export: {
    id: 'settings.account.export',
    defaultMessage: 'Export everything as JSON',
    description: 'Button that saves a file with everything',
  },
  exporting: {
    id: 'settings.account.exporting',
    defaultMessage: 'Gathering everything. Keep this page open.',
    description: 'Shown while the export is made',
  },
  removeButton: {
    id: 'settings.account.removeButton',
    defaultMessage: 'Delete account',
    description: 'Button that begins the deletion',
  },
  removeTitle: {
    id: 'settings.account.removeTitle',
    defaultMessage: 'Delete your account?',
    description: 'Title of the question before the deletion',
  },
  removeWarning: {
    id: 'settings.account.removeWarning',
    defaultMessage:
      'Quizzes leave the shop at once. Nothing can be brought back: export first what you want to keep.',
    description: 'What follows a deletion',
  },
  typeEmail: {
    id: 'settings.account.typeEmail',
    defaultMessage: 'Type {email} to confirm',
    description: 'Label of the field that confirms a deletion; email is the own address',
  },
  typeEmailFault: {
    id: 'settings.account.typeEmailFault',
    defaultMessage: 'Type your own address, exactly.',
    description: 'Shown when the typed address is not the own',
  },
  removeForGood: {
    id: 'settings.account.removeForGood',
    defaultMessage: 'Delete for good',
    description: 'Button that deletes the account',
  },
});
