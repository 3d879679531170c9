import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A shop's access and refresh token, encrypted as one, because one is useless without its fellow. */
export const shopTokenEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'shopToken', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        sealed: { type: 'string', required: true },
        /** Seconds since 1970. */
        accessEndsAt: { type: 'number', required: true },
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
