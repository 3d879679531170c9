import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** How many result mails an address, a quiz or a shop had in an hour or a day. */
export const mailCountEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'mailCount', version: '1', service },
      attributes: {
        /** What is counted: a hashed address, a quiz or a shop. */
        about: { type: 'string', required: true },
        /** An hour or a day in UTC, as an ISO time begins. */
        period: { type: 'string', required: true },
        count: { type: 'number', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byPeriod: {
          pk: { field: table.partitionKey, composite: ['about', 'period'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
