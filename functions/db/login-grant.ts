import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A sign-in that has not become a session yet. Taken once, so a token that is replayed opens nothing. */
export const loginGrantEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'loginGrant', version: '1', service },
      attributes: {
        tokenHash: { type: 'string', required: true },
        /** The refresh token, encrypted. */
        refreshToken: { type: 'string', required: true },
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
