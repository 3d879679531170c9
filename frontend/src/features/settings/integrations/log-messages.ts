import { defineMessages } from '../../../lib/define-messages.ts';

/** What a webhook was told. */
export const messages = defineMessages({
  title: {
    id: 'deliveries.title',
    defaultMessage: 'Messages of the last 30 days',
    description: 'Heading over the deliveries of a webhook',
  },
  empty: {
    id: 'deliveries.empty',
    defaultMessage: 'Nothing was sent yet. The next completed quiz shows here.',
    description: 'There are no deliveries',
  },
  completed: {
    id: 'deliveries.completed',
    defaultMessage: 'Completed quiz',
    description: 'What was told',
  },
  lead: { id: 'deliveries.lead', defaultMessage: 'New contact', description: 'What was told' },
  delivered: { id: 'deliveries.delivered', defaultMessage: 'Delivered', description: 'State of a delivery' },
  waiting: { id: 'deliveries.waiting', defaultMessage: 'On its way', description: 'State of a delivery' },
  retrying: {
    id: 'deliveries.retrying',
    defaultMessage: 'Trying again',
    description: 'State of a delivery that failed and is tried again',
  },
  failed: { id: 'deliveries.failed', defaultMessage: 'Failed', description: 'State of a delivery' },
  answered: {
    id: 'deliveries.answered',
    defaultMessage: 'Answered {status}, {tries, plural, one {# try} other {# tries}}',
    description: 'What the other side answered; status is a number such as 500',
  },
  address: {
    id: 'deliveries.address',
    defaultMessage: 'The address cannot be called from outside.',
    description: 'Why a delivery failed',
  },
  unreachable: {
    id: 'deliveries.unreachable',
    defaultMessage: 'Nobody answered, {tries, plural, one {# try} other {# tries}}',
    description: 'Why a delivery failed',
  },
  late: {
    id: 'deliveries.late',
    defaultMessage: 'No answer within 10 seconds, {tries, plural, one {# try} other {# tries}}',
    description: 'Why a delivery failed',
  },
  gone: {
    id: 'deliveries.gone',
    defaultMessage: 'What it was about is deleted, or the webhook was removed.',
    description: 'Why a delivery failed',
  },
  locked: {
    id: 'deliveries.locked',
    defaultMessage: 'Locked past your plan’s limit. Send it again next month, or after an upgrade.',
    description: 'Why a delivery failed',
  },
  again: { id: 'deliveries.again', defaultMessage: 'Send again', description: 'Button at a delivery' },
  againNamed: {
    id: 'deliveries.againNamed',
    defaultMessage: 'Send again: {what}, {when}',
    description: 'Read out for the button',
  },
  more: { id: 'deliveries.more', defaultMessage: 'Show more', description: 'Button that loads older ones' },
});
