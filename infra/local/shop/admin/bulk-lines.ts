import type { FieldNode } from 'graphql';

interface Connection {
  edges: { node: Record<string, unknown> }[];
}
const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'edges' in value && Array.isArray(value.edges);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the connections out of an object, leaving the rest, and gathers them. */
const split = (value: Record<string, unknown>, found: Connection[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (isConnection(one)) {
        found.push(one);
        return [];
      }
      return [[key, isObject(one) ? split(one, found) : one] as const];
    }),
  );

const write = (connection: Connection, parent: string | null, lines: string[]): void => {
  for (const { node } of connection.edges) {
    const children: Connection[] = [];
    const own = split(node, children);
    lines.push(JSON.stringify(parent === null ? own : { ...own, __parentId: parent }));
    for (const inner of children) write(inner, String(node.id), lines);
  }
};

/**
 * Writes an executed bulk query as JSONL: one object a line, children after their parent with its `__parentId`.
 * @returns the lines, and how many of them have no parent
 */
export const bulkLines = (
  data: Record<string, unknown>,
  root: FieldNode,
): { lines: string[]; roots: number } => {
  const connection = data[root.alias?.value ?? root.name.value];
  if (!isConnection(connection)) throw new TypeError('the root of a bulk query is a connection');
  const lines: string[] = [];
  write(connection, null, lines);
  return { lines, roots: connection.edges.length };
};
