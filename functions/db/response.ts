import { CustomAttributeType, Entity } from 'electrodb';
import type { Response } from '#shared/model/response.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A completed session. Keyed by its client-made id alone, so that it can be written only once. */
export const responseEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'response', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        responseId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        /** When the shopper was done; a response that arrives late takes its place by it. */
        completedAt: { type: 'string', required: true },
        /** The engine that ranked it, so that its results can be made again. */
        engine: { type: 'number', required: true },
        /** The place of the response among those of its month, by which it is locked past the plan's limit. */
        ordinal: { type: 'number' },
        response: { type: CustomAttributeType<Response>('any'), required: true },
      },
      indexes: {
        byId: {
          pk: { field: table.partitionKey, composite: ['shopId', 'responseId'] },
          sk: { field: table.sortKey, composite: [] },
        },
        responsesByQuiz: {
          index: 'responsesByQuiz',
          pk: { field: table.indexes.responsesByQuiz.partitionKey, composite: ['shopId', 'quizId'] },
          sk: { field: table.indexes.responsesByQuiz.sortKey, composite: ['completedAt', 'responseId'] },
        },
      },
    },
    config,
  );
