import { GraphQLError } from 'graphql';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const maxPage = 250;
const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

const cursorOf = (id: string): string => Buffer.from(id).toString('base64url');

const positionOf = <T>(items: T[], idOf: (item: T) => string, cursor: string): number => {
  const position = items.findIndex((item) => cursorOf(idOf(item)) === cursor);
  if (position < 0) throw badInput(`Invalid cursor for current pagination sort: ${cursor}`);
  return position;
};

const sizeOf = ({ first, last }: PageArgs): number => {
  const size = first ?? last;
  if (typeof size !== 'number' || (typeof first === 'number' && typeof last === 'number'))
    throw badInput('you must provide one of first or last');
  if (size < 0 || size > maxPage) throw badInput(`Page size must be between 0 and ${maxPage}`);
  return size;
};

/**
 * A page of a list in the form of Shopify's connections.
 * @param all true in a bulk operation, which takes whole lists
 * @throws GraphQLError when neither or both of `first` and `last` are given, or a cursor is unknown
 */
export const connection = <T, N>(
  list: T[],
  args: PageArgs,
  { idOf, node, all }: { idOf: (item: T) => string; node: (item: T) => N; all: boolean },
) => {
  const items = args.reverse ? list.toReversed() : list;
  const from = args.after ? positionOf(items, idOf, args.after) + 1 : 0;
  const to = args.before ? positionOf(items, idOf, args.before) : items.length;
  const size = all ? items.length : sizeOf(args);
  const start = typeof args.last === 'number' && !all ? Math.max(from, to - size) : from;
  const end = Math.min(to, start + size);
  const edges = items.slice(start, end).map((item) => ({ cursor: cursorOf(idOf(item)), node: node(item) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};
