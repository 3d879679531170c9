import { CustomAttributeType, Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** The draft of a quiz, packed, because an item holds at most 400 KB and a draft may have 1 MB of JSON. */
export const quizDraftEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quizDraft', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        revision: { type: 'number', required: true },
        packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
        expiresAt: { type: 'number' },
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
