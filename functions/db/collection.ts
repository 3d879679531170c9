import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A collection of a shop. */
export const collectionEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'collection', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        collectionId: { type: 'string', required: true },
        syncId: { type: 'string', required: true },
        handle: { type: 'string', required: true },
        title: { type: 'string', required: true },
        productCount: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'collections#${shopId}' },
          sk: { field: table.sortKey, composite: ['collectionId'] },
        },
      },
    },
    config,
  );
