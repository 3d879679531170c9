import { CustomAttributeType, Entity } from 'electrodb';
import type { Product } from '#shared/model/product.ts';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/**
 * How a whole catalogue is read: in pages of as many products as about fill one. The engine on one machine otherwise
 * reads all that is left for each page, which for 20,000 products takes minutes.
 */
export const wholeCatalogue = { pages: 'all', limit: 600, consistent: true } as const;

/** A product of a shop's catalogue, exactly as the model has it. */
export const productEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'product', version: '1', service },
      attributes: {
        shopId: { type: 'string', required: true },
        productId: { type: 'string', required: true },
        /** The import that saw it last; what an import did not see is gone from the shop. */
        syncId: { type: 'string', required: true },
        product: {
          type: CustomAttributeType<Product>('any'),
          required: true,
          // As text: a catalogue of 20,000 is read whole, and taking apart the types of each member took longest.
          set: (product?: Product) => product && (JSON.stringify(product) as unknown as Product),
          get: (stored: unknown) => (typeof stored === 'string' ? JSON.parse(stored) : stored) as Product,
        },
      },
      indexes: {
        byShop: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
          pk: { field: table.partitionKey, composite: ['shopId'], template: 'products#${shopId}' },
          sk: { field: table.sortKey, composite: ['productId'] },
        },
      },
    },
    config,
  );
