import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What the language model answered a shop, so that the same is not asked twice. */
export const modelAnswerEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'modelAnswer', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        /** Of all that was asked. */
        hash: { type: 'string', required: true },
        /** As JSON. */
        answer: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byHash: {
          pk: { field: table.partitionKey, composite: ['shopId', 'hash'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
