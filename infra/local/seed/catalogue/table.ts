import type { Model } from './family.ts';

const split = (text: string, by: RegExp): string[] => text.split(by).filter((part) => part !== '');

const specOf = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

const modelOf = (row: Map<string, string>): Model => {
  const get = (name: string): string => row.get(name) ?? '';
  const own = new Set(['name', 'vendor', 'price', 'off', 'colours', 'line', 'tags', 'out']);
  const rest = [...row].filter(([name, value]) => !own.has(name) && value !== '');
  const isFacet = (name: string): boolean => /^[A-Z]/.test(name);
  return {
    name: get('name'),
    vendor: get('vendor'),
    price: Number(get('price')),
    ...(get('off') ? { off: Number(get('off')) } : {}),
    colours: split(get('colours'), / /),
    facets: Object.fromEntries(
      rest.filter(([name]) => isFacet(name)).map(([name, value]) => [name, split(value, /, /)]),
    ),
    specs: Object.fromEntries(
      rest.filter(([name]) => !isFacet(name)).map(([name, value]) => [name, specOf(value)]),
    ),
    tags: split(get('tags'), /, /),
    soldOut: get('out') !== '',
    line: get('line'),
  };
};

/**
 * Reads models from a table of text, because 350 products as objects could not be read by anybody.
 * The first line names the columns, `|` parts them. A column in capitals is a facet (values parted by `, `),
 * the known ones in small letters fill the model, and every other one is a spec.
 * @throws RangeError for a row with too few or too many columns
 */
export const table = (text: string): Model[] => {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split('|').map((name) => name.trim());
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== names.length)
      throw new RangeError(`"${cells[0]}" has ${cells.length} columns instead of ${names.length}`);
    return modelOf(new Map(names.map((name, index) => [name, cells[index] ?? ''])));
  });
};
