import * as z from 'zod';
import { errorBodySchema } from './errorBody.ts';
import { paramNames, paramSchemas, type RouteSpec, type Routes } from './route.ts';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** Rewrites a schema's own definitions to stand among the document's components, under names that cannot clash. */
function hoist(node: unknown, prefix: string): unknown {
  if (Array.isArray(node)) return node.map((item) => hoist(item, prefix));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/$defs/', `#/components/schemas/${prefix}_`)]
        : [key, hoist(value, prefix)],
    ),
  );
}

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks; its definitions go to `components`. */
function jsonSchema(schema: z.ZodType, name: string, io: Io, components: Json): Json {
  const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'ref',
  }) as Json;
  for (const [key, definition] of Object.entries(($defs ?? {}) as Json)) {
    components[`${name}_${key}`] = hoist(definition, name);
  }
  return hoist(own, name) as Json;
}

const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } });

function parametersOf(route: RouteSpec, name: string, components: Json): Json[] {
  const inPath = paramNames(route.path).map((param) => ({
    name: param,
    in: 'path',
    required: true,
    schema: jsonSchema(paramSchemas[param], name, 'input', components),
  }));
  const inQuery = Object.entries(route.query?.shape ?? {}).map(([param, schema]) => ({
    name: param,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema as z.ZodType, name, 'input', components),
  }));
  return [...inPath, ...inQuery];
}

function successOf(route: RouteSpec, name: string, components: Json): Json {
  if (route.status === 302) {
    return {
      description: 'Leads on',
      headers: { Location: { required: true, schema: { type: 'string' } } },
    };
  }
  if (route.response instanceof z.ZodUndefined) return { description: 'Done' };
  const schema = jsonSchema(route.response, `${name}_reply`, 'output', components);
  if (route.status === 404) return { description: 'Not there', content: content(schema, 'text/html') };
  return { description: 'Success', content: content(schema) };
}

function operationOf(route: RouteSpec, area: string, name: string, components: Json): Json {
  const id = `${area}_${name}`;
  return {
    operationId: id,
    tags: [area],
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(route, id, components),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: content(jsonSchema(route.body, `${id}_body`, 'input', components)),
          },
        }
      : {}),
    responses: {
      [String(route.status ?? 200)]: successOf(route, id, components),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/**
 * The OpenAPI 3.1 document of the given areas, made from the contract alone.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export function describeApi(areas: Record<string, Routes>): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const [area, routes] of Object.entries(areas)) {
    for (const [name, route] of Object.entries(routes)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operationOf(route, area, name, schemas),
      };
    }
  }
  const error = jsonSchema(errorBodySchema, 'error', 'output', schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'Recommend', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: { Error: { description: 'What went wrong and what to do', content: content(error) } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
