const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The parts of a time that prefixes use, in UTC. */
const parts = (time: Date): Record<string, string> => ({
  yyyy: padded(time.getUTCFullYear(), 4),
  MM: padded(time.getUTCMonth() + 1),
  dd: padded(time.getUTCDate()),
  HH: padded(time.getUTCHours()),
  mm: padded(time.getUTCMinutes()),
});

/**
 * Fills a prefix as Firehose does: `!{timestamp:yyyy-MM-dd}` with the arrival of the oldest record of the object, not
 * with any time within the records, and `!{firehose:error-output-type}` with why records failed.
 * @param arrival milliseconds since 1970
 * @throws Error for an expression that the runner does not know
 * @see https://docs.aws.amazon.com/firehose/latest/dev/s3-prefixes.html
 */
export const prefixAt = (prefix: string, arrival: number, errorType?: string): string => {
  const values = parts(new Date(arrival));
  return prefix.replace(/!\{([^}]*)\}/g, (expression, inner: string) => {
    const format = /^timestamp:(.*)$/.exec(inner)?.[1];
    if (format !== undefined && !/[A-Za-z]/.test(format.replace(/yyyy|MM|dd|HH|mm/g, '')))
      return format.replace(/yyyy|MM|dd|HH|mm/g, (part) => values[part] ?? part);
    if (inner === 'firehose:error-output-type' && errorType !== undefined) return errorType;
    throw new Error(`The local runner does not know the prefix expression ${expression}.`);
  });
};
