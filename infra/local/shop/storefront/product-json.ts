import type { SeedProduct, SeedVariant } from '#infra/local/seed/catalogue/types.ts';
import { pictureUrl } from '../core/catalogue.ts';
import type { ShopCall } from '../core/context.ts';

const variantJson = (call: ShopCall, product: SeedProduct, variant: SeedVariant) => {
  const values = Object.values(variant.options);
  return {
    id: Number(variant.id),
    title: variant.title,
    option1: values[0] ?? null,
    option2: values[1] ?? null,
    option3: values[2] ?? null,
    options: values,
    sku: variant.sku,
    price: variant.price,
    compare_at_price: variant.compareAtPrice ?? null,
    available: variant.stock > 0,
    requires_shipping: true,
    taxable: true,
    featured_image: {
      src: pictureUrl(call.deps.origin, product, variant.options.Colour),
      alt: product.title,
    },
  };
};

/** `/products/{handle}.js`: prices in cents. https://shopify.dev/docs/api/ajax/reference/product */
export const productJson = (call: ShopCall, product: SeedProduct) => {
  const prices = product.variants.map((variant) => variant.price);
  const colours = Object.keys(product.picture.colours);
  const images = colours.map((colour) => pictureUrl(call.deps.origin, product, colour));
  return {
    id: Number(product.id),
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml,
    published_at: product.createdAt,
    created_at: product.createdAt,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags,
    price: Math.min(...prices),
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    price_varies: new Set(prices).size > 1,
    available: product.variants.some((variant) => variant.stock > 0),
    compare_at_price: product.variants[0]?.compareAtPrice ?? null,
    variants: product.variants.map((variant) => variantJson(call, product, variant)),
    images,
    featured_image: images[0] ?? null,
    options: product.options.map((option, index) => ({ ...option, position: index + 1 })),
    url: `/shops/${call.domain}/products/${product.handle}`,
  };
};
