import { FormattedMessage, useIntl } from 'react-intl';
import type { Counts } from '#shared/analytics/counts.ts';
import { headline } from '#shared/analytics/headline.ts';
import { formatFigure } from '../lib/figure.ts';
import { messages } from './messages.ts';

const figures = [
  { key: 'activeQuizzes', share: false },
  { key: 'sessions', share: false },
  { key: 'completionRate', share: true },
  { key: 'conversionRate', share: true },
] as const;

interface Props {
  quizzes: { status: string }[];
  /** Of the last 30 days. */
  totals: Counts;
}

/** The four figures that a merchant sees first, on the site's start page and in the app alike. */
export function Headline({ quizzes, totals }: Props) {
  const intl = useIntl();
  const values = headline(quizzes, totals);
  return (
    <dl
      aria-label={intl.formatMessage(messages.headline)}
      className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4"
    >
      {figures.map(({ key, share }) => (
        <div key={key} className="rounded-lg border border-line bg-surface p-5 shadow-1">
          <dt className="text-sm text-ink-2">
            <FormattedMessage {...messages[key]} />
          </dt>
          <dd data-testid={key} className="tabular mt-1 text-2xl font-[620] tracking-tight">
            {formatFigure(intl, values[key], share)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
