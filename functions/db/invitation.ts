import { Entity } from 'electrodb';
import { roles } from '#shared/model/role.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That somebody may become a member of an account: whoever owns the address and has the link, once. */
export const invitationEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'invitation', version: '1', service },
      attributes: {
        accountId: { type: 'string', required: true },
        invitationId: { type: 'string', required: true },
        /** The secret of the link itself is not stored; a new link replaces it. */
        secretHash: { type: 'string', required: true },
        /** The shop that the mail names and that is shown first. */
        shopId: { type: 'string', required: true },
        email: { type: 'string', required: true },
        role: { type: roles, required: true },
        invitedBy: { type: 'string', required: true },
        invitedAt: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        byAccount: {
          pk: { field: table.partitionKey, composite: ['accountId'] },
          sk: { field: table.sortKey, composite: ['invitationId'] },
        },
      },
    },
    config,
  );
