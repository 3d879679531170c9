/** The longest period that is reported at once, in days. */
export const mostDays = 366;
export const usualDays = 30;

const dayMs = 86_400_000;

/** From the first day to the last, both included: YYYY-MM-DD in UTC. */
export interface Period {
  from: string;
  to: string;
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const plus = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** How many days a period has; 0 or less when it ends before it begins. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** So many days that end with the day of `now`. */
export const lastDays = (count: number, now: Date): Period => {
  const to = dayOf(now);
  return { from: plus(to, 1 - count), to };
};

/** The period of the same length right before. */
export const periodBefore = (period: Period): Period => ({
  from: plus(period.from, -lengthOf(period)),
  to: plus(period.from, -1),
});

export const daysIn = (period: Period): string[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => plus(period.from, index));

export const within = (day: string, { from, to }: Period): boolean => from <= day && day <= to;
