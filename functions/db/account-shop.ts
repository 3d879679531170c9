import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That a shop is an account's: an item of its own and no index, since a list must hold what was just connected. */
export const accountShopEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'accountShop', version: '1', service },
      attributes: {
        accountId: { type: 'string', required: true },
        shopId: { type: 'string', required: true },
      },
      indexes: {
        byAccount: {
          pk: { field: table.partitionKey, composite: ['accountId'] },
          sk: { field: table.sortKey, composite: ['shopId'] },
        },
      },
    },
    config,
  );
