import { Entity } from 'electrodb';
import { locales } from '#shared/model/locales.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A person who signs in, keyed by the subject of the identity provider, so that a token finds it in one read. */
export const userEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'user', version: '1', service },
      attributes: {
        subject: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        email: { type: 'string', required: true },
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        locale: { type: locales, required: true },
        /** Mailed when the responses run out, unless this is false. */
        usageMails: { type: 'boolean' },
        /** Tokens given out before this are no longer good, in seconds since 1970. */
        tokensFrom: { type: 'number' },
        createdAt: { type: 'string', required: true },
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
