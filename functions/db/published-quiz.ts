import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Where a public quiz id belongs, and which version is live; what a shopper's call is looked up in. */
export const publishedQuizEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'publishedQuiz', version: '1', service },
      attributes: {
        quizId: { type: 'string', required: true },
        shopId: { type: 'string', required: true },
        /** Left out while unpublished. */
        liveVersion: { type: 'number' },
        /** Another version, which a share of visitors get: 1 to 99 percent. */
        split: {
          type: 'map',
          properties: {
            version: { type: 'number', required: true },
            share: { type: 'number', required: true },
          },
        },
        /** The newest version that was ever live. */
        newestVersion: { type: 'number', required: true },
        expiresAt: { type: 'number' },
      },
      indexes: {
        byQuiz: {
          pk: { field: table.partitionKey, composite: ['quizId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
