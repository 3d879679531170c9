import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pickShop, rememberShop } from './current-shop.ts';

const shops = [
  { id: 'a', domain: 'a.myshopify.com', connectedAt: '2026-01-02T00:00:00Z' },
  { id: 'b', domain: 'b.myshopify.com', connectedAt: '2026-01-03T00:00:00Z' },
  { id: 'c', domain: 'c.myshopify.com', connectedAt: '2026-01-01T00:00:00Z' },
];

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is the newest shop until one was chosen', () => {
  expect(pickShop(shops)?.id).toBe('b');
  rememberShop('a');
  expect(pickShop(shops)?.id).toBe('a');
});

it('is the shop that is being connected, also when another was chosen before', () => {
  rememberShop('a');
  rememberShop('c.myshopify.com');
  expect(pickShop(shops)?.id).toBe('c');
});

it('forgives a shop that is gone, and no shop at all', () => {
  rememberShop('gone');
  expect(pickShop(shops)?.id).toBe('b');
  expect(pickShop([])).toBeUndefined();
});
