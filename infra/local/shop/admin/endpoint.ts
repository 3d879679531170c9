import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { ShopCall, ShopDeps } from '../core/context.ts';
import type { Fault } from '../core/faults.ts';
import { fieldsOf, json, type Reply } from '../core/http.ts';
import { settle } from '../oauth/token.ts';
import { type Bucket, createBucket, maxQueryCost, queryCost } from './cost.ts';
import { executeAdmin } from './execute.ts';
import { apiVersion, validateAdmin } from './schema.ts';

const refusedToken = () =>
  json({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }, 401);

/** Null when the token may be used; the pair it replaced is dropped then. */
const checkToken = (call: ShopCall): Reply | null => {
  const token = String(call.headers['x-shopify-access-token'] ?? '');
  const known = Object.hasOwn(call.state.accessTokens, token) ? call.state.accessTokens[token] : undefined;
  if (!known) return refusedToken();
  if (known.expiresAt === null)
    return json(
      { errors: '[API] Non-expiring access tokens are no longer accepted for the Admin API.' },
      403,
    );
  if (known.expiresAt <= call.deps.now()) return refusedToken();
  if (known.replaces !== undefined) call.deps.store.change(call.domain, (state) => settle(state, token));
  return null;
};

const buckets = new WeakMap<ShopDeps['store'], Map<string, Bucket>>();
const bucketOf = ({ deps, domain }: ShopCall): Bucket => {
  const own = buckets.get(deps.store) ?? new Map<string, Bucket>();
  buckets.set(deps.store, own);
  const bucket = own.get(domain) ?? createBucket(deps.now);
  own.set(domain, bucket);
  return bucket;
};

const failed = (errors: unknown[], extensions?: unknown): Reply =>
  json(extensions === undefined ? { errors } : { errors, extensions });

const read = (text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } => {
  try {
    const document = parse(text);
    const errors = validateAdmin(document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};

const throttled = (requestedQueryCost: number, bucket: Bucket, empty: boolean): Reply => {
  const status = bucket.status();
  return failed(
    [
      {
        message: 'Throttled',
        extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
      },
    ],
    {
      cost: {
        requestedQueryCost,
        actualQueryCost: null,
        throttleStatus: empty ? { ...status, currentlyAvailable: 0 } : status,
      },
    },
  );
};

/** `POST /admin/api/{version}/graphql.json` */
export const graphql = async (call: ShopCall, fault: Fault | null): Promise<Reply> => {
  if (call.params.version !== apiVersion)
    return json({ errors: `The dev shop serves Admin API ${apiVersion} only` }, 404);
  const refused = checkToken(call);
  if (refused) return refused;
  const { query, variables, operationName } = fieldsOf(call);
  const parsed = read(typeof query === 'string' ? query : '');
  if ('errors' in parsed) return failed([...parsed.errors]);
  const values = typeof variables === 'object' && variables !== null ? { ...variables } : {};
  const cost = queryCost(parsed.document, values);
  const bucket = bucketOf(call);
  if (fault?.kind === 'throttled') return throttled(cost, bucket, true);
  if (cost > maxQueryCost)
    return failed([
      {
        message: `Query cost is ${cost}, which exceeds the single query max cost limit (${maxQueryCost}).`,
        extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: maxQueryCost },
      },
    ]);
  if (!bucket.take(cost)) return throttled(cost, bucket, false);
  const name = typeof operationName === 'string' ? operationName : undefined;
  const result = await executeAdmin({ call, bulk: false }, parsed.document, values, name);
  return json({
    ...result,
    extensions: {
      cost: { requestedQueryCost: cost, actualQueryCost: cost, throttleStatus: bucket.status() },
    },
  });
};
