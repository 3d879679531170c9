import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'invitation.title',
    defaultMessage: 'You are invited',
    description: 'Title of the page of an invitation',
  },
  join: {
    id: 'invitation.join',
    defaultMessage: 'Join the team',
    description: 'Button that accepts an invitation',
  },
  otherAddress: {
    id: 'invitation.otherAddress',
    defaultMessage:
      'This invitation is for {email}, and you are signed in as {mine}. Sign out, and open the link again as {email}.',
    description: 'Shown when somebody else is signed in; email and mine are addresses',
  },
  signOut: {
    id: 'invitation.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that ends the session',
  },
  withAddress: {
    id: 'invitation.withAddress',
    defaultMessage: 'Use the address that was invited: {email}',
    description: 'Over the ways to sign in; email is an address',
  },
  register: {
    id: 'invitation.register',
    defaultMessage: 'Create an account',
    description: 'Leads to the registration',
  },
  signIn: { id: 'invitation.signIn', defaultMessage: 'Sign in', description: 'Leads to the sign-in page' },
  over: {
    id: 'invitation.over',
    defaultMessage:
      'This invitation was used, taken back or replaced, or its 7 days are over. Ask for a new one.',
    description: 'Shown when the link of an invitation opens nothing',
  },
  overTitle: {
    id: 'invitation.overTitle',
    defaultMessage: 'This invitation no longer works',
    description: 'Title where the link of an invitation opens nothing',
  },
  looking: {
    id: 'invitation.looking',
    defaultMessage: 'Your invitation',
    description: 'Title while an invitation is looked up',
  },
  noneTitle: {
    id: 'invitation.noneTitle',
    defaultMessage: 'There is no invitation here',
    description: 'Title of the page of an invitation that was opened without its link',
  },
  none: {
    id: 'invitation.none',
    defaultMessage:
      'Open the link in the mail again: the invitation is in the link. If the mail is gone, ask an owner of the shop for a new one.',
    description: 'Shown on the page of an invitation that was opened without its link',
  },
  home: {
    id: 'invitation.home',
    defaultMessage: 'Go to the start page',
    description: 'Leads to the start page of the site',
  },
  toApp: { id: 'invitation.toApp', defaultMessage: 'Go to the app', description: 'Leads to the app' },
});

/** By the role that is offered. */
export const invitationRoles = defineMessages({
  owner: {
    id: 'invitation.as.owner',
    defaultMessage:
      'Work on the product quizzes of {shop} as an owner: everything, the team and the plan too.',
    description: 'What an invitation is to; shop is a name',
  },
  editor: {
    id: 'invitation.as.editor',
    defaultMessage: 'Work on the product quizzes of {shop} as an editor: make, change and publish them.',
    description: 'What an invitation is to; shop is a name',
  },
  viewer: {
    id: 'invitation.as.viewer',
    defaultMessage: 'Look at the product quizzes of {shop}, and what shoppers answer, as a viewer.',
    description: 'What an invitation is to; shop is a name',
  },
});
