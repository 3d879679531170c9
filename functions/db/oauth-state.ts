import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A connection to a shop that is under way. Taken once, and only by the browser that began it. */
export const oauthStateEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'oauthState', version: '1', service },
      attributes: {
        stateHash: { type: 'string', required: true },
        browserHash: { type: 'string', required: true },
        accountId: { type: 'string', required: true },
        domain: { type: 'string', required: true },
        returnTo: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byState: {
          pk: { field: table.partitionKey, composite: ['stateHash'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
