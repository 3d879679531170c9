import type { SeedProduct, SeedVariant } from '#infra/local/seed/catalogue/types.ts';
import { pictureUrl } from '../core/catalogue.ts';
import type { ShopCall } from '../core/context.ts';
import type { CartLine } from '../core/store.ts';

export const cartCookie = 'cart';

/** The visitor's cart, as far as its variants still exist. */
export const cartLines = (call: ShopCall): CartLine[] => {
  const id = call.cookies[cartCookie] ?? '';
  const { carts } = call.deps.store.read(call.domain);
  return (Object.hasOwn(carts, id) ? (carts[id] ?? []) : []).filter((line) =>
    call.deps.index.variant(line.variantId),
  );
};

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').trim();

const itemFields = (call: ShopCall, line: CartLine, product: SeedProduct, variant: SeedVariant) => {
  const picture = pictureUrl(call.deps.origin, product, variant.options.Colour);
  const isDefault = variant.title === 'Default Title';
  return {
    id: Number(variant.id),
    key: line.key,
    variant_id: Number(variant.id),
    product_id: Number(product.id),
    quantity: line.quantity,
    properties: line.properties,
    title: isDefault ? product.title : `${product.title} - ${variant.title}`,
    product_title: product.title,
    variant_title: isDefault ? null : variant.title,
    product_description: plain(product.descriptionHtml),
    product_type: product.productType,
    vendor: product.vendor,
    handle: product.handle,
    sku: variant.sku,
    price: variant.price,
    original_price: variant.price,
    final_price: variant.price,
    line_price: variant.price * line.quantity,
    final_line_price: variant.price * line.quantity,
    url: `/shops/${call.domain}/products/${product.handle}?variant=${variant.id}`,
    image: picture,
    featured_image: { url: picture, alt: product.title, width: 800, height: 800, aspect_ratio: 1 },
    requires_shipping: true,
    gift_card: false,
    taxable: true,
    options_with_values: Object.entries(variant.options).map(([name, value]) => ({ name, value })),
  };
};

export type CartItem = ReturnType<typeof itemFields>;

export const cartItem = (call: ShopCall, line: CartLine): CartItem[] => {
  const found = call.deps.index.variant(line.variantId);
  return found ? [itemFields(call, line, found.product, found.variant)] : [];
};

/** The cart as `/cart.js` answers it. https://shopify.dev/docs/api/ajax/reference/cart */
export const cartJson = (call: ShopCall, token: string, lines: CartLine[]) => {
  const items = lines.flatMap((line) => cartItem(call, line));
  const { discounts } = call.deps.store.read(call.domain);
  const codes = Object.hasOwn(discounts, token) ? (discounts[token] ?? []) : [];
  const total = items.reduce((sum, item) => sum + item.line_price, 0);
  return {
    token,
    note: null,
    attributes: {},
    original_total_price: total,
    total_price: total,
    total_discount: 0,
    item_count: items.reduce((sum, item) => sum + item.quantity, 0),
    items,
    requires_shipping: items.length > 0,
    currency: call.deps.catalogue.currency,
    items_subtotal_price: total,
    cart_level_discount_applications: [],
    // This shop has no discounts: a code stands on the cart and takes nothing off.
    discount_codes: codes.map((code) => ({ code, applicable: false })),
  };
};
