import { expect, it } from 'vitest';
import { api } from './api.ts';
import type { RouteSpec } from './route.ts';

/** Every route there is: one that is added tomorrow is tested tomorrow. */
const merchant = Object.entries(api)
  .flatMap(([area, all]) =>
    Object.entries<RouteSpec>(all).map(([name, route]) => [`${area}.${name}`, route] as const),
  )
  .filter(([, route]) => route.access === 'merchant');

it.each(merchant.filter(([, { method }]) => method !== 'GET'))(
  '%s is nothing for a viewer',
  (_, { role }) => {
    expect(['editor', 'owner']).toContain(role);
  },
);

it.each(
  merchant.filter(([, { method, path }]) => method !== 'GET' && path.startsWith('/api/shops/{shopId}/team')),
)('%s is for owners alone', (_, { role }) => {
  expect(role).toBe('owner');
});
