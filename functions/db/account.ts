import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Who pays: holds shops, has members. */
export const accountEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'account', version: '1', service },
      attributes: {
        accountId: { type: 'string', required: true },
        plan: { type: ['free', 'starter', 'pro'] as const, required: true },
        /** Goes up with every change of the team, so that no two of them meet unseen. */
        team: { type: 'number' },
        trackingId: { type: 'string' },
        referralCode: { type: 'string' },
        createdAt: { type: 'string', required: true },
      },
      indexes: {
        byId: {
          pk: { field: table.partitionKey, composite: ['accountId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
