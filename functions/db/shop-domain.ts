import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Which shop a domain is: keeps one domain from being connected twice. */
export const shopDomainEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'shopDomain', version: '1', service },
      attributes: {
        domain: { type: 'string', required: true },
        shopId: { type: 'string', required: true },
        accountId: { type: 'string', required: true },
      },
      indexes: {
        byDomain: {
          pk: { field: table.partitionKey, composite: ['domain'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
