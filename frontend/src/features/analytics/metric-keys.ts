/** The figures that are shown, by the name that they have in the address. */
export const metricKeys = [
  'views',
  'sessions',
  'completions',
  'completionRate',
  'conversionRate',
  'contacts',
] as const;
export type MetricKey = (typeof metricKeys)[number];
