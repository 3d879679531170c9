import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: ReactNode;
  cell(row: Row): ReactNode;
  /** Numbers stand on the right. */
  number?: boolean;
}

interface Props<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf(row: Row): string;
}

/** A plain table; a wide one scrolls within itself. */
export function DataTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses a keyboard has to be able to scroll it
      tabIndex={0}
      className="max-h-96 overflow-auto focus-visible:-outline-offset-2"
    >
      <table className="tabular w-full whitespace-nowrap">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 z-1 bg-surface">
          <tr className="text-left text-sm text-ink-3">
            {columns.map(({ key, label: name, number }) => (
              <th
                key={key}
                scope="col"
                className={clsx('h-9 px-3 font-[540] first:pl-5 last:pr-5', number && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line">
              {columns.map(({ key, cell, number }) => (
                <td
                  key={key}
                  className={clsx(
                    'h-10 px-3 first:pl-5 last:pr-5',
                    number ? 'text-right' : 'max-w-80 truncate',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
