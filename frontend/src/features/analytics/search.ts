import { lastDays, lengthOf, mostDays, type Period } from '#shared/analytics/period.ts';
import { devices } from '#shared/model/devices.ts';
import { locales } from '#shared/model/locales.ts';
import type { ReportFilter } from '../../data/analytics.ts';
import { day, idOf, oneOf, searchOf, whole } from '../../lib/search-params.ts';
import { metricKeys } from './metric-keys.ts';

/** What the address says about the figures that are shown. */
export const analyticsSearch = searchOf({
  quizId: idOf('quiz'),
  /** A period up to today; 30 without one. */
  days: oneOf([7, 90]),
  from: day,
  to: day,
  language: oneOf(locales),
  device: oneOf(devices),
  version: whole(1, 99_999_999),
  /** The figure whose course is drawn. */
  metric: oneOf(metricKeys),
});
export type AnalyticsSearch = ReturnType<typeof analyticsSearch>;

export const isPeriod = (period: Period): boolean => {
  const length = lengthOf(period);
  return length >= 1 && length <= mostDays;
};

/** The period that was chosen day by day, when it is one. */
export const customPeriod = ({ from, to }: AnalyticsSearch): Period | undefined =>
  from && to && isPeriod({ from, to }) ? { from, to } : undefined;

/** What to ask the server for. The last 30 days are not named, so that they are the same as everywhere else. */
export const filterOf = (search: AnalyticsSearch, now: Date): ReportFilter => {
  const period = customPeriod(search) ?? (search.days && lastDays(search.days, now));
  const { language: locale, device, quizId, version } = search;
  const all = { ...period, locale, device, version: quizId && version };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''));
};
