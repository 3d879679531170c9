import { Entity } from 'electrodb';
import { draftedBy, draftStages, draftWhys } from '#shared/model/drafting.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** One wish for a new quiz, however often it is sent: how far it has come, and the quiz that was made of it. */
export const quizAttemptEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quizAttempt', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        attemptId: { type: 'string', required: true },
        stage: { type: draftStages, required: true },
        /** So many products are chosen from, once that is known. */
        products: { type: 'number' },
        quizId: { type: 'string' },
        /** Nobody wants it any more: no quiz comes of it. */
        cancelled: { type: 'boolean' },
        draftedBy: { type: draftedBy },
        why: { type: draftWhys },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'quizAttempts#${shopId}' },
          sk: { field: table.sortKey, composite: ['attemptId'] },
        },
      },
    },
    config,
  );
