import { defineMessages } from '../../../lib/define-messages.ts';

/** Publishing at a chosen time. */
export const messages = defineMessages({
  open: {
    id: 'schedule.open',
    defaultMessage: 'Publish later',
    description: 'Button that lets a time be chosen',
  },
  at: {
    id: 'schedule.at',
    defaultMessage: 'Goes out at',
    description: 'Label of the field for day and time',
  },
  zone: {
    id: 'schedule.zone',
    defaultMessage:
      'In your time zone, {zone}. The quiz goes out as it is now; later changes do not go with it.',
    description: 'Hint at the field; zone such as Europe/Amsterdam',
  },
  past: {
    id: 'schedule.past',
    defaultMessage: 'Choose a time in the future, at most a year ahead.',
    description: 'Fault at the field',
  },
  plan: { id: 'schedule.plan', defaultMessage: 'Publish then', description: 'Button that schedules' },
  planned: {
    id: 'schedule.planned',
    defaultMessage: 'The quiz goes out on {date}.',
    description: 'Confirms a schedule',
  },
  waiting: {
    id: 'schedule.waiting',
    defaultMessage: 'Goes out by itself on {date} ({zone}).',
    description: 'Notice: the quiz is scheduled',
  },
  older: {
    id: 'schedule.older',
    defaultMessage: 'What you changed since is not part of it.',
    description: 'Behind the notice, when the draft was changed after scheduling',
  },
  replaces: {
    id: 'schedule.replaces',
    defaultMessage: 'Publishing now cancels what is planned for {date}.',
    description: 'In the dialog, when something is scheduled',
  },
  cancel: { id: 'schedule.cancel', defaultMessage: 'Cancel it', description: 'Button that ends a schedule' },
  cancelTitle: {
    id: 'schedule.cancelTitle',
    defaultMessage: 'Not publish it then?',
    description: 'Title of the question before a schedule ends',
  },
  cancelHint: {
    id: 'schedule.cancelHint',
    defaultMessage:
      'The quiz then does not go out on {date}. What was kept for that time is dropped; your draft stays as it is now.',
    description: 'What follows the end of a schedule',
  },
  keepPlan: {
    id: 'schedule.keepPlan',
    defaultMessage: 'Leave it planned',
    description: 'Button that keeps a schedule',
  },
  cancelPlan: {
    id: 'schedule.cancelPlan',
    defaultMessage: 'Do not publish it then',
    description: 'Button that ends a schedule, after the question',
  },
  cancelled: {
    id: 'schedule.cancelled',
    defaultMessage: 'Nothing is planned any more.',
    description: 'Confirms that a schedule was ended',
  },
  dismiss: {
    id: 'schedule.dismiss',
    defaultMessage: 'Understood',
    description: 'Button that puts the notice of a failed schedule away',
  },
});

/** Why a quiz did not go out at its time. */
export const faults = defineMessages({
  faults: {
    id: 'schedule.fault.faults',
    defaultMessage: 'It did not go out on {date}: something in it must be fixed first.',
    description: 'Why a schedule failed',
  },
  stuck: {
    id: 'schedule.fault.stuck',
    defaultMessage:
      'It did not go out on {date}: with the products of that moment, some shoppers would have got stuck. See the check.',
    description: 'Why a schedule failed',
  },
  test: {
    id: 'schedule.fault.test',
    defaultMessage: 'It did not go out on {date}: two versions were being tested.',
    description: 'Why a schedule failed',
  },
  products: {
    id: 'schedule.fault.products',
    defaultMessage: 'It did not go out on {date}: there were no products to recommend.',
    description: 'Why a schedule failed',
  },
  refused: {
    id: 'schedule.fault.refused',
    defaultMessage:
      'It did not go out on {date}: it was too heavy for a phone. Use fewer answers, or let them recommend fewer products.',
    description: 'Why a schedule failed',
  },
});
