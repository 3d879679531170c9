import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  signIn: {
    id: 'auth.signIn',
    defaultMessage: 'Sign in',
    description: 'Title and button of the sign-in page',
  },
  signInLead: {
    id: 'auth.signInLead',
    defaultMessage: 'Welcome back.',
    description: 'Line under the title of the sign-in page',
  },
  email: { id: 'auth.email', defaultMessage: 'E-mail', description: 'Label of the e-mail field' },
  emailFault: {
    id: 'auth.emailFault',
    defaultMessage: 'Enter an e-mail address such as name@shop.com.',
    description: 'Shown when the e-mail address is not one',
  },
  password: { id: 'auth.password', defaultMessage: 'Password', description: 'Label of the password field' },
  newPassword: {
    id: 'auth.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the new password field',
  },
  passwordMissing: {
    id: 'auth.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'Shown when the password field is empty at sign-in',
  },
  passwordHint: {
    id: 'auth.passwordHint',
    defaultMessage: 'At least 10 characters. A sentence works well.',
    description: 'Hint under the field for a new password',
  },
  passwordFault: {
    id: 'auth.passwordFault',
    defaultMessage: 'Use at least 10 characters.',
    description: 'Shown when a new password is too short',
  },
  forgot: {
    id: 'auth.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link to the page that sends a code for a new password; also the title of that page',
  },
  noAccount: {
    id: 'auth.noAccount',
    defaultMessage: 'New here?',
    description: 'Before the link to register',
  },
  haveAccount: {
    id: 'auth.haveAccount',
    defaultMessage: 'Have an account already?',
    description: 'Before the link to sign in',
  },
  register: {
    id: 'auth.register',
    defaultMessage: 'Create an account',
    description: 'Title and button of the page to register',
  },
  registerLead: {
    id: 'auth.registerLead',
    defaultMessage: 'Free to start, no card needed.',
    description: 'Line under the title of the page to register',
  },
  firstName: { id: 'auth.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'auth.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  nameFault: {
    id: 'auth.nameFault',
    defaultMessage: 'Enter your name.',
    description: 'Shown when a name field is empty',
  },
  confirm: {
    id: 'auth.confirm',
    defaultMessage: 'Check your mail',
    description: 'Title of the step that asks for the code that was mailed',
  },
  confirmLead: {
    id: 'auth.confirmLead',
    defaultMessage: 'We sent a code of 6 digits to {email}.',
    description: 'Explains where the code is',
  },
  code: { id: 'auth.code', defaultMessage: 'Code', description: 'Label of the field for the mailed code' },
  codeFault: {
    id: 'auth.codeFault',
    defaultMessage: 'Enter the 6 digits from the mail.',
    description: 'Shown when the code does not have 6 digits',
  },
  confirmButton: {
    id: 'auth.confirmButton',
    defaultMessage: 'Confirm and sign in',
    description: 'Button that sends the code',
  },
  enterCode: {
    id: 'auth.enterCode',
    defaultMessage: 'Enter the code from the mail',
    description: 'Button shown when a sign-in failed, for who has not confirmed the address yet',
  },
  resend: {
    id: 'auth.resend',
    defaultMessage: 'Send another code',
    description: 'Button that mails a new code',
  },
  resent: {
    id: 'auth.resent',
    defaultMessage: 'Another code is on its way.',
    description: 'Confirms that a new code was mailed',
  },
  otherEmail: {
    id: 'auth.otherEmail',
    defaultMessage: 'Use another address',
    description: 'Button that goes back from the code to the details',
  },
  noMail: {
    id: 'auth.noMail',
    defaultMessage: 'No mail? Look in the spam folder. If you have an account already, sign in instead.',
    description: 'Help under the field for the code',
  },
  forgotLead: {
    id: 'auth.forgotLead',
    defaultMessage: 'Tell us your address, and we mail you a code to set a new one.',
    description: 'Line under the title of the page for a forgotten password',
  },
  sendCode: {
    id: 'auth.sendCode',
    defaultMessage: 'Send me a code',
    description: 'Button that mails a code',
  },
  reset: {
    id: 'auth.reset',
    defaultMessage: 'Set a new password',
    description: 'Title and button of the page that sets a new password',
  },
  resetLead: {
    id: 'auth.resetLead',
    defaultMessage: 'If there is an account for that address, a code is in its mailbox now.',
    description: 'Line under the title of the page that sets a new password',
  },
  resetDone: {
    id: 'auth.resetDone',
    defaultMessage: 'Your new password is set.',
    description: 'Confirms that the password was changed',
  },
  backToSignIn: {
    id: 'auth.backToSignIn',
    defaultMessage: 'Back to sign-in',
    description: 'Link to the sign-in page',
  },
  shopify: {
    id: 'auth.shopify',
    defaultMessage: 'Connect your shop',
    description: 'Title of the page a merchant comes to from Shopify',
  },
  shopifyLink: {
    id: 'auth.shopifyLink',
    defaultMessage:
      'The shop becomes part of the account {email}. Shopify asks for your consent, and brings you back here.',
    description:
      'Line under the title of the page that links a shop to the account; email is who is signed in',
  },
  otherAccount: {
    id: 'auth.otherAccount',
    defaultMessage: 'Use another account',
    description: 'Button that signs out and lets the merchant sign in as somebody else before linking a shop',
  },
  shopifyFirst: {
    id: 'auth.shopifyFirst',
    defaultMessage: 'Sign in or create an account, so that we know whose shop {shop} is.',
    description: 'Shown to a visitor who comes from Shopify',
  },
  shopifyAny: {
    id: 'auth.shopifyAny',
    defaultMessage: 'Sign in or create an account first. Then you connect your shop with one click.',
    description: 'Shown to a visitor of the page that connects a shop, when no shop is named',
  },
  passkeySignIn: {
    id: 'auth.passkeySignIn',
    defaultMessage: 'Sign in with a passkey',
    description: 'Button of the sign-in page',
  },
  passkeyNone: {
    id: 'auth.passkeyNone',
    defaultMessage:
      'No passkey was used. Perhaps it was cancelled, or this device has none for this address: sign in with your password.',
    description: 'Shown when the browser found or used no passkey',
  },
});
