import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readBulkQuery } from '#infra/local/shop/admin/bulk-rules.ts';
import { apiVersion, validateAdmin } from '#infra/local/shop/admin/schema.ts';
import { adminVersion } from './address.ts';
import * as documents from './documents.ts';

describe("Shopify's own schema", () => {
  it('is of the version that we call', () => {
    expect(adminVersion).toBe(apiVersion);
  });

  it.each(Object.entries(documents))('takes %s', (_, document) => {
    expect(validateAdmin(parse(document))).toEqual([]);
  });

  it('refuses a field that is not there, so that the tests above can fail', () => {
    expect(validateAdmin(parse('{ shop { nome } }'))).not.toEqual([]);
  });
});

it('keeps the rules of bulk operations', () => {
  expect(() => readBulkQuery(documents.exportedProducts)).not.toThrow();
});
