import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What a user may do in an account. */
export const memberEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'member', version: '1', service },
      attributes: {
        userId: { type: 'string', required: true },
        accountId: { type: 'string', required: true },
        role: { type: ['owner', 'editor', 'viewer'] as const, required: true },
      },
      indexes: {
        byUser: {
          pk: { field: table.partitionKey, composite: ['userId'] },
          sk: { field: table.sortKey, composite: ['accountId'] },
        },
      },
    },
    config,
  );
