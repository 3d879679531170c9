import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** How often something happened in an hour or a day that has a limit: mails to an address, advice for a network. */
export const periodCountEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'periodCount', version: '1', service },
      attributes: {
        /** What is counted: a hashed address or network, a quiz or a shop. */
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
