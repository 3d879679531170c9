import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That a mail to a shopper could not be sent; names nobody, but points at the contact. */
export const mailFailureEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'mailFailure', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        mailId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        contactId: { type: 'string' },
        refusedAt: { type: 'string', required: true },
        /** The address may be good: the mail service took nothing for as long as it was tried. */
        givenUp: { type: 'boolean' },
        /** Somebody of the team has seen it. */
        seenAt: { type: 'string' },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'mailFailures#${shopId}' },
          sk: { field: table.sortKey, composite: ['mailId'] },
        },
      },
    },
    config,
  );
