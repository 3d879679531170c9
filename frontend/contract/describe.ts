import * as z from 'zod';
import { errorBodySchema } from '#shared/api/errorBody.ts';
import type { Routes } from '#shared/api/route.ts';
import type { Contract } from '../src/lib/client.ts';
import type { Shape } from '../src/lib/shape.ts';

interface Json {
  [key: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: never[];
  oneOf?: Json[];
  anyOf?: Json[];
  /** Nothing fits. */
  not?: Json;
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | false;
}

const words: Record<string, Shape> = {
  string: 'text',
  number: 'number',
  integer: 'whole',
  boolean: 'truth',
  null: 'null',
};

/** Keywords that say nothing of the structure: the server holds the limits of what it sends. */
const passedOver =
  /^(type|format|pattern|(min|max)(imum|Length|Items)|exclusive\w+|propertyNames|properties|required|additionalProperties|items|enum|const|oneOf|anyOf|not|\$ref|\$defs|\$schema)$/;

/** Makes shapes of JSON Schema as zod writes it, with one table for what stands in several places. */
const shapesOf = (definitions: Record<string, Json>) => {
  const table: Shape[] = [];
  const places = new Map<string, Shape>();

  const definition = (name: string): Shape => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const schema = definitions[name] ?? {};
    // Its place comes first, since a definition may contain itself.
    const index = table.push('any') - 1;
    places.set(name, index);
    const shape = shapeOf(schema);
    if (typeof shape !== 'string') {
      table[index] = shape;
      return index;
    }
    // A word is shorter than a number that leads to it; nothing can have asked for it in between.
    table.pop();
    places.set(name, shape);
    return shape;
  };
  const objectOf = ({ properties, required = [], additionalProperties }: Json): Shape => {
    if (!properties) return ['map', shapeOf(additionalProperties || {})];
    const entries = Object.entries(properties).map(([key, value]) => [
      required.includes(key) ? key : `${key}?`,
      shapeOf(value),
    ]);
    return Object.fromEntries(entries);
  };
  const shapeOf = (schema: Json): Shape => {
    const odd = Object.keys(schema).find((key) => !passedOver.test(key));
    if (odd !== undefined)
      throw new Error(`The contract has a schema with "${odd}", which has no shape yet.`);
    if (schema.$ref) return definition(schema.$ref.replace('#/$defs/', ''));
    if ('const' in schema) return ['=', schema.const as never];
    if (schema.enum) return ['=', ...schema.enum];
    const choices = schema.oneOf ?? schema.anyOf;
    if (schema.not) return ['or'];
    if (choices) return ['or', ...choices.map(shapeOf)];
    if (schema.type === 'array') return ['list', shapeOf(schema.items ?? {})];
    if (schema.type === 'object') return objectOf(schema);
    if (Array.isArray(schema.type)) return ['or', ...schema.type.map((type) => words[type] ?? 'any')];
    return words[schema.type ?? ''] ?? 'any';
  };
  return { table, shapeOf };
};

const errorName = 'error';

/**
 * The contract as the browser needs it: where each route is and what it answers, without a parser. Made at build of
 * the one definition.
 */
export const describeContract = (api: Record<string, Routes>): Contract => {
  const answers: Record<string, z.ZodType> = { [errorName]: errorBodySchema };
  for (const [area, routes] of Object.entries(api))
    for (const [name, { response }] of Object.entries(routes))
      if (!(response instanceof z.ZodUndefined)) answers[`${area}.${name}`] = response;
  const schema = z.toJSONSchema(z.object(answers), {
    io: 'output',
    unrepresentable: 'any',
    reused: 'ref',
  }) as unknown as Json;
  const { table, shapeOf } = shapesOf((schema.$defs ?? {}) as Record<string, Json>);
  const answerOf = (name: string): Shape | undefined => {
    const found = schema.properties?.[name];
    return found && shapeOf(found);
  };
  const areas: Contract['areas'] = {};
  for (const [area, routes] of Object.entries(api)) {
    const calls: Contract['areas'][string] = {};
    for (const [name, { method, path, access }] of Object.entries(routes)) {
      const answer = answerOf(`${area}.${name}`);
      calls[name] = {
        method,
        path,
        ...(access === 'public' ? { open: true } : {}),
        ...(answer === undefined ? {} : { answer }),
      };
    }
    areas[area] = calls;
  }
  return { areas, error: answerOf(errorName) ?? 'any', table };
};
