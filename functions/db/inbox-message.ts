import { Entity } from 'electrodb';
import { contactTopics } from '#shared/model/contactTopics.ts';
import { locales } from '#shared/model/locales.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** What somebody wrote to us through the contact form. */
export const inboxMessageEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'inboxMessage', version: '1', service },
      attributes: {
        messageId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        email: { type: 'string', required: true },
        topic: { type: contactTopics, required: true },
        message: { type: 'string', required: true },
        locale: { type: locales, required: true },
        receivedAt: { type: 'string', required: true },
        /** Looks like a machine's: kept, and not mailed. */
        suspicious: { type: 'boolean', required: true },
      },
      indexes: {
        byTime: {
          pk: { field: table.partitionKey, composite: [], template: 'inbox' },
          sk: { field: table.sortKey, composite: ['messageId'] },
        },
      },
    },
    config,
  );
