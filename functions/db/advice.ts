import { CustomAttributeType, Entity } from 'electrodb';
import type { Advice } from '#shared/model/advice.ts';
import type { Recommended } from '#shared/model/response.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What the language model made of a session's results, until the response to which it belongs is there. */
export const adviceEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'advice', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        responseId: { type: 'string', required: true },
        /** Of the version, the language and the answers that it was about. */
        about: { type: 'string', required: true },
        advice: { type: CustomAttributeType<Advice>('any'), required: true },
        /** As the shopper saw them; gone once they stand in the response, with which they are deleted. */
        results: { type: CustomAttributeType<Recommended[]>('any') },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'advice#${shopId}' },
          sk: { field: table.sortKey, composite: ['responseId'] },
        },
      },
    },
    config,
  );
