import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That a user wants another address, until the code that was mailed to it comes back. */
export const emailChangeEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'emailChange', version: '1', service },
      attributes: {
        subject: { type: 'string', required: true },
        email: { type: 'string', required: true },
        codeHash: { type: 'string', required: true },
        /** Codes that were tried. */
        tries: { type: 'number', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        bySubject: {
          pk: { field: table.partitionKey, composite: ['subject'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
