import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { describeApi } from './openapi.ts';
import type { RouteSpec } from './route.ts';

const document = JSON.parse(JSON.stringify(describeApi(api)));
const all = Object.entries(api).flatMap(([area, routes]) =>
  Object.entries(routes as Record<string, RouteSpec>).map(([name, route]) => ({ area, name, route })),
);

/** Every `$ref` in the document. */
function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  );
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('has every route of the contract, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(all.map(({ route }) => `${route.method} ${route.path}`).sort());
  });

  it('refers to nothing that is not in it', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([]);
  });

  it.each(all.map(({ area, name, route }) => [`${area}.${name}`, route] as const))(
    'says who may call %s, and what comes and goes',
    (_, route) => {
      const operation = document.paths[route.path][route.method.toLowerCase()];
      expect(operation.security).toEqual(route.access === 'public' ? [] : [{ bearer: [] }]);
      expect(operation.responses[String(route.status ?? 200)]).toBeDefined();
      expect(Boolean(operation.requestBody)).toBe(Boolean(route.body));
      const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
      const described = operation.parameters.filter((param: { in: string }) => param.in === 'path');
      expect(described.map((param: { name: string }) => param.name)).toEqual(named);
    },
  );
});
