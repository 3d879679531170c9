// biome-ignore-all lint/style/noRestrictedImports: the shop's page, in Node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '#shared/quiz/artefact.ts';
import { addToCart } from './cart.ts';

const card = (variant: string) => ({ variant }) as Card;
const quizId = 'quiz_1';
let asked: { path: string; body: Record<string, unknown> | undefined }[];
let answers: Record<string, [number, object]>;
let page: EventTarget & { querySelector(): unknown };
let told: string[];
let element: HTMLElement;

const themed = () => ({
  getSectionsToRender: () => [{ id: 'cart-drawer' }, { id: 'cart-icon-bubble' }],
  setActiveElement: vi.fn(),
  renderContents: vi.fn(),
  classList: { remove: vi.fn() },
});

beforeEach(() => {
  asked = [];
  told = [];
  answers = {
    '/nl/cart/add.js': [200, { items: [{ id: 7, key: '7:a' }], sections: { 'cart-drawer': '<p>1' } }],
    '/nl/cart.js': [200, { item_count: 3, discount_codes: [{ code: 'OWN' }] }],
    '/nl/cart/update.js': [200, { item_count: 3, sections: { 'cart-drawer': '<p>off' } }],
  };
  page = Object.assign(new EventTarget(), { querySelector: (): unknown => null });
  element = Object.assign(new EventTarget(), { id: '' }) as unknown as HTMLElement;
  for (const name of ['cart:refresh', 'cart:update'])
    page.addEventListener(name, (event) =>
      told.push(`${name} ${(event as CustomEvent).detail.data?.itemCount}`),
    );
  element.addEventListener('recommend:cart-added', () => told.push('added'));
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/nl/pages/quiz' });
  vi.stubGlobal('window', { Shopify: { routes: { root: '/nl/' } } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const [status, body] = answers[path] ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const add = (code?: string) => addToCart(element, [card('1'), card('2')], quizId, 'resp_1', code);

test('a whole routine goes into the cart in one request, and whoever shows a cart is told', async () => {
  await add();
  const properties = { _recommend_quiz: quizId, _recommend_response: 'resp_1' };
  expect(asked[0]).toEqual({
    path: '/nl/cart/add.js',
    body: { items: [1, 2].map((id) => ({ id, quantity: 1, properties })) },
  });
  await vi.waitFor(() => expect(told).toEqual(['added', 'cart:refresh undefined', 'cart:update 3']));
  expect(asked.map(({ path }) => path)).toEqual(['/nl/cart/add.js', '/nl/cart.js']);
});

test('a theme that can draw its cart anew gets the sections it names, with the line that was added', async () => {
  const theme = themed();
  page.querySelector = () => theme;
  await add();
  expect(asked[0]?.body).toMatchObject({ sections: ['cart-drawer', 'cart-icon-bubble'] });
  await vi.waitFor(() => expect(theme.renderContents).toHaveBeenCalledTimes(1));
  expect(theme.renderContents.mock.calls[0]?.[0]).toMatchObject({
    id: 7,
    key: '7:a',
    sections: { 'cart-drawer': '<p>1' },
  });
});

test('a code goes on the cart beside those that are there, once, and the theme draws the cart with it', async () => {
  const theme = themed();
  page.querySelector = () => theme;
  await add('SAVE 10%');
  await vi.waitFor(() => expect(theme.renderContents).toHaveBeenCalledTimes(1));
  expect(asked.find(({ path }) => path.endsWith('update.js'))?.body).toMatchObject({
    discount: 'OWN,SAVE 10%',
  });
  expect(theme.renderContents.mock.calls[0]?.[0]).toMatchObject({ sections: { 'cart-drawer': '<p>off' } });
  await add('SAVE 10%');
  await vi.waitFor(() => expect(theme.renderContents).toHaveBeenCalledTimes(2));
  expect(asked.filter(({ path }) => path.endsWith('update.js'))).toHaveLength(1);
});

test('a code that is on the cart already, or a page that is no shop of Shopify, changes no cart', async () => {
  await add('own');
  vi.stubGlobal('window', {});
  answers['/cart/add.js'] = [200, { items: [] }];
  answers['/cart.js'] = [200, { item_count: 1 }];
  await add('OTHER');
  await vi.waitFor(() => expect(told).toHaveLength(6));
  expect(asked.some(({ path }) => path.endsWith('update.js'))).toBe(false);
});

test('when the shop refuses, its own words are told, and only those', async () => {
  answers['/nl/cart/add.js'] = [422, { status: 422, description: 'You can only add 2 Padel Pro.' }];
  await expect(add()).rejects.toThrow('You can only add 2 Padel Pro.');
  answers['/nl/cart/add.js'] = [503, { description: 'Internal' }];
  await expect(add()).rejects.toThrow(/^$/);
  expect(told).toEqual([]);
});

test('a theme that breaks takes nothing back: the product is in the cart', async () => {
  const theme = {
    ...themed(),
    renderContents: vi.fn(() => {
      throw new Error('theme');
    }),
  };
  page.querySelector = () => theme;
  await add();
  await vi.waitFor(() => expect(theme.renderContents).toHaveBeenCalled());
});
