import { ToggleGroup } from 'radix-ui';
import { useIntl } from 'react-intl';
import type { Span } from '#shared/analytics/report.ts';
import { formatFigure } from '../../lib/figure.ts';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Change } from './change.tsx';
import { messages } from './messages.ts';
import { type Metric, metrics } from './metrics.ts';

interface Props {
  now: Span;
  before: Span;
  metric: Metric;
  onChoose(metric: Metric): void;
}

/** The totals of a period with their change and course; the chosen one is drawn large below. */
export function Totals({ now, before, metric, onChoose }: Props) {
  const intl = useIntl();
  return (
    <ToggleGroup.Root
      type="single"
      value={metric.key}
      aria-label={intl.formatMessage(messages.figures)}
      onValueChange={(key) => {
        const chosen = metrics.find((one) => one.key === key);
        if (chosen) onChoose(chosen);
      }}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6"
    >
      {metrics.map((one) => (
        <ToggleGroup.Item
          key={one.key}
          value={one.key}
          title={intl.formatMessage(one.hint)}
          className="grid min-w-0 content-start gap-1 rounded-lg border border-line bg-surface p-4 text-left shadow-1 transition-colors hover:border-line-strong data-[state=on]:border-accent data-[state=on]:ring-1 data-[state=on]:ring-accent"
        >
          <span className="text-sm text-ink-2">{intl.formatMessage(one.label)}</span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular text-xl font-[620] tracking-tight">
              {formatFigure(intl, one.of(now.totals), one.share)}
            </span>
            <Change now={one.of(now.totals)} before={one.of(before.totals)} share={one.share} />
          </span>
          <Sparkline values={now.days.map(one.of)} />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
