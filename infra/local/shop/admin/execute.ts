import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  isObjectType,
} from 'graphql';
import type { AdminContext } from './nodes.ts';
import { mutationRoot, queryRoot } from './root.ts';
import { adminSchema } from './schema.ts';

const isResolver = (value: unknown): value is (args: unknown, context: AdminContext) => unknown =>
  typeof value === 'function';

/** Reads a property or calls it; one that is missing is named, not answered with null. */
const resolveField: GraphQLFieldResolver<unknown, AdminContext> = (source, args, context, info) => {
  const value: unknown = Object.hasOwn(Object(source), info.fieldName)
    ? Reflect.get(Object(source), info.fieldName)
    : undefined;
  if (value === undefined)
    throw new GraphQLError(`The dev shop does not answer ${info.parentType.name}.${info.fieldName} yet`);
  return isResolver(value) ? value(args, context) : value;
};

/**
 * Executes a document that was validated before.
 * @param operationName needed when the document has several operations
 */
export const executeAdmin = async (
  context: AdminContext,
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): Promise<ExecutionResult> => {
  const root = document.definitions.some((one) => 'operation' in one && one.operation === 'mutation');
  return execute({
    schema: adminSchema(),
    document,
    contextValue: context,
    rootValue: root ? mutationRoot : queryRoot,
    variableValues: variables,
    ...(operationName === undefined ? {} : { operationName }),
    fieldResolver: resolveField,
    typeResolver: (value) => {
      const name =
        typeof value === 'object' && value !== null && '__typename' in value ? value.__typename : null;
      const type = typeof name === 'string' ? adminSchema().getType(name) : undefined;
      return isObjectType(type) ? type.name : undefined;
    },
  });
};
