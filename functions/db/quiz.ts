import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A quiz as the list shows it; its draft is an item of its own, so that a list does not read every draft. */
export const quizEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quiz', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        status: { type: ['draft', 'published', 'unpublished'] as const, required: true },
        revision: { type: 'number', required: true },
        questionCount: { type: 'number', required: true },
        thumbnail: { type: 'string' },
        /** The last version number given out; an attempt to publish that failed leaves a gap. */
        lastVersion: { type: 'number', required: true },
        publishedVersion: { type: 'number' },
        publishedRevision: { type: 'number' },
        createdAt: { type: 'string', required: true },
        updatedAt: { type: 'string', required: true },
        deletedAt: { type: 'string' },
        /** Set while deleted: after it, the quiz cannot be restored. */
        expiresAt: { type: 'number' },
      },
      indexes: {
        byShop: {
          pk: { field: table.partitionKey, composite: ['shopId'] },
          sk: { field: table.sortKey, composite: ['quizId'] },
        },
      },
    },
    config,
  );
