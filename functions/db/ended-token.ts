import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A token whose session was ended before the token itself was over. Kept until then, and refused meanwhile. */
export const endedTokenEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'endedToken', version: '1', service },
      attributes: {
        tokenHash: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byToken: {
          pk: { field: table.partitionKey, composite: ['tokenHash'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
