import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { adminSchema, validateAdmin } from './schema.ts';

const maxConnections = 5;
const maxNesting = 2;

export interface BulkQuery {
  document: DocumentNode;
  /** The root field, which is a connection. */
  root: FieldNode;
}

const fieldsIn = (set: SelectionSetNode | undefined): FieldNode[] =>
  (set?.selections ?? []).map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new GraphQLError('Bulk queries cannot contain fragments.');
    return selection;
  });

const child = (field: FieldNode, name: string): FieldNode | undefined =>
  fieldsIn(field.selectionSet).find((one) => one.name.value === name);

const nodeOf = (field: FieldNode): FieldNode => {
  const edges = child(field, 'edges');
  const node = edges && child(edges, 'node');
  const only = fieldsIn(field.selectionSet).every((one) => one.name.value === 'edges');
  if (!edges || !node || !only || fieldsIn(edges.selectionSet).some((one) => one !== node))
    throw new GraphQLError(
      `The connection '${field.name.value}' must select edges { node { … } } and nothing else in a bulk query.`,
    );
  if (edges.alias || node.alias)
    throw new GraphQLError("'edges' and 'node' cannot have an alias in a bulk query.");
  return node;
};

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection');

const typeOfField = (parent: string, field: FieldNode): GraphQLOutputType | undefined => {
  const type = adminSchema().getType(parent);
  return isObjectType(type) ? type.getFields()[field.name.value]?.type : undefined;
};

const nodeType = (connectionType: GraphQLOutputType): string =>
  getNamedType(connectionType).name.replace(/Connection$/, '');

/** The connections within an object, each with the type of its nodes. Objects in between are looked through. */
const connectionsIn = (parent: string, field: FieldNode): { field: FieldNode; type: string }[] =>
  fieldsIn(field.selectionSet).flatMap((one) => {
    const type = typeOfField(parent, one);
    if (!type) return [];
    if (isConnection(type)) return [{ field: one, type: nodeType(type) }];
    return one.selectionSet ? connectionsIn(getNamedType(type).name, one) : [];
  });

const check = (connection: { field: FieldNode; type: string }, depth: number): number => {
  if (depth > maxNesting)
    throw new GraphQLError(`Bulk queries cannot nest connections more than ${maxNesting} levels deep.`);
  const node = nodeOf(connection.field);
  const inner = connectionsIn(connection.type, node);
  const id = child(node, 'id');
  if (inner.length > 0 && (!id || id.alias))
    throw new GraphQLError(
      `The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of type 'ID' (${connection.field.name.value}).`,
    );
  return 1 + inner.reduce((sum, one) => sum + check(one, depth + 1), 0);
};

/**
 * Parses and checks a bulk query by Shopify's rules.
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 * @throws GraphQLError that names the rule it breaks
 */
export const readBulkQuery = (text: string): BulkQuery => {
  const document = parse(text);
  const [fault] = validateAdmin(document);
  if (fault) throw fault;
  const [operation, ...more] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || more.length > 0 || operation.operation !== 'query')
    throw new GraphQLError('A bulk query must be one query operation.');
  if ((operation.variableDefinitions ?? []).length > 0)
    throw new GraphQLError('Bulk queries cannot have variables.');
  const [root, ...others] = fieldsIn(operation.selectionSet);
  const type = root && typeOfField('QueryRoot', root);
  if (!root || others.length > 0 || !type || !isConnection(type))
    throw new GraphQLError('Bulk queries must contain exactly one root field, which is a connection.');
  if (check({ field: root, type: nodeType(type) }, 0) > maxConnections)
    throw new GraphQLError(`Bulk queries cannot contain more than ${maxConnections} connections.`);
  return { document, root };
};
