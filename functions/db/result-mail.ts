import { CustomAttributeType, Entity } from 'electrodb';
import type { Message } from '#functions/ports/mail/mail.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A mail that waits: results that a shopper asked for, or a message to us; written once under a client-made id. */
export const resultMailEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'resultMail', version: '1', service },
      attributes: {
        /** Whose mail it is: a shop's, or our own. */
        shopId: { type: 'string', required: true },
        mailId: { type: 'string', required: true },
        /** Where a shopper asked for it; absent from mails of our own. */
        quizId: { type: 'string' },
        /** Who asked for it. */
        contactId: { type: 'string' },
        /** Until it is sent, or nobody wants it any more. */
        message: { type: CustomAttributeType<Message>('any') },
        /** Somebody is sending it until then, in seconds since 1970. */
        leasedUntil: { type: 'number' },
        sentAt: { type: 'string' },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byId: {
          pk: { field: table.partitionKey, composite: ['shopId', 'mailId'] },
          sk: { field: table.sortKey, composite: [] },
        },
      },
    },
    config,
  );
