import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** How many pictures a shop has, and how large they are together: what the limits are held against. */
export const pictureTotalEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'pictureTotal', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        count: { type: 'number', required: true },
        bytes: { type: 'number', required: true },
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
