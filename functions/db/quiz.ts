import { Entity } from 'electrodb';
import { scheduleFaults } from '#shared/api/quizSummary.ts';
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
        /** Another version, which a share of visitors get: 1 to 99 percent. */
        split: {
          type: 'map',
          properties: {
            version: { type: 'number', required: true },
            share: { type: 'number', required: true },
            startedAt: { type: 'string' },
          },
        },
        /** When what `quizSchedule` keeps is published. */
        schedule: {
          type: 'map',
          properties: {
            at: { type: 'string', required: true },
            revision: { type: 'number', required: true },
          },
        },
        /** Why the last schedule did not go out. */
        scheduleFault: {
          type: 'map',
          properties: {
            at: { type: 'string', required: true },
            reason: { type: scheduleFaults, required: true },
          },
        },
        createdAt: { type: 'string', required: true },
        updatedAt: { type: 'string', required: true },
        /** Put away by the merchant, out of the shop. */
        archivedAt: { type: 'string' },
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
