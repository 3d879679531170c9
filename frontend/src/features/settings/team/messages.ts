import { defineMessages } from '../../../lib/define-messages.ts';

export const messages = defineMessages({
  members: {
    id: 'settings.team.members',
    defaultMessage: 'People',
    description: 'Heading over the members of a team',
  },
  membersHint: {
    id: 'settings.team.membersHint',
    defaultMessage: 'Everybody here works on all shops of this account.',
    description: 'Text under the heading over the members of a team',
  },
  invite: {
    id: 'settings.team.invite',
    defaultMessage: 'Invite somebody',
    description: 'Heading over the form that invites',
  },
  inviteHint: {
    id: 'settings.team.inviteHint',
    defaultMessage: 'They get a link by mail, which works once and for 7 days.',
    description: 'Text under the heading over the form that invites',
  },
  ownersOnly: {
    id: 'settings.team.ownersOnly',
    defaultMessage: 'Only an owner invites people and changes what they may do. Ask one of the owners above.',
    description: 'Shown to members who may not invite',
  },
  role: { id: 'settings.team.role', defaultMessage: 'Role', description: 'Label of the choice of a role' },
  roleOf: {
    id: 'settings.team.roleOf',
    defaultMessage: 'Role of {name}',
    description: 'Label of the choice of a role of a member; name is a person',
  },
  email: {
    id: 'settings.team.email',
    defaultMessage: 'E-mail',
    description: 'Label of the address that is invited',
  },
  emailFault: {
    id: 'settings.team.emailFault',
    defaultMessage: 'Enter an e-mail address such as name@shop.com.',
    description: 'Shown when the address to invite is not one',
  },
  send: {
    id: 'settings.team.send',
    defaultMessage: 'Send invitation',
    description: 'Button that sends an invitation',
  },
  sent: {
    id: 'settings.team.sent',
    defaultMessage: 'An invitation is on its way to {email}.',
    description: 'Confirms that an invitation was mailed; email is an address',
  },
  revoked: {
    id: 'settings.team.revoked',
    defaultMessage: 'The invitation of {email} was taken back.',
    description: 'Confirms that an invitation no longer works; email is an address',
  },
  removed: {
    id: 'settings.team.removed',
    defaultMessage: '{email} is no longer in the team.',
    description: 'Confirms that a member was taken out; email is an address',
  },
  invited: {
    id: 'settings.team.invited',
    defaultMessage: 'Invited',
    description: 'Mark of somebody who has not answered yet',
  },
  until: {
    id: 'settings.team.until',
    defaultMessage: 'until {when}',
    description: 'Until when an invitation works; when is a day',
  },
  resend: {
    id: 'settings.team.resend',
    defaultMessage: 'Send again',
    description: 'Button that mails a new link',
  },
  revoke: {
    id: 'settings.team.revoke',
    defaultMessage: 'Take back',
    description: 'Button that makes an invitation useless',
  },
  revokeTitle: {
    id: 'settings.team.revokeTitle',
    defaultMessage: 'Take the invitation back?',
    description: 'Heading over the question whether an invitation shall no longer work',
  },
  revokeHint: {
    id: 'settings.team.revokeHint',
    defaultMessage:
      'The link that {email} got stops working. To ask them again later, send a new invitation.',
    description: 'Says what taking an invitation back does; email is an address',
  },
  you: {
    id: 'settings.team.you',
    defaultMessage: '(you)',
    description: "After the reader's own name in the list of members",
  },
  leave: {
    id: 'settings.team.leave',
    defaultMessage: 'Leave team',
    description: 'Button with which a member goes',
  },
  remove: {
    id: 'settings.team.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes a member out',
  },
  leaveHint: {
    id: 'settings.team.leaveHint',
    defaultMessage: "You will no longer see this account's shops and quizzes. An owner can invite you again.",
    description: 'What happens to who leaves a team',
  },
  removeHint: {
    id: 'settings.team.removeHint',
    defaultMessage: "{email} will no longer see this account's shops and quizzes. What they made stays.",
    description: 'What happens to who is taken out of a team; email is an address',
  },
  keep: {
    id: 'settings.team.keep',
    defaultMessage: 'Cancel',
    description: 'Closes a question without doing anything',
  },
  lastOwner: {
    id: 'settings.team.lastOwner',
    defaultMessage: 'You are the only owner. To leave, make somebody else an owner first.',
    description: 'Why the last owner can neither go nor change the own role',
  },
});

export const roleMessages = defineMessages({
  owner: { id: 'settings.role.owner', defaultMessage: 'Owner', description: 'Role that may do everything' },
  editor: { id: 'settings.role.editor', defaultMessage: 'Editor', description: 'Role that changes quizzes' },
  viewer: { id: 'settings.role.viewer', defaultMessage: 'Viewer', description: 'Role that only looks' },
});

export const roleHints = defineMessages({
  owner: {
    id: 'settings.roleHint.owner',
    defaultMessage: 'An owner does everything: the team, the plan and deleting the account too.',
    description: 'What an owner may do',
  },
  editor: {
    id: 'settings.roleHint.editor',
    defaultMessage: 'An editor makes, changes and publishes quizzes, and sees what shoppers answer.',
    description: 'What an editor may do',
  },
  viewer: {
    id: 'settings.roleHint.viewer',
    defaultMessage: 'A viewer sees quizzes, answers and figures, and changes nothing.',
    description: 'What a viewer may do',
  },
});
