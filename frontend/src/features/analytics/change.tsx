import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import { change } from '#shared/analytics/rates.ts';
import { messages } from './messages.ts';

interface Props {
  now: number | null;
  before: number | null;
  share: boolean;
}

/** How a figure changed: a number of sessions by a share of itself, a share by percentage points. */
export function Change({ now, before, share }: Props) {
  const intl = useIntl();
  const by = now === null || before === null ? null : share ? (now - before) * 100 : change(now, before);
  if (by === null) return null;
  const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  const text = share
    ? intl.formatMessage(messages.points, { change: intl.formatNumber(by, options) })
    : intl.formatNumber(by, { ...options, style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className={clsx('tabular text-sm', by > 0 ? 'text-good' : by < 0 ? 'text-bad' : 'text-ink-3')}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{intl.formatMessage(messages.since, { change: text })}</span>
    </span>
  );
}
