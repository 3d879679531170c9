import { Entity } from 'electrodb';
import { hookEvents } from '#shared/model/webhook.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/**
 * Something that a shop's own systems are told, and how that went. What is told is not kept here: it is read where it
 * is kept when it is sent, so that what was deleted meanwhile is told nobody.
 */
export const webhookDeliveryEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'webhookDelivery', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        deliveryId: { type: 'string', required: true },
        event: { type: hookEvents, required: true },
        quizId: { type: 'string', required: true },
        /** The response or the contact that it is about. */
        aboutId: { type: 'string', required: true },
        state: { type: ['waiting', 'delivered', 'failed'] as const, required: true },
        /** So often it was tried since it was last asked for. */
        attempts: { type: 'number', required: true },
        /** What the other side answered last. */
        status: { type: 'number' },
        /** Why the last attempt failed, where the other side answered nothing. */
        fault: { type: ['address', 'unreachable', 'late', 'gone', 'locked'] as const },
        createdAt: { type: 'string', required: true },
        triedAt: { type: 'string' },
        /** Somebody of the team has seen that it failed. */
        seenAt: { type: 'string' },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'webhookDeliveries#${shopId}' },
          sk: { field: table.sortKey, composite: ['deliveryId'] },
        },
      },
    },
    config,
  );
