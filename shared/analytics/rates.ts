import type { Counts } from './counts.ts';

/**
 * A share from 0 to 1, or null where there is nothing to take a share of. A session that went on past midnight can
 * have its end without its beginning in a range of days: a share is never more than everything.
 */
const share = (part: number, whole: number): number | null =>
  whole > 0 ? Math.min(1, Math.max(0, part / whole)) : null;

/** Sessions that started, of those in which the quiz was seen. */
export const startRate = ({ started, viewed }: Counts) => share(started, viewed);

/** Sessions that reached the results, of those that started. */
export const completionRate = ({ completed, started }: Counts) => share(completed, started);

/** Sessions that put something into the cart, of those that started. A look at a product is not a conversion. */
export const conversionRate = ({ converted, started }: Counts) => share(converted, started);

/** Of the sessions that were shown a question, those that never answered it. */
export const dropOff = ({ shown, answered }: { shown: number; answered: number }) =>
  share(shown - answered, shown);

/** How much more there is than before, as a share of what was before; null when there was nothing. */
export const change = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null;
