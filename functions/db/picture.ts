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
        bytes: { type: 'number', required: true },
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
