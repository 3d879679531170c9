/** The same object without one of its optional properties. */
export const without = <T extends object, Key extends keyof T>(object: T, key: Key): T => {
  const { [key]: _, ...rest } = object;
  return rest as T;
};
