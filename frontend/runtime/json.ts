type Kind = object & { toJSON?: unknown };

const kinds: Kind[] = [Array, String, Number].map(({ prototype }) => prototype as Kind);

/**
 * A value as JSON, also in pages where an old library has given lists and texts a `toJSON` of its own (Prototype.js
 * does), which would store every list as a text. It is back in its place afterwards.
 */
export const json = (value: unknown): string => {
  const own = kinds.map((kind) => kind.toJSON);
  for (const kind of kinds) delete kind.toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    kinds.forEach((kind, index) => {
      if (own[index]) kind.toJSON = own[index];
    });
  }
};
