import { CustomAttributeType, Entity } from 'electrodb';
import type { HookEvent } from '#shared/model/webhook.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Where a shop's own systems are told of what happens. */
export const webhookEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'webhook', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        url: { type: 'string', required: true },
        events: { type: CustomAttributeType<HookEvent[]>('any'), required: true },
        /** What deliveries are signed with, encrypted. */
        sealed: { type: 'string', required: true },
        /** The end of the secret, by which a merchant knows it again. */
        secretEnd: { type: 'string', required: true },
        createdAt: { type: 'string', required: true },
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
