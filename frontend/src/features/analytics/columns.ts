import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Counts } from '#shared/analytics/counts.ts';
import { toCsv } from '#shared/csv.ts';
import { formatFigure } from '../../lib/figure.ts';
import type { Column } from '../../ui/data-table.tsx';
import { metrics } from './metrics.ts';

/** A column of figures, for the table on the page and for the file alike. */
export interface FigureColumn<Row> {
  label: MessageDescriptor;
  of(row: Row): string | number | null;
  share?: boolean;
  /** In place of the plain text, on the page. */
  show?(row: Row): ReactNode;
}

/** The columns of everything that has counts. */
export const countColumns: FigureColumn<Counts>[] = metrics.map(({ label, of, share }) => ({
  label,
  of,
  share,
}));

const idOf = ({ label }: { label: MessageDescriptor }) => String(label.id);

export const tableColumns = <Row>(intl: IntlShape, columns: FigureColumn<Row>[]): Column<Row>[] =>
  columns.map((column, index) => ({
    key: idOf(column),
    label: intl.formatMessage(column.label),
    number: index > 0 && typeof column.show === 'undefined',
    cell: (row) => {
      if (column.show) return column.show(row);
      const value = column.of(row);
      return typeof value === 'string' ? value : formatFigure(intl, value, column.share ?? false);
    },
  }));

/** A share keeps four digits, so that it can be counted with. */
const cellOf = (value: string | number | null, share = false) =>
  share && typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;

/** The same figures as the table's, as a CSV file. */
export const csvOf = <Row>(intl: IntlShape, columns: FigureColumn<Row>[], rows: Row[]): string =>
  toCsv([
    columns.map(({ label }) => intl.formatMessage(label)),
    ...rows.map((row) => columns.map(({ of, share }) => cellOf(of(row), share))),
  ]);
