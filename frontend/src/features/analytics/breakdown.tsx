import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Counts } from '#shared/analytics/counts.ts';
import { completionRate } from '#shared/analytics/rates.ts';
import { formatFigure } from '../../lib/figure.ts';
import { Bar } from '../../ui/bar.tsx';
import { countColumns } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';

interface Props<Row> {
  title: MessageDescriptor;
  /** Of the column with the names. */
  label: MessageDescriptor;
  file: string;
  rows: Row[];
  nameOf(row: Row): string;
}

/** The sessions of a period apart by language, by device or by version. */
export function Breakdown<Row extends Counts>({ title, label, file, rows, nameOf }: Props<Row>) {
  const intl = useIntl();
  const most = Math.max(1, ...rows.map(({ started }) => started));
  return (
    <DataCard
      title={intl.formatMessage(title)}
      file={file}
      columns={[{ label, of: nameOf }, ...countColumns]}
      rows={rows}
      keyOf={nameOf}
    >
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={nameOf(row)} className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-[540]">{nameOf(row)}</span>
              <span className="tabular text-sm text-ink-3">
                <FormattedMessage
                  {...messages.ofSessions}
                  values={{
                    sessions: row.started,
                    rate: formatFigure(intl, completionRate(row), true),
                  }}
                />
              </span>
            </div>
            <Bar share={row.started / most} />
          </li>
        ))}
      </ul>
    </DataCard>
  );
}
