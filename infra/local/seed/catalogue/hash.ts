/** FNV-1a, 32 bits: the same text gives the same number on every machine. http://www.isthe.com/chongo/tech/comp/fnv/ */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
};

/** A 13-digit id as Shopify gives them, stable for a key. */
export const numericId = (key: string): string =>
  String(7_000_000_000_000 + (hash(key) % 1_000_000) * 1_000_000 + (hash(`${key}#`) % 1_000_000));

/** One of the values, always the same for a key. */
export const pick = <T>(values: readonly T[], key: string): T => {
  const value = values[hash(key) % values.length];
  if (value === undefined) throw new RangeError('pick needs at least one value');
  return value;
};
