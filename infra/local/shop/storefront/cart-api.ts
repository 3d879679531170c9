import * as z from 'zod';
import type { ShopCall } from '../core/context.ts';
import { fieldsOf, json, Refusal, type Reply } from '../core/http.ts';
import type { CartLine } from '../core/store.ts';
import { cartCookie, cartItem, cartJson, cartLines } from './cart-view.ts';

const maxLines = 500;
const variantId = z.union([z.int().transform(String), z.string().regex(/^\d{1,20}$/)]);
const quantity = z.coerce.number().int().min(0).max(1_000_000);
const properties = z
  .record(z.string().max(255), z.union([z.string(), z.number(), z.boolean()]).transform(String))
  .nullish()
  .transform((value) => value ?? {});
const itemSchema = z.object({ id: variantId, quantity: quantity.min(1).default(1), properties });
const addSchema = z.union([z.object({ items: z.array(itemSchema).min(1).max(100) }), itemSchema]);
const changeSchema = z.object({
  id: z.coerce.string().max(100).optional(),
  line: z.coerce.number().int().min(1).optional(),
  quantity,
});

/** An error in the form of Shopify's cart. */
const refusal = (status: number, description: string): Refusal =>
  new Refusal(json({ status, message: 'Cart Error', description }, status));

const keyOf = (id: string, values: Record<string, string>): string =>
  `${id}:${Buffer.from(JSON.stringify(Object.entries(values).sort()))
    .toString('base64url')
    .slice(0, 80)}`;

const checkStock = (call: ShopCall, id: string, wanted: number): void => {
  const found = call.deps.index.variant(id);
  if (!found) throw refusal(404, 'Cannot find variant');
  const { product, variant } = found;
  const name = variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
  if (variant.stock === 0) throw refusal(422, `The product '${name}' is already sold out.`);
  if (wanted > variant.stock) throw refusal(422, `You can only add ${variant.stock} ${name} to the cart.`);
};

const withLine = (call: ShopCall, lines: CartLine[], item: z.output<typeof itemSchema>): CartLine[] => {
  const key = keyOf(item.id, item.properties);
  const before = lines.find((line) => line.key === key);
  const inCart = lines
    .filter((line) => line.variantId === item.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  checkStock(call, item.id, inCart + item.quantity);
  if (before)
    return lines.map((line) =>
      line === before ? { ...line, quantity: line.quantity + item.quantity } : line,
    );
  if (lines.length >= maxLines) throw refusal(422, `A cart holds at most ${maxLines} lines.`);
  return [{ key, variantId: item.id, quantity: item.quantity, properties: item.properties }, ...lines];
};

/** Stores the cart and gives the visitor its cookie; the id of a cart that is not known is never taken over. */
const keep = (call: ShopCall, lines: CartLine[]): { token: string; headers: Record<string, string> } => {
  const sent = call.cookies[cartCookie] ?? '';
  const token = Object.hasOwn(call.deps.store.read(call.domain).carts, sent) ? sent : call.deps.random();
  call.deps.store.change(call.domain, (state) => {
    state.carts[token] = lines;
  });
  const path = `/shops/${call.domain}/`;
  return {
    token,
    headers: { 'set-cookie': `${cartCookie}=${token}; Path=${path}; Max-Age=1209600; SameSite=Lax` },
  };
};

/** `GET /cart.js` */
export const showCart = (call: ShopCall): Reply =>
  json(cartJson(call, call.cookies[cartCookie] ?? '', cartLines(call)));

/** Form fields such as `properties[_source]` as one object. */
const unfold = (fields: Record<string, unknown>): Record<string, unknown> => {
  const own = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^properties\[(.+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return own.length === 0 ? fields : { ...fields, properties: Object.fromEntries(own) };
};

/** `POST /cart/add.js`: all of the items, or none when one cannot be added. */
export const addToCart = (call: ShopCall): Reply => {
  const wish = addSchema.safeParse(unfold(fieldsOf(call)));
  if (!wish.success)
    return json({ status: 400, message: 'Bad Request', description: 'Missing or invalid parameter id' }, 400);
  const single = !('items' in wish.data);
  const items = 'items' in wish.data ? wish.data.items : [wish.data];
  const lines = items.reduce((before, item) => withLine(call, before, item), cartLines(call));
  const { headers } = keep(call, lines);
  const added = items.flatMap((item) => {
    const line = lines.find((one) => one.key === keyOf(item.id, item.properties));
    return line ? cartItem(call, line) : [];
  });
  return json(single ? added[0] : { items: added }, 200, headers);
};

/** `POST /cart/change.js`: a line, by its key, its variant or its place (from 1), gets another quantity; 0 removes it. */
export const changeCart = (call: ShopCall): Reply => {
  const wish = changeSchema.safeParse(fieldsOf(call));
  if (!wish.success)
    return json({ status: 400, message: 'Bad Request', description: 'Invalid quantity, id or line' }, 400);
  const lines = cartLines(call);
  const { id, line: place, quantity: wanted } = wish.data;
  const line =
    place === undefined ? lines.find((one) => one.key === id || one.variantId === id) : lines[place - 1];
  if (!line)
    return json(
      { status: 404, message: 'Cart Error', description: 'There is no such line in the cart' },
      404,
    );
  if (wanted > line.quantity) checkStock(call, line.variantId, wanted);
  const next = lines.flatMap((one) =>
    one === line ? (wanted === 0 ? [] : [{ ...one, quantity: wanted }]) : [one],
  );
  const { token, headers } = keep(call, next);
  return json(cartJson(call, token, next), 200, headers);
};

/** `POST /cart/update.js`, as far as it sets all discount codes of the cart, parted by commas. */
export const updateCart = (call: ShopCall): Reply => {
  const wish = z.object({ discount: z.string().max(1000) }).safeParse(fieldsOf(call));
  if (!wish.success)
    return json({ status: 400, message: 'Bad Request', description: 'Invalid discount' }, 400);
  const lines = cartLines(call);
  const { token, headers } = keep(call, lines);
  call.deps.store.change(call.domain, (state) => {
    state.discounts[token] = wish.data.discount.split(',').filter(Boolean).slice(0, 25);
  });
  return json(cartJson(call, token, lines), 200, headers);
};

/** `POST /cart/clear.js` */
export const clearCart = (call: ShopCall): Reply => {
  const { token, headers } = keep(call, []);
  return json(cartJson(call, token, []), 200, headers);
};
