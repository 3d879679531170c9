import { CustomAttributeType, Entity } from 'electrodb';
import type { Receipt } from '#shared/model/contact.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What was allowed or not. Only ever created: no code of ours changes or deletes one. */
export const consentReceiptEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'consentReceipt', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        /** The response or the result mail that it came with. */
        sourceId: { type: 'string', required: true },
        question: { type: 'string', required: true },
        receipt: { type: CustomAttributeType<Receipt>('any'), required: true },
        /** Of the address or number it was about: proves a consent to whoever has that, and names nobody. */
        personHash: { type: 'string' },
      },
      indexes: {
        bySource: {
          pk: { field: table.partitionKey, composite: ['shopId', 'sourceId'] },
          sk: { field: table.sortKey, composite: ['question'] },
        },
      },
    },
    config,
  );
