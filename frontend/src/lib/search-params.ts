import { type IdKind, idPattern } from '#shared/model/ids.ts';

/** Reads one parameter of an address; what does not fit is as if it were not there. */
type Reader<Value> = (raw: unknown) => Value | undefined;

type Read<Readers> = {
  [Name in keyof Readers]?: (Readers[Name] extends Reader<infer Value> ? Value : never) | undefined;
};

/**
 * The schema of a page's search parameters, for `validateSearch`. Not one of zod, which would be the largest part of
 * the first load.
 */
export const searchOf =
  <Readers extends Record<string, Reader<unknown>>>(readers: Readers) =>
  (raw: Record<string, unknown>): Read<Readers> => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      const value = read(raw[name]);
      // The router lays this over what the address says: what does not fit has to be undefined there, not absent.
      if (value !== undefined || name in raw) found[name] = value;
    }
    return found as Read<Readers>;
  };

/** @param longest in characters */
export const text =
  (longest: number): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= longest ? raw : undefined;

export const oneOf =
  <const Value>(values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw);

export const idOf =
  (kind: IdKind): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && idPattern(kind).test(raw) ? raw : undefined;

/** A whole number within bounds, both included. */
export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (raw) =>
    Number.isSafeInteger(raw) && Number(raw) >= least && Number(raw) <= most ? Number(raw) : undefined;

/** A day of the calendar: `2026-02-28`. */
export const day: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined;
  const time = Date.parse(`${raw}T00:00:00Z`);
  // A day that a month does not have counts on into the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(raw) ? raw : undefined;
};
