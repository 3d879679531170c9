const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values are the same, or records of the same values. */
export const isAlike = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true;
  if (!isRecord(one) || !isRecord(two)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(two).length &&
    keys.every((key) => Object.hasOwn(two, key) && Object.is(one[key], two[key]))
  );
};
