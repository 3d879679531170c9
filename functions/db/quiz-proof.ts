import { CustomAttributeType, Entity } from 'electrodb';
import type { LiveProof } from '#shared/api/quizProofs.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What was proven of the version of a quiz that is in the shop, with the catalogue of then. */
export const quizProofEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'quizProof', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        /** The draft that went out: with a later one, the comparison begins anew. */
        revision: { type: 'number', required: true },
        proof: { type: CustomAttributeType<LiveProof>('any'), required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'proofs#${shopId}' },
          sk: { field: table.sortKey, composite: ['quizId'] },
        },
      },
    },
    config,
  );
