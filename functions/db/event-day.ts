import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { sessionCounters } from './event-count.ts';
import { table } from './table.ts';

/** What happened in a quiz on a day, beside that of all other quizzes of the shop. */
export const eventDayEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'eventDay', version: '2', service },
      attributes: {
        shopId: { type: 'string', required: true },
        day: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        /** Locale and device, as `nl.phone`. */
        name: { type: 'string', required: true },
        shard: { type: 'number', required: true },
        ...sessionCounters,
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'events#${shopId}' },
          sk: { field: table.sortKey, composite: ['day', 'quizId', 'name', 'shard'] },
        },
      },
    },
    config,
  );
