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
