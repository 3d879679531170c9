/**
 * What a value of the contract looks like, as the browser checks it: made of a schema at build (`contract/describe.ts`),
 * so that the parser with which the contract is written stays at home.
 * - a word: a primitive, or anything
 * - a number: the shape at that place of the table
 * - a list: one of the values that follow, a list of, a map to, or one of the shapes that follow
 * - an object: its keys, with `?` where one may be missing
 */
export type Shape =
  | 'text'
  | 'number'
  | 'whole'
  | 'truth'
  | 'null'
  | 'any'
  | number
  | ['=', ...(string | number | boolean | null)[]]
  | ['list' | 'map', Shape]
  | ['or', ...Shape[]]
  | { [key: string]: Shape };

/** Where a value does not fit. */
class Misfit {
  readonly path: string;
  readonly depth: number;
  constructor(path: string) {
    this.path = path;
    this.depth = path === '' ? 0 : path.split('.').length;
  }
}

const isA: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  whole: Number.isInteger,
  truth: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  any: () => true,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, misfit: Misfit) => new Misfit(`${path}.${misfit.path}`.replace(/\.$/, ''));

const readEach = (shape: Shape, entries: [string, unknown][], table: Shape[]) => {
  const read: [string, unknown][] = [];
  for (const [key, value] of entries) {
    const found = readOne(shape, value, table);
    if (found instanceof Misfit) return join(key, found);
    read.push([key, found]);
  }
  return read;
};

const readObject = (shape: { [key: string]: Shape }, value: Record<string, unknown>, table: Shape[]) => {
  const read: Record<string, unknown> = {};
  for (const [named, inner] of Object.entries(shape)) {
    const key = named.replace('?', '');
    if (value[key] === undefined) {
      if (key === named && inner !== 'any') return new Misfit(key);
      continue;
    }
    const found = readOne(inner, value[key], table);
    if (found instanceof Misfit) return join(key, found);
    read[key] = found;
  }
  return read;
};

const readList = (shape: Shape & unknown[], value: unknown, table: Shape[]): unknown => {
  const [kind, ...rest] = shape as [string, ...Shape[]];
  if (kind === '=') return (rest as unknown[]).includes(value) ? value : new Misfit('');
  if (kind === 'or') {
    let deepest = new Misfit('');
    for (const one of rest) {
      const found = readOne(one, value, table);
      if (!(found instanceof Misfit)) return found;
      // Where one of several was meant, it is the one that fitted furthest.
      if (found.depth > deepest.depth) deepest = found;
    }
    return deepest;
  }
  const [inner = 'any'] = rest;
  if (kind === 'list') {
    if (!Array.isArray(value)) return new Misfit('');
    const read = readEach(inner, Object.entries(value), table);
    return read instanceof Misfit ? read : read.map(([, item]) => item);
  }
  if (!isRecord(value)) return new Misfit('');
  const read = readEach(inner, Object.entries(value), table);
  return read instanceof Misfit ? read : Object.fromEntries(read);
};

const readOne = (shape: Shape, value: unknown, table: Shape[]): unknown => {
  if (typeof shape === 'number') return readOne(table[shape] ?? 'any', value, table);
  if (typeof shape === 'string') return isA[shape]?.(value) ? value : new Misfit('');
  if (Array.isArray(shape)) return readList(shape, value, table);
  return isRecord(value) ? readObject(shape, value, table) : new Misfit('');
};

/**
 * Reads a value: only what the shape names comes through.
 * @param table the shapes that numbers stand for
 * @throws TypeError with the path to what does not fit
 */
export const readAs = (shape: Shape, value: unknown, table: Shape[]): unknown => {
  const read = readOne(shape, value, table);
  if (read instanceof Misfit) throw new TypeError(`The answer breaks the contract at "${read.path}".`);
  return read;
};
