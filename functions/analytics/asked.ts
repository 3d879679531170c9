import type { System } from '#functions/lib/system.ts';
import { lastDays, type Period, usualDays } from '#shared/analytics/period.ts';

/** Which sessions a report is about. */
export interface Filter {
  locale?: string | undefined;
  device?: string | undefined;
  version?: number | undefined;
}

export interface Asked extends Filter {
  from?: string | undefined;
  to?: string | undefined;
}

/** The period asked for; the last 30 days without one. */
export const periodOf = ({ from, to }: Asked, system: System): Period =>
  from !== undefined && to !== undefined ? { from, to } : lastDays(usualDays, system.now());

/** The rows that fit a filter; what a row does not know, it is not asked. */
export const fitting = <Row extends Filter>(rows: Row[], { locale, device, version }: Filter): Row[] =>
  rows.filter(
    (row) =>
      (locale === undefined || row.locale === locale) &&
      (device === undefined || row.device === device) &&
      (version === undefined || row.version === undefined || row.version === version),
  );
