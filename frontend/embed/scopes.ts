/** A node of a syntax tree (ESTree), of which only what names something is looked at. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Where a name stands, and what belongs around it once it is another one. */
interface Place {
  start: number;
  end: number;
  /** The property that is read or written under the same name, as in `{ name }`. */
  key?: string;
  /** The name under which it comes into the module or leaves it, as in `import { name }` and `export { name }`. */
  imported?: string;
  exported?: string;
}

/** A variable of the code: its name can be any that no other variable has where it is in use. */
export interface Binding {
  name: string;
  scope: Scope;
  places: Place[];
  /** The name it gets. */
  to?: string;
}

interface Scope {
  parent: Scope | undefined;
  own: Map<string, Binding>;
  /** In use here or further in. */
  used: Set<Binding>;
  /** Names of the browser that are in use here or further in. */
  foreign: Set<string>;
  /** Of a function or a module, which is where `var` puts its names. */
  whole: boolean;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const list = (value: unknown): Node[] => [value].flat().filter(isNode);

/** The nodes right below a node. */
export const below = (node: Node): Node[] => Object.values(node).flatMap(list);

const named = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');

/** The names that a pattern declares. */
const declared = (pattern: Node): string[] => {
  if (pattern.type === 'Identifier') return [named(pattern)];
  if (pattern.type === 'AssignmentPattern') return list(pattern.left).flatMap(declared);
  if (pattern.type === 'Property') return list(pattern.value).flatMap(declared);
  return below(pattern).flatMap(declared);
};

const inner = (parent: Scope | undefined, whole: boolean): Scope => ({
  parent,
  own: new Map(),
  used: new Set(),
  foreign: new Set(),
  whole,
});

const opens = /^(Block|For|ForOf|ForIn|Switch)Statement$|^CatchClause$|^StaticBlock$/;

/**
 * Finds out which name belongs to which variable in a module.
 * @param program as Vite's parser gives it, of strict code without `with` and direct `eval`
 */
export const bindingsOf = (program: Node): Binding[] => {
  const found: { name: string; scope: Scope; place: Place }[] = [];
  const declare = (names: string[], scope: Scope) => {
    for (const name of names) if (!scope.own.has(name)) scope.own.set(name, { name, scope, places: [] });
  };
  const refer = (node: Node, scope: Scope, around: Omit<Place, 'start' | 'end'> = {}) => {
    const name = named(node);
    found.push({ name, scope, place: { start: node.start, end: node.start + name.length, ...around } });
  };
  const walkAll = (nodes: unknown, scope: Scope) => {
    for (const node of list(nodes)) walk(node, scope);
  };
  const enter = (node: Node, outside: Scope) => {
    const scope = inner(outside, true);
    if (node.type === 'FunctionExpression') declare(list(node.id).map(named), scope);
    declare(list(node.params).flatMap(declared), scope);
    if (node.type === 'FunctionExpression') walkAll(node.id, scope);
    walkAll(node.params, scope);
    const [body] = list(node.body);
    walkAll(body?.type === 'BlockStatement' ? body.body : body, scope);
  };
  const declaration = (node: Node, scope: Scope) => {
    let into = scope;
    if (node.kind === 'var') while (!into.whole && into.parent) into = into.parent;
    declare(
      list(node.declarations).flatMap(({ id }) => list(id).flatMap(declared)),
      into,
    );
    walkAll(node.declarations, scope);
  };
  const property = (node: Node, scope: Scope) => {
    if (node.computed) walkAll(node.key, scope);
    const [value] = list(node.value);
    const [target] = value?.type === 'AssignmentPattern' ? list(value.left) : [value];
    if (!node.shorthand || !target) return walkAll(node.value, scope);
    refer(target, scope, { key: named(node.key) });
    if (value !== target) walkAll(value?.right, scope);
  };
  const traded = (node: Node, scope: Scope) => {
    for (const { local, imported, exported } of list(node.specifiers)) {
      const [inside, outside] = [list(local)[0], list(imported ?? exported)[0]];
      if (!inside) continue;
      if (imported) declare([named(inside)], scope);
      const same = inside.start === outside?.start;
      refer(inside, scope, same ? { [imported ? 'imported' : 'exported']: named(outside) } : {});
    }
    // Its name would have to stay; the bundler lists what it exports.
    if (node.declaration) throw new Error('A declaration is exported where it stands');
  };
  const walk = (node: Node, scope: Scope): void => {
    const { type } = node;
    if (type === 'Identifier') refer(node, scope);
    else if (type === 'MemberExpression') walkAll([node.object, node.computed && node.property], scope);
    else if (type === 'Property') property(node, scope);
    else if (type === 'PropertyDefinition' || type === 'MethodDefinition')
      walkAll([node.computed && node.key, node.value], scope);
    else if (type === 'VariableDeclaration') declaration(node, scope);
    else if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') traded(node, scope);
    else if (type === 'MetaProperty') return;
    else if (/^(Labeled|Break|Continue)Statement$/.test(type)) walkAll(node.body, scope);
    else if (/Function/.test(type)) {
      if (type === 'FunctionDeclaration') {
        declare([named(node.id)], scope);
        walkAll(node.id, scope);
      }
      enter(node, scope);
    } else if (/^Class(Declaration|Expression)$/.test(type)) {
      declare(list(node.id).map(named), scope);
      walkAll(below(node), scope);
    } else {
      const own = opens.test(type) ? inner(scope, type === 'StaticBlock') : scope;
      if (type === 'CatchClause') declare(list(node.param).flatMap(declared), own);
      walkAll(below(node), own);
    }
  };
  const root = inner(undefined, true);
  walkAll(program.body, root);

  const known = new Set<Binding>();
  for (const { name, scope, place } of found) {
    let at: Scope | undefined = scope;
    while (at && !at.own.has(name)) at = at.parent;
    const binding = at?.own.get(name);
    binding?.places.push(place);
    if (binding) known.add(binding);
    for (let one: Scope | undefined = scope; one; one = one === at ? undefined : one.parent)
      if (binding) one.used.add(binding);
      else one.foreign.add(name);
  }
  return [...known];
};
