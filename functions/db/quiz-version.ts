import { CustomAttributeType, Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A published version: the draft it was made from, never changed. Its compiled files are in the bucket. */
export const quizVersionEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quizVersion', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        quizVersion: { type: 'number', required: true, padding: { length: 8, char: '0' } },
        revision: { type: 'number', required: true },
        packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
        /** Shown where the quiz's page is shared. */
        picture: { type: 'string' },
        /** The version that this one is, with the products of a later import. */
        refreshOf: { type: 'number' },
        publishedAt: { type: 'string', required: true },
        publishedBy: { type: 'string', required: true },
      },
      indexes: {
        byQuiz: {
          pk: { field: table.partitionKey, composite: ['shopId', 'quizId'] },
          sk: { field: table.sortKey, composite: ['quizVersion'] },
        },
      },
    },
    config,
  );
