import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#infra/local/seed/catalogue/catalogue.ts';
import { app, startTestShop, type TestShop } from '../testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const { products } = catalogue();
const shoe = products[0];
if (!shoe) throw new Error('the catalogue is empty');
const page = async (path: string) => (await fetch(`${shop.base()}${path}`)).text();

describe('the storefront', () => {
  it('shows every product and collection', async () => {
    for (const { handle, title } of [...products.slice(0, 5), ...products.slice(-5)])
      expect(await page(`/products/${handle}`)).toContain(
        title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
      );
    for (const { handle } of catalogue().collections)
      expect((await fetch(`${shop.base()}/collections/${handle}`)).status).toBe(200);
  });

  it('gives a product as JSON with prices in cents', async () => {
    const data = await (await fetch(`${shop.base()}/products/${shoe.handle}.js`)).json();
    expect(data).toMatchObject({
      id: Number(shoe.id),
      price: shoe.variants[0]?.price,
      type: shoe.productType,
    });
    expect(data.variants).toHaveLength(shoe.variants.length);
  });

  it('opens with the variant in the address', async () => {
    const variant = shoe.variants.at(-1);
    expect(await page(`/products/${shoe.handle}?variant=${variant?.id}`)).toContain(
      `name="id" value="${variant?.id}"`,
    );
  });

  it('answers 404 with a page of the shop', async () => {
    const answer = await fetch(`${shop.base()}/products/nothing`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('We cannot find that page'),
    ]);
  });

  it('is a shop of its own under each domain, and none under what is no domain', async () => {
    const origin = new URL(shop.base()).origin;
    expect(await (await fetch(`${origin}/shops/blue-barn.myshopify.com/`)).text()).toContain('Blue Barn');
    for (const wrong of ['evil.example', '-x.myshopify.com', '..%2f..%2fetc'])
      expect((await fetch(`${origin}/shops/${wrong}/`)).status).toBe(404);
  });

  it('does not answer to another host name', async () => {
    const status = await new Promise((resolve) => {
      request(`${shop.base()}/`, { headers: { host: 'evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });
});

describe('the theme editor', () => {
  const editor = '/admin/themes/current/editor';
  const save = (fields: Record<string, string>) =>
    fetch(`${shop.base()}${editor}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const link = (block: string) =>
    `${editor}?context=apps&template=product&addAppBlockId=${encodeURIComponent(block)}&target=newAppsSection`;
  const blockId = async () => /name="id" value="([0-9a-f]{32})"/.exec(await page(editor))?.[1] ?? '';

  it("adds this app's block only", async () => {
    expect(await page(link(`${app.clientId}/quiz`))).toContain('Discard');
    expect((await fetch(`${shop.base()}${link('other-app/quiz')}`)).status).toBe(404);
  });

  it('puts the block on the product pages, changes it and takes it away', async () => {
    expect(await page(`/products/${shoe.handle}`)).not.toContain('<recommend-quiz');
    await save({ id: 'new', quiz: ' quiz_one ', action: 'save' });
    const html = await page(`/products/${shoe.handle}`);
    expect(html).toContain(`<script type="module" src="${app.appOrigin}/embed/recommend.js" async></script>`);
    expect(html).toContain('<recommend-quiz quiz="quiz_one" ');
    expect(html).toMatch(/mode="inline" .*min-height: 540px/);
    await save({ id: await blockId(), quiz: 'quiz_two', mode: 'slide-in', action: 'save' });
    const other = await page(`/products/${shoe.handle}`);
    expect(other).toContain('quiz="quiz_two" mode="slide-in"');
    // Over the page it takes no place in it.
    expect(other).not.toContain('min-height: 540px');
    await save({ id: await blockId(), action: 'remove' });
    expect(await page(`/products/${shoe.handle}`)).not.toContain('<recommend-quiz');
  });

  it('shows nothing without a quiz, and never HTML that was typed', async () => {
    await save({ id: 'new', quiz: '', action: 'save' });
    expect(await page(`/products/${shoe.handle}`)).not.toContain('<recommend-quiz');
    await save({ id: await blockId(), quiz: '"><script>alert(1)</script>', action: 'save' });
    const html = await page(`/products/${shoe.handle}`);
    expect(html).toContain('quiz="&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>alert');
  });
});
