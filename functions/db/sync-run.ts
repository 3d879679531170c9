import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** The newest import of a shop's catalogue; one at a time. */
export const syncRunEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'syncRun', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        syncId: { type: 'string', required: true },
        state: { type: ['waiting', 'running', 'done', 'failed'] as const, required: true },
        /** Products written so far: where an interrupted import goes on. */
        done: { type: 'number', required: true },
        total: { type: 'number' },
        /** The shop's own id of the bulk operation. */
        operationId: { type: 'string' },
        startedAt: { type: 'string', required: true },
        /** Last sign of life, in seconds since 1970. */
        touchedAt: { type: 'number', required: true },
        finishedAt: { type: 'string' },
        message: { type: 'string' },
      },
      indexes: {
        byShop: {
          pk: { field: table.partitionKey, composite: ['shopId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
