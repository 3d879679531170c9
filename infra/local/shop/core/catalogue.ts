import type {
  Catalogue,
  SeedCollection,
  SeedProduct,
  SeedVariant,
} from '#infra/local/seed/catalogue/types.ts';

/** Look-ups over the catalogue, made once. */
export interface CatalogueIndex {
  product(handle: string): SeedProduct | undefined;
  collection(handle: string): SeedCollection | undefined;
  variant(id: string): { product: SeedProduct; variant: SeedVariant } | undefined;
  productsOf(collection: SeedCollection): SeedProduct[];
}

export const indexCatalogue = (catalogue: Catalogue): CatalogueIndex => {
  const products = new Map(catalogue.products.map((product) => [product.handle, product]));
  const collections = new Map(catalogue.collections.map((collection) => [collection.handle, collection]));
  const variants = new Map(
    catalogue.products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return {
    product: (handle) => products.get(handle),
    collection: (handle) => collections.get(handle),
    variant: (id) => variants.get(id),
    productsOf: (collection) => collection.products.flatMap((handle) => products.get(handle) ?? []),
  };
};

/** Where the picture of a product in one colour is. */
export const pictureUrl = (origin: string, product: SeedProduct, colour?: string): string => {
  const colours = Object.keys(product.picture.colours);
  const shown = colour !== undefined && colours.includes(colour) ? colour : colours[0];
  const suffix = shown ? `-${shown.toLowerCase()}` : '';
  return `${origin}/pictures/${product.handle}${suffix}.svg`;
};

/** `€1,234.50` */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
