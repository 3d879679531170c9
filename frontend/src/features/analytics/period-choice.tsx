import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOf, lastDays, mostDays, type Period, usualDays } from '#shared/analytics/period.ts';
import { TextField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { messages } from './messages.ts';
import { type AnalyticsSearch, customPeriod, isPeriod } from './search.ts';

type Chosen = Pick<AnalyticsSearch, 'days' | 'from' | 'to'>;

interface Props {
  search: AnalyticsSearch;
  onChange(chosen: Chosen): void;
}

/** First and last day; the figures follow once both make a period. */
function Days({ period, onChange }: { period: Period; onChange(chosen: Chosen): void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(period);
  const type = (part: Partial<Period>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={intl.formatMessage(messages[end])}
            value={typed[end]}
            max={dayOf(new Date())}
            onChange={({ target }) => type({ [end]: target.value })}
            className="w-40"
          />
        ))}
      </div>
      {!isPeriod(typed) && (
        <p role="alert" className="text-sm text-bad">
          <FormattedMessage {...messages.periodFault} values={{ days: mostDays - 1 }} />
        </p>
      )}
    </div>
  );
}

/** The last 7, 30 or 90 days, or any others. */
export function PeriodChoice({ search, onChange }: Props) {
  const intl = useIntl();
  const custom = customPeriod(search);
  const presets = [7, usualDays, 90] as const;
  const choose = (value: string) => {
    if (value === 'custom') return onChange(lastDays(search.days ?? usualDays, new Date()));
    onChange(value === '7' ? { days: 7 } : value === '90' ? { days: 90 } : {});
  };
  return (
    <>
      <div className="grid gap-1.5">
        <span className="text-sm font-[540]" aria-hidden>
          <FormattedMessage {...messages.period} />
        </span>
        <Segmented
          label={intl.formatMessage(messages.period)}
          value={custom ? 'custom' : String(search.days ?? usualDays)}
          onChange={choose}
          items={[
            ...presets.map((days) => ({
              value: String(days),
              label: <FormattedMessage {...messages.lastDays} values={{ days }} />,
            })),
            { value: 'custom', label: <FormattedMessage {...messages.custom} /> },
          ]}
        />
      </div>
      {custom && <Days period={custom} onChange={onChange} />}
    </>
  );
}
