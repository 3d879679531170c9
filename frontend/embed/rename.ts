import { parseAst } from 'vite';
import { type Binding, below, bindingsOf, isNode, type Node } from './scopes.ts';

/** In the order of how often they occur in what surrounds them, which makes them cheap. */
const letters = 'etnriaoscludfpmhgv_ybxwSCkTEDOAPjMNRILzBVHUWGFKqJYXZQ$';
const kept = new Set(['as', 'do', 'if', 'in', 'is', 'of', 'for', 'get', 'let', 'new', 'set', 'try', 'var']);

/** Names, the shortest first. */
export const shortest: readonly string[] = [
  ...letters,
  ...[...letters].flatMap((first) => [...letters, ...'0123456789'].map((second) => first + second)),
].filter((name) => !kept.has(name));

/** Variables that may not have the same name. */
const apart = (bindings: Binding[]): Map<Binding, Set<Binding>> => {
  const all = new Map(bindings.map((one) => [one, new Set<Binding>()]));
  for (const one of bindings)
    for (const other of [...one.scope.own.values(), ...one.scope.used])
      if (other !== one) {
        all.get(one)?.add(other);
        all.get(other)?.add(one);
      }
  return all;
};

/** The bundler numbers names that meet. */
const source = ({ name }: Binding): string => name.replace(/\$\d+$/, '');

const uses = (group: Binding[]): number => group.reduce((sum, { places }) => sum + places.length, 0);
const mostUsed = (groups: Binding[][]): Binding[][] => groups.sort((a, b) => uses(b) - uses(a));

/**
 * Gives variables that have the same name in the sources the same short one, as far as that goes: what does the same
 * then reads the same, and packs well.
 */
const assign = (bindings: Binding[]): void => {
  const others = apart(bindings);
  const local = Object.values(
    Object.groupBy(
      bindings.filter(({ scope }) => scope.parent),
      source,
    ),
  ).flatMap((group) => (group ? [group] : []));
  const top = bindings.filter(({ scope }) => !scope.parent).map((one) => [one]);
  const taken = (one: Binding) =>
    new Set([...one.scope.foreign, ...[...(others.get(one) ?? [])].map(({ to }) => to)]);
  for (const group of [...mostUsed(local), ...mostUsed(top)])
    for (let left = group; left.length > 0; left = left.filter(({ to }) => !to)) {
      const used = left.map(taken);
      let best = { name: '', fits: 0 };
      for (const name of shortest) {
        const fits = used.filter((names) => !names.has(name)).length;
        if (fits > best.fits) best = { name, fits };
        if (fits === left.length) break;
      }
      if (!best.name) throw new Error(`No name is left for ${group[0]?.name}`);
      for (const one of left) if (!taken(one).has(best.name)) one.to = best.name;
    }
};

type Edit = [start: number, end: number, text: string];

/** Where properties stand under their names, other than together with a variable. */
const propertyEdits = (node: Node, short: ReadonlyMap<string, string>): Edit[] => {
  const holds = node.type === 'MemberExpression' ? node.property : node.key;
  const names = /^(MemberExpression|Property|PropertyDefinition|MethodDefinition)$/.test(node.type);
  const key = names && !node.computed && !node.shorthand && isNode(holds) ? holds : undefined;
  const to = key?.type === 'Identifier' && short.get(String(key.name));
  const { value } = node;
  const text =
    node.type === 'TemplateElement' ? String(Object(value).cooked) : node.type === 'Literal' && value;
  const outside = node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name;
  for (const fixed of [text, outside])
    if (typeof fixed === 'string' && short.has(fixed))
      throw new Error(`"${fixed}" is listed as a property of our own, and is also a text or exported`);
  const place =
    typeof text === 'string' && [...text.matchAll(/\{(\w+)\}/g)].find(([, one]) => short.has(one ?? ''));
  if (place)
    throw new Error(`"${place[1]}" is listed as a property of our own, and is a place in the text "${text}"`);
  return [
    ...(key && to ? [[key.start, key.end, to] satisfies Edit] : []),
    ...below(node).flatMap((one) => propertyEdits(one, short)),
  ];
};

/**
 * Gives the variables of a module short names.
 * @param properties names of properties that become others too, in every module alike
 */
export const rename = (code: string, properties: ReadonlyMap<string, string>): string => {
  const program = parseAst(code) as unknown as Node;
  const bindings = bindingsOf(program);
  assign(bindings);
  const edits = propertyEdits(program, properties);
  for (const { to = '', places } of bindings)
    for (const { start, end, key, imported, exported } of places) {
      const property = key && (properties.get(key) ?? key);
      const before = imported ? `${imported} as ` : property && property !== to ? `${property}:` : '';
      edits.push([start, end, before + to + (exported ? ` as ${exported}` : '')]);
    }
  let text = code;
  for (const [start, end, put] of edits.sort(([a], [b]) => b - a))
    text = text.slice(0, start) + put + text.slice(end);
  return text;
};
