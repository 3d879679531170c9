import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Over how many items a count is spread, so that many responses at once do not wait for one item. */
export const shards = 16;

/** One part of a count; the count is the sum of its shards. `about` is `month` or `quiz`, `name` which one. */
export const counterEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'counter', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        about: { type: ['month', 'quiz'] as const, required: true },
        name: { type: 'string', required: true },
        shard: { type: 'number', required: true },
        count: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'counters#${shopId}' },
          sk: { field: table.sortKey, composite: ['about', 'name', 'shard'] },
        },
      },
    },
    config,
  );
