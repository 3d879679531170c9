import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

const densities = ['compact', 'normal', 'roomy'] as const;

/** A connected shop. */
export const shopEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'shop', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        accountId: { type: 'string', required: true },
        domain: { type: 'string', required: true },
        name: { type: 'string', required: true },
        currency: { type: 'string', required: true },
        connectedAt: { type: 'string', required: true },
        /** What the merchant let us do when it was connected last; absent from shops of earlier times. */
        scopes: { type: 'list', items: { type: 'string' } },
        /** For how many days answers and contacts are kept, and since when that holds; forever without it. */
        retention: {
          type: 'map',
          properties: {
            days: { type: 'number', required: true },
            since: { type: 'string', required: true },
          },
        },
        /** How its new quizzes look; without it, as the page around them. */
        brand: {
          type: 'map',
          properties: {
            accent: { type: 'string' },
            radius: { type: 'number' },
            background: { type: 'string' },
            text: { type: 'string' },
            font: { type: 'string' },
            density: { type: densities },
          },
        },
        /** How often the brand was saved. */
        brandRevision: { type: 'number' },
        /** Since then nothing is read from the shop: its tokens are gone. */
        disconnectedAt: { type: 'string' },
      },
      indexes: {
        byId: {
          pk: { field: table.partitionKey, composite: ['shopId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
