import { type IntlShape, useIntl } from 'react-intl';
import type { DayCounts, Span } from '#shared/analytics/report.ts';
import { formatFigure } from '../../lib/figure.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { countColumns, type FigureColumn } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';
import type { Metric } from './metrics.ts';

const dayIn = (intl: IntlShape, day: string | undefined) =>
  day ? intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' }) : '';

/** One figure by day, with the same days of the period before. */
export function Course({
  now,
  before,
  metric,
  file,
}: {
  now: Span;
  before: Span;
  metric: Metric;
  file: string;
}) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.course, { metric: intl.formatMessage(metric.label) });
  const format = (value: number | null) => formatFigure(intl, value, metric.share);
  const values = now.days.map(metric.of);
  const earlier = before.days.map(metric.of);
  const columns: FigureColumn<DayCounts>[] = [
    { label: messages.day, of: ({ day }) => day, show: ({ day }) => dayIn(intl, day) },
    ...countColumns,
  ];
  const at = (index: number) => dayIn(intl, now.days[index]?.day);
  return (
    <DataCard
      title={title}
      hint={intl.formatMessage(metric.hint)}
      file={`${file}-days`}
      columns={columns}
      rows={now.days}
      keyOf={({ day }) => day}
    >
      <LineChart
        label={title}
        values={values}
        before={earlier}
        format={format}
        whole={!metric.share}
        ends={[at(0), at(Math.floor((values.length - 1) / 2)), at(values.length - 1)]}
        tip={(index) => (
          <>
            <p className="text-ink-3">{at(index)}</p>
            <p className="tabular font-[600]">{format(values[index] ?? null)}</p>
            <p className="tabular text-ink-3">
              {intl.formatMessage(messages.before, { value: format(earlier[index] ?? null) })}
            </p>
          </>
        )}
      />
    </DataCard>
  );
}
