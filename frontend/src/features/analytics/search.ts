import * as z from 'zod';
import { lastDays, lengthOf, mostDays, type Period } from '#shared/analytics/period.ts';
import { deviceSchema } from '#shared/model/event.ts';
import { idSchema } from '#shared/model/id.ts';
import { localeSchema } from '#shared/model/locale.ts';
import type { ReportFilter } from '../../data/analytics.ts';
import { metricKeys } from './metric-keys.ts';

const day = z.iso.date().optional().catch(undefined);

/** What the address says about the figures that are shown. */
export const analyticsSearch = z.object({
  quizId: idSchema('quiz').optional().catch(undefined),
  /** A period up to today; 30 without one. */
  days: z
    .union([z.literal(7), z.literal(90)])
    .optional()
    .catch(undefined),
  from: day,
  to: day,
  language: localeSchema.optional().catch(undefined),
  device: deviceSchema.optional().catch(undefined),
  version: z.int().min(1).max(99_999_999).optional().catch(undefined),
  /** The figure whose course is drawn. */
  metric: z.enum(metricKeys).optional().catch(undefined),
});
export type AnalyticsSearch = z.infer<typeof analyticsSearch>;

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
