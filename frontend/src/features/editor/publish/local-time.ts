const pad = (number: number) => String(number).padStart(2, '0');

/** A time as a field for day and time holds it, in the zone of this browser. */
export const toField = (time: Date): string =>
  `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}T${pad(time.getHours())}:${pad(time.getMinutes())}`;

const hour = 3600_000;
const furthest = 366 * 24 * hour;

/** The time in a field, in ISO 8601; null when it is none, past, or more than a year ahead. */
export const fromField = (value: string, now: number): string | null => {
  // Without a zone, a date with a time is local: ECMA-262, Date Time String Format.
  const time = new Date(value);
  const left = time.getTime() - now;
  return left > 0 && left <= furthest ? time.toISOString() : null;
};

/** The next full hour but one: some time to change one's mind. */
export const soon = (now: number): Date => new Date(Math.ceil((now + hour) / hour) * hour);
