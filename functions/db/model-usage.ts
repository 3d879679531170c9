import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What a shop used of the language model in a month. */
export const modelUsageEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'modelUsage', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        /** YYYY-MM in UTC. */
        month: { type: 'string', required: true },
        calls: { type: 'number', required: true },
        tokensIn: { type: 'number' },
        tokensOut: { type: 'number' },
        /** Used, and reserved by calls that are under way: what the limit is held against. */
        taken: { type: 'number', required: true },
      },
      indexes: {
        byMonth: {
          pk: { field: table.partitionKey, composite: ['shopId'] },
          sk: { field: table.sortKey, composite: ['month'] },
        },
      },
    },
    config,
  );
