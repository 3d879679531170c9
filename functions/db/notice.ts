import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That an address was mailed a notice lately: a stranger cannot fill a mailbox with them. */
export const noticeEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'notice', version: '1', service },
      attributes: {
        addressHash: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byAddress: {
          pk: { field: table.partitionKey, composite: ['addressHash'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
