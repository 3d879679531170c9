import { Entity } from 'electrodb';
import { locales } from '#shared/model/locales.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What was said at registration, kept until the first sign-in makes a user of it. */
export const registrationEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'registration', version: '1', service },
      attributes: {
        subject: { type: 'string', required: true },
        locale: { type: locales, required: true },
        trackingId: { type: 'string' },
        referralCode: { type: 'string' },
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
