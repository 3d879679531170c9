import type { MessageDescriptor } from 'react-intl';
import type { Counts } from '#shared/analytics/counts.ts';
import { completionRate, conversionRate } from '#shared/analytics/rates.ts';
import { messages } from './messages.ts';
import type { MetricKey } from './metric-keys.ts';

export interface Metric {
  key: MetricKey;
  label: MessageDescriptor;
  /** How it is counted. */
  hint: MessageDescriptor;
  /** A share from 0 to 1 rather than a number of sessions. */
  share: boolean;
  of(counts: Counts): number | null;
}

const { views, sessions, completions, contacts } = messages;

/** The figures of a period, a day, a quiz, a language … */
export const metrics: Metric[] = [
  { key: 'views', label: views, hint: messages.viewsHint, share: false, of: ({ viewed }) => viewed },
  {
    key: 'sessions',
    label: sessions,
    hint: messages.sessionsHint,
    share: false,
    of: ({ started }) => started,
  },
  {
    key: 'completions',
    label: completions,
    hint: messages.completionsHint,
    share: false,
    of: ({ completed }) => completed,
  },
  {
    key: 'completionRate',
    label: messages.completionRate,
    hint: messages.completionRateHint,
    share: true,
    of: completionRate,
  },
  {
    key: 'conversionRate',
    label: messages.conversionRate,
    hint: messages.conversionRateHint,
    share: true,
    of: conversionRate,
  },
  { key: 'contacts', label: contacts, hint: messages.contactsHint, share: false, of: ({ lead }) => lead },
];
