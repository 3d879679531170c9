import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#infra/local/seed/catalogue/catalogue.ts';
import { startTestShop, type TestShop } from '../testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const variants = catalogue().products.flatMap((product) => product.variants);
const inStock = variants.filter(({ stock }) => stock >= 5);
const [first, second] = [inStock[0], inStock[20]];
const soldOut = variants.find(({ stock }) => stock === 0);
if (!first || !second || !soldOut) throw new Error('the catalogue has too little for these tests');

interface Cart {
  token: string;
  item_count: number;
  total_price: number;
  items: { key: string; variant_id: number; quantity: number; properties: Record<string, string> }[];
}

/** A visitor with cookies. */
const visitor = () => {
  let cookie = '';
  const post = async (path: string, body: unknown) => {
    const answer = await shop.post(path, body, cookie ? { cookie } : {});
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const cart = async () =>
    (await fetch(`${shop.base()}/cart.js`, { headers: { cookie } })).json() as Promise<Cart>;
  const page = async (path: string) => (await fetch(`${shop.base()}${path}`, { headers: { cookie } })).text();
  return { post, cart, page };
};

describe('the cart', () => {
  it('takes several items with their properties, and shows the count on every page', async () => {
    const { post, cart, page } = visitor();
    const items = [
      {
        id: Number(first.id),
        quantity: 2,
        properties: { _recommend_quiz: 'quiz_1', Engraving: 'For <b>Ann</b>' },
      },
      { id: second.id },
    ];
    const answer = await post('/cart/add.js', { items });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] });
    const held = await cart();
    expect(held).toMatchObject({ item_count: 3, total_price: first.price * 2 + second.price });
    const html = await page('/cart');
    expect(html).toMatch(/data-cart-count[^>]*>3</);
    expect(html).toContain('Engraving: For &lt;b&gt;Ann&lt;/b&gt;');
    expect(html).not.toContain('_recommend_quiz');
  });

  it('holds the codes that are set, all at once', async () => {
    const { post, cart } = visitor();
    await post('/cart/add.js', { id: first.id });
    await post('/cart/update.js', { discount: 'SPRING,WELCOME' });
    expect(await cart()).toMatchObject({
      item_count: 1,
      discount_codes: [{ code: 'SPRING' }, { code: 'WELCOME' }],
    });
    await post('/cart/update.js', { discount: '' });
    expect(await cart()).toMatchObject({ discount_codes: [] });
  });

  it('adds to the line that is there, and keeps another one for other properties', async () => {
    const { post, cart } = visitor();
    await post('/cart/add.js', { id: first.id, quantity: 1 });
    await post('/cart/add.js', { id: first.id, quantity: 1 });
    await post('/cart/add.js', { id: first.id, quantity: 1, properties: { Note: 'x' } });
    expect((await cart()).items.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  it('refuses what is sold out, and adds nothing of the rest', async () => {
    const { post, cart } = visitor();
    const answer = await post('/cart/add.js', { items: [{ id: first.id }, { id: soldOut.id }] });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { status: 422, message: 'Cart Error', description: expect.stringContaining('sold out') },
    ]);
    expect((await cart()).item_count).toBe(0);
  });

  it('refuses more than there is, over all lines', async () => {
    const { post } = visitor();
    expect((await post('/cart/add.js', { id: first.id, quantity: first.stock })).status).toBe(200);
    const more = await post('/cart/add.js', { id: first.id, quantity: 1, properties: { Note: 'x' } });
    expect(more.status).toBe(422);
  });

  it('changes and removes lines', async () => {
    const { post, cart } = visitor();
    await post('/cart/add.js', { items: [{ id: first.id }, { id: second.id }] });
    const key = (await cart()).items.find(({ variant_id }) => variant_id === Number(first.id))?.key;
    expect(await (await post('/cart/change.js', { id: key, quantity: 3 })).json()).toMatchObject({
      item_count: 4,
    });
    expect(await (await post('/cart/change.js', { line: 1, quantity: 0 })).json()).toMatchObject({
      items: [{}],
    });
    expect((await post('/cart/change.js', { id: 'nothing', quantity: 1 })).status).toBe(404);
    await post('/cart/clear.js', {});
    expect((await cart()).item_count).toBe(0);
  });

  it.each([
    ['an unknown variant', { id: '1' }, 404],
    ['no id', {}, 400],
    ['less than one', { id: first.id, quantity: 0 }, 400],
    ['an object as id', { id: { $ne: 1 } }, 400],
    ['too many items', { items: Array.from({ length: 101 }, () => ({ id: first.id })) }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await visitor().post('/cart/add.js', body)).status).toBe(status);
  });

  it("is a visitor's own, also when the cookie is made up", async () => {
    const headers = { cookie: 'cart=__proto__' };
    const answer = await shop.post('/cart/add.js', { id: first.id }, headers);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^cart=[0-9a-f]{32};/);
  });

  it('takes the form of a page without script', async () => {
    const body = new URLSearchParams({ id: first.id, 'properties[Note]': 'for Ann' });
    const answer = await fetch(`${shop.base()}/cart/add`, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${shop.base()}/cart`]);
  });

  it('survives a restart', async () => {
    const { post, cart } = visitor();
    await post('/cart/add.js', { id: second.id });
    await shop.restart();
    expect((await cart()).item_count).toBe(1);
  });
});
