import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  isCompositeType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { adminSchema } from './schema.ts';

/** Points a query may cost, points a shop's bucket holds, and points that come back a second (standard plan). */
export const maxQueryCost = 1000;
const bucketSize = 2000;
const restoreRate = 100;

/** Connections cost 2 themselves and their page size times what one node costs; a mutation costs 10. */
const connectionCost = 2;
const mutationCost = 10;

type Variables = Record<string, unknown>;

const sizeOf = (field: FieldNode, variables: Variables): number => {
  const argument = field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last');
  if (argument?.value.kind === Kind.INT) return Number(argument.value.value);
  if (argument?.value.kind === Kind.VARIABLE) return Number(variables[argument.value.name.value] ?? 0);
  return 1;
};

/** Marks the fields that return objects, and which of those are connections. */
const classify = (document: DocumentNode): Map<FieldNode, 'object' | 'connection'> => {
  const kinds = new Map<FieldNode, 'object' | 'connection'>();
  const info = new TypeInfo(adminSchema());
  visit(
    document,
    visitWithTypeInfo(info, {
      enter: (field) => {
        if (field.kind !== Kind.FIELD) return;
        const type = info.getType();
        if (!type || !isCompositeType(getNamedType(type))) return;
        kinds.set(field, getNamedType(type).name.endsWith('Connection') ? 'connection' : 'object');
      },
    }),
  );
  return kinds;
};

/**
 * The requested cost of a document, by Shopify's published rules.
 * https://shopify.dev/docs/api/usage/limits#cost-calculation
 */
export const queryCost = (document: DocumentNode, variables: Variables): number => {
  const kinds = classify(document);
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, one) => {
      if (one.kind === Kind.FIELD) return sum + ofField(one);
      return (
        sum + ofSet(one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value))
      );
    }, 0);
  const ofField = (field: FieldNode): number => {
    const kind = kinds.get(field);
    if (!kind) return 0;
    const wrapper = ['edges', 'pageInfo'].includes(field.name.value);
    if (kind === 'object') return (wrapper ? 0 : 1) + ofSet(field.selectionSet);
    return connectionCost + sizeOf(field, variables) * ofSet(field.selectionSet);
  };
  return document.definitions.reduce((sum, one) => {
    if (one.kind !== Kind.OPERATION_DEFINITION) return sum;
    const fields = one.selectionSet.selections.length;
    return sum + (one.operation === 'mutation' ? mutationCost * fields : ofSet(one.selectionSet));
  }, 0);
};

export interface Bucket {
  /** Takes points; false when there are too few, and then none are taken. */
  take(points: number): boolean;
  status(): { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };
}

/** A leaky bucket of query points. */
export const createBucket = (now: () => number): Bucket => {
  let available = bucketSize;
  let at = now();
  const refill = () => {
    available = Math.min(bucketSize, available + ((now() - at) / 1000) * restoreRate);
    at = now();
  };
  return {
    take: (points) => {
      refill();
      if (points > available) return false;
      available -= points;
      return true;
    },
    status: () => {
      refill();
      return { maximumAvailable: bucketSize, currentlyAvailable: Math.floor(available), restoreRate };
    },
  };
};
