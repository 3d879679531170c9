import { Entity } from 'electrodb';
import { pictureTypes } from '#shared/model/picture.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** A picture that a merchant uploaded. Its id is made of its bytes, so that the same picture is stored once. */
export const pictureEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'picture', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        pictureId: { type: 'string', required: true },
        type: { type: pictureTypes, required: true },
        width: { type: 'number', required: true },
        height: { type: 'number', required: true },
        /** Of its files together. */
        bytes: { type: 'number', required: true },
        /** Of the small one for lists; those of before have none. */
        small: { type: pictureTypes },
        /** Seconds since 1970; until then it is being deleted. */
        goesUntil: { type: 'number' },
        createdAt: { type: 'string', required: true },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'pictures#${shopId}' },
          sk: { field: table.sortKey, composite: ['pictureId'] },
        },
      },
    },
    config,
  );
