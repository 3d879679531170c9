import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  buildClientSchema,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';

export const apiVersion = '2026-10';

const file = new URL(`../fixtures/admin-${apiVersion}.json.gz`, import.meta.url);
let schema: GraphQLSchema | undefined;

/** Shopify's own Admin schema. Built at the first call, which takes about 0.2 s, and kept. */
export const adminSchema = (): GraphQLSchema => {
  schema ??= buildClientSchema(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')).data);
  return schema;
};

/**
 * What Shopify would refuse in a document, and what it would only warn of: fields and arguments that are deprecated
 * break with a later version, so they are refused here.
 */
export const validateAdmin = (document: DocumentNode): readonly GraphQLError[] =>
  validate(adminSchema(), document, [...specifiedRules, NoDeprecatedCustomRule]);
