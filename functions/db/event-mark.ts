import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That something of a session is counted, so that it counts once; kept longer than events are taken. */
export const eventMarkEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'eventMark', version: '1', service },
      attributes: {
        quizId: { type: 'string', required: true },
        session: { type: 'string', required: true },
        /** What: the kind, and which question or product. */
        mark: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        bySession: {
          pk: { field: table.partitionKey, composite: ['quizId', 'session'] },
          sk: { field: table.sortKey, composite: ['mark'], casing: 'none' },
        },
      },
    },
    config,
  );
