import { CustomAttributeType, Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What of a quiz goes out at a chosen time: the draft as it was when the time was chosen. */
export const quizScheduleEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quizSchedule', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        revision: { type: 'number', required: true },
        packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
        /** Who chose it. */
        userId: { type: 'string', required: true },
        accountId: { type: 'string', required: true },
        /** What the proof warns of was seen, and is let through. */
        despite: { type: 'boolean', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byQuiz: {
          pk: { field: table.partitionKey, composite: ['shopId', 'quizId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
