import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** That somebody is a member of an account, and how to find who it is; the role stands with the member. */
export const accountMemberEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'accountMember', version: '1', service },
      attributes: {
        accountId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        /** Of the identity provider: users are found by it. */
        subject: { type: 'string', required: true },
      },
      indexes: {
        byAccount: {
          pk: { field: table.partitionKey, composite: ['accountId'] },
          sk: { field: table.sortKey, composite: ['userId'] },
        },
      },
    },
    config,
  );
