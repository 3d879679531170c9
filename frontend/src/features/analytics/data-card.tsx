import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { csvOf, type FigureColumn, tableColumns } from './columns.ts';
import { messages } from './messages.ts';

interface Props<Row> {
  title: string;
  hint?: ReactNode;
  /** Name of the file, without its ending. */
  file: string;
  columns: FigureColumn<Row>[];
  rows: Row[];
  keyOf(row: Row): string;
  /** The chart. */
  children: ReactNode;
  /** Stands in place of chart and table when there are no rows. */
  none?: ReactNode;
}

/** Figures as a chart, with the table behind it, and as a file: all three from the same rows. */
export function DataCard<Row>({ title, hint, file, columns, rows, keyOf, children, none }: Props<Row>) {
  const intl = useIntl();
  const heading = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const save = () => download(`${file}.csv`, csvOf(intl, columns, rows), 'text/csv;charset=utf-8');
  return (
    <Card aria-labelledby={heading} className="min-w-0">
      <header className="grid gap-1 px-5 pb-3 pt-4">
        <div className="flex min-h-9 items-center justify-between gap-4">
          <h2 id={heading} className="min-w-0 text-base">
            {title}
          </h2>
          {rows.length > 0 && (
            <div className="-mr-2 flex shrink-0 items-center gap-1">
              <Segmented<'chart' | 'table'>
                label={intl.formatMessage(messages.showAs, { what: title })}
                value={view}
                onChange={setView}
                items={[
                  {
                    value: 'chart',
                    label: <ChartNoAxesColumn aria-hidden />,
                    name: intl.formatMessage(messages.chart),
                  },
                  { value: 'table', label: <Table2 aria-hidden />, name: intl.formatMessage(messages.table) },
                ]}
              />
              <Button
                size="sm"
                variant="ghost"
                aria-label={intl.formatMessage(messages.downloadCsv, { what: title })}
                onClick={save}
              >
                <Download className="size-4" aria-hidden />
                <FormattedMessage {...messages.csv} />
              </Button>
            </div>
          )}
        </div>
        {hint && <div className="text-pretty text-sm text-ink-3">{hint}</div>}
      </header>
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-ink-2">{none}</p>
      ) : view === 'table' ? (
        <DataTable label={title} columns={tableColumns(intl, columns)} rows={rows} keyOf={keyOf} />
      ) : (
        <div className="px-5 pb-5 pt-1">{children}</div>
      )}
    </Card>
  );
}
