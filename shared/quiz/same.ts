const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values are equal as JSON: in whatever order their keys stand, and with `undefined` as good as absent. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => {
    const [one, other] = [a, b].map((own) => (Object.hasOwn(own, key) ? own[key] : undefined));
    return same(one, other);
  });
};
