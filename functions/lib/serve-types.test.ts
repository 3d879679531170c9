import { expect, it } from 'vitest';
import * as z from 'zod';
import { route } from '#shared/api/route.ts';
import type { AccessControl } from './call.ts';
import { serve } from './serve.ts';

const open = route({
  method: 'GET',
  path: '/api/open',
  access: 'public',
  summary: 'Open',
  response: z.object({ name: z.string() }),
});
const mine = route({
  method: 'GET',
  path: '/api/shops/{shopId}/mine',
  access: 'merchant',
  summary: 'Mine',
  response: z.object({ id: z.string() }),
});
const access: AccessControl = { user: async () => null, member: async () => null };

/** Checked by tsc: each line below an expected error compiles only while that error is there. */
const mistakes = {
  missingRoute: () =>
    // @ts-expect-error the route has no handler
    serve({ open }, {}),
  unknownRoute: () =>
    // @ts-expect-error there is no such route
    serve({ open }, { open: () => ({ name: '' }), closed: () => ({ name: '' }) }),
  misspeltParam: () =>
    // @ts-expect-error the parameter is shopId
    serve({ mine }, { mine: ({ params }) => ({ id: params.shpId }) }, access),
  wrongReply: () =>
    // @ts-expect-error the contract says name
    serve({ open }, { open: () => ({ nome: '' }) }),
  actorOnPublic: () =>
    // @ts-expect-error nobody is signed in on a public route
    serve({ open }, { open: ({ actor }) => ({ name: actor.shopId }) }),
  userOnMerchant: () => serve({ mine }, { mine: ({ actor }) => ({ id: actor.shopId }) }, access),
  noAccessControl: () =>
    // @ts-expect-error a merchant route needs an access control
    serve({ mine }, { mine: ({ actor }) => ({ id: actor.shopId }) }),
};

it('refuses each mistake when it is compiled', () => {
  expect(Object.keys(mistakes)).toHaveLength(7);
});
