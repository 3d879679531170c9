import { type Counts, sum, sumBy } from './counts.ts';
import { daysIn, type Period, within } from './period.ts';

interface DatedRow extends Counts {
  /** YYYY-MM-DD, UTC */
  day: string;
}

export type DayCounts = { day: string } & Counts;

export interface Span extends Period {
  totals: Counts;
  /** Every day of the period, those without anything included. */
  days: DayCounts[];
}

/** What happened in a period, as a whole and by day. */
export function span<Row extends DatedRow>(rows: Row[], period: Period): Span & { rows: Row[] } {
  const inside = rows.filter(({ day }) => within(day, period));
  const byDay = sumBy(inside, ({ day }) => day);
  return {
    ...period,
    rows: inside,
    totals: sum(inside),
    days: daysIn(period).map((day) => ({ day, ...(byDay.get(day) ?? sum([])) })),
  };
}

/** The rows by one of their properties, those with most sessions first. */
export const breakdown = <Row extends Counts, Name extends keyof Row>(
  rows: Row[],
  name: Name,
): (Pick<Row, Name> & Counts)[] =>
  [...sumBy(rows, (row) => row[name])]
    .map(([key, counts]) => ({ ...({ [name]: key } as Pick<Row, Name>), ...counts }))
    .sort((a, b) => b.started - a.started || b.viewed - a.viewed);
