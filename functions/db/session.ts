import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A browser that is signed in. The cookie itself is not stored, only its hash. */
export const sessionEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'session', version: '1', service },
      attributes: {
        cookieHash: { type: 'string', required: true },
        subject: { type: 'string', required: true },
        /** The refresh token, encrypted. */
        refreshToken: { type: 'string', required: true },
        /** The newest access token, encrypted, and when it ends, in seconds since 1970. */
        accessToken: { type: 'string', required: true },
        accessEndsAt: { type: 'number', required: true },
        /** What the browser called itself when it signed in. */
        agent: { type: 'string' },
        /** Signing out everywhere else kept this session, in seconds since 1970. */
        keptFrom: { type: 'number' },
        startedAt: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byCookie: {
          pk: { field: table.partitionKey, composite: ['cookieHash'] },
          sk: { field: table.sortKey, composite: [] },
        },
        sessionsByUser: {
          index: 'sessionsByUser',
          pk: { field: table.indexes.sessionsByUser.partitionKey, composite: ['subject'] },
          sk: { field: table.indexes.sessionsByUser.sortKey, composite: ['startedAt', 'cookieHash'] },
        },
      },
    },
    config,
  );
