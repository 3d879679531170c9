import { defineMessages } from '../../../lib/define-messages.ts';

/** How long answers are kept, and what a shopper may ask for. */
export const messages = defineMessages({
  keep: { id: 'privacy.keep', defaultMessage: 'How long answers are kept', description: 'Heading' },
  keepHint: {
    id: 'privacy.keepHint',
    defaultMessage:
      'Answers, e-mail addresses and telephone numbers. What is older is deleted for good, and cannot be restored. Figures and the proof of what shoppers allowed stay; both name nobody.',
    description: 'Text beside how long answers are kept',
  },
  forever: {
    id: 'privacy.forever',
    defaultMessage: 'Until somebody deletes them',
    description: 'Choice: answers are kept without an end',
  },
  days: {
    id: 'privacy.days',
    defaultMessage: '{days, number} days',
    description: 'Choice: for how many days answers are kept',
  },
  now: {
    id: 'privacy.now',
    defaultMessage: 'What is older than {days, number} days is deleted within a day.',
    description: 'Which rule holds now',
  },
  save: { id: 'privacy.save', defaultMessage: 'Save', description: 'Button' },
  saved: { id: 'privacy.saved', defaultMessage: 'Saved', description: 'Confirms that the rule holds' },
  sure: {
    id: 'privacy.sure',
    defaultMessage: 'Delete what is older than {days, number} days?',
    description: 'Title of the confirmation',
  },
  sureHint: {
    id: 'privacy.sureHint',
    defaultMessage:
      'Older answers and contacts are deleted from now on, every day. That cannot be undone. Export what you still need first.',
    description: 'Text of the confirmation',
  },
  sureButton: {
    id: 'privacy.sureButton',
    defaultMessage: 'Delete and keep it so',
    description: 'Button that confirms the rule',
  },
  owners: {
    id: 'privacy.owners',
    defaultMessage: 'Only an owner changes this.',
    description: 'Shown to members who may not change the rule',
  },
  request: {
    id: 'privacy.request',
    defaultMessage: 'When a shopper asks',
    description: 'Heading over requests of shoppers',
  },
  requestHint: {
    id: 'privacy.requestHint',
    defaultMessage:
      'Shoppers may see what is held about them, get a copy, and have it deleted. Look it up by the e-mail address that they gave in a quiz.',
    description: 'Text beside requests of shoppers',
  },
  email: { id: 'privacy.email', defaultMessage: 'E-mail of the shopper', description: 'Label' },
  emailFault: {
    id: 'privacy.emailFault',
    defaultMessage: 'Enter an e-mail address, as name@example.com.',
    description: 'Fault: this is no address',
  },
  look: { id: 'privacy.look', defaultMessage: 'Look up', description: 'Button' },
  nothing: {
    id: 'privacy.nothing',
    defaultMessage: 'Nothing is held about {email} in this shop.',
    description: 'Shown when there is nothing',
  },
  held: {
    id: 'privacy.held',
    defaultMessage:
      '{contacts, plural, one {# time} other {# times}} given as contact, {responses, plural, =0 {no response} one {# response} other {# responses}}',
    description: 'How much is held about a shopper',
  },
  given: {
    id: 'privacy.given',
    defaultMessage: '{quiz}, {when}',
    description: 'In which quiz and when a shopper gave an address',
  },
  gone: {
    id: 'privacy.gone',
    defaultMessage: 'A quiz that was deleted',
    description: 'Stands for the name of a quiz that is gone',
  },
  allowed: {
    id: 'privacy.allowed',
    defaultMessage: 'Allowed: “{wording}”',
    description: 'What a shopper allowed, in the words shown',
  },
  refused: {
    id: 'privacy.refused',
    defaultMessage: 'Not allowed: “{wording}”',
    description: 'What a shopper did not allow, in the words shown',
  },
  export: { id: 'privacy.export', defaultMessage: 'Export as JSON', description: 'Button' },
  forget: {
    id: 'privacy.forget',
    defaultMessage: 'Delete',
    description: 'Button that deletes what is held about a shopper',
  },
  forgetSure: {
    id: 'privacy.forgetSure',
    defaultMessage: 'Delete what is held about {email}?',
    description: 'Title of the confirmation',
  },
  forgetHint: {
    id: 'privacy.forgetHint',
    defaultMessage:
      'Address, number and all that was written in own words go, in the responses too. What was chosen stays, as nobody’s. The proof of what was allowed stays, without the address. This cannot be undone.',
    description: 'Text of the confirmation',
  },
  forgotten: {
    id: 'privacy.forgotten',
    defaultMessage: 'What was held about {email} is deleted',
    description: 'Confirms that a shopper is forgotten',
  },
  forgetOwners: {
    id: 'privacy.forgetOwners',
    defaultMessage: 'Only an owner deletes this.',
    description: 'Shown to members who may not delete',
  },
  cancel: { id: 'privacy.cancel', defaultMessage: 'Cancel', description: 'Button that leaves all as it is' },
  deleted: { id: 'privacy.deleted', defaultMessage: 'Deleted quizzes', description: 'Heading' },
  deletedHint: {
    id: 'privacy.deletedHint',
    defaultMessage:
      'A deleted quiz can be brought back right after deleting. 30 days later it is gone for good, with its versions, answers and contacts. An archived quiz stays until you delete it.',
    description: 'What happens to deleted and archived quizzes',
  },
});
