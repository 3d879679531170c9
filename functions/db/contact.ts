import { Entity } from 'electrodb';
import { locales } from '#shared/model/locales.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** How a shopper can be reached. Ids are made here when it is stored, so that they sort by that time. */
export const contactEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'contact', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        contactId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        quizVersion: { type: 'number', required: true },
        responseId: { type: 'string', required: true },
        source: { type: ['quiz', 'resultMail'] as const, required: true },
        /** The response or the result mail that it was written with; receipts stand under it. */
        sourceId: { type: 'string', required: true },
        /** The questions whose answers in the response go when the contact goes. */
        questions: { type: 'list', items: { type: 'string' }, required: true },
        locale: { type: locales, required: true },
        email: { type: 'string' },
        /** The address as it is looked up; empty without one, since an index asks for a value to judge by. */
        emailKey: { type: 'string', default: '' },
        phone: { type: 'string' },
        /** The place of the response among those of its month, by which it is locked past the plan's limit. */
        ordinal: { type: 'number' },
        createdAt: { type: 'string', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'contacts#${shopId}' },
          sk: { field: table.sortKey, composite: ['contactId'] },
        },
        contactsByQuiz: {
          index: 'contactsByQuiz',
          pk: { field: table.indexes.contactsByQuiz.partitionKey, composite: ['shopId', 'quizId'] },
          sk: { field: table.indexes.contactsByQuiz.sortKey, composite: ['contactId'] },
        },
        contactsByEmail: {
          index: 'contactsByEmail',
          condition: ({ emailKey }) => Boolean(emailKey),
          pk: { field: table.indexes.contactsByEmail.partitionKey, composite: ['shopId', 'emailKey'] },
          sk: { field: table.indexes.contactsByEmail.sortKey, composite: ['contactId'] },
        },
      },
    },
    config,
  );
