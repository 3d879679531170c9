import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What the language model answered a shop, so that the same is not asked twice; found by the shop, to be erased with it. */
export const modelAnswerEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'modelAnswer', version: '2', service },
      attributes: {
        shopId: { type: 'string', required: true },
        /** Of all that was asked. */
        hash: { type: 'string', required: true },
        /** As JSON. */
        answer: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byHash: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'modelAnswers#${shopId}' },
          sk: { field: table.sortKey, composite: ['hash'] },
        },
      },
    },
    config,
  );
