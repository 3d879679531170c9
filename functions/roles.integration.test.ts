import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, connectShop, mailedText, signIn } from '#functions/testing/client.ts';
import { api } from '#shared/api/api.ts';
import { errorBodySchema } from '#shared/api/errorBody.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import type { Shop } from '#shared/api/shops.ts';
import { toId } from '#shared/model/ids.ts';
import type { Role } from '#shared/model/role.ts';

/** Every merchant route there is: one that is added tomorrow is tested tomorrow. */
const merchant = Object.entries(api)
  .flatMap(([area, all]) =>
    Object.entries<RouteSpec>(all).map(([name, route]) => ({ name: `${area}.${name}`, route })),
  )
  .filter(({ route }) => route.access === 'merchant');
const changing = merchant.filter(({ route }) => route.method !== 'GET');

let owner: Awaited<ReturnType<typeof signIn>>;
let viewer: Awaited<ReturnType<typeof signIn>>;
let editor: Awaited<ReturnType<typeof signIn>>;
let shop: Shop;
let quizId = '';

const pathOf = ({ path }: RouteSpec): string =>
  path
    .replace('{shopId}', shop.id)
    .replace('{quizId}', quizId)
    .replace('{version}', '1')
    .replace(/\{(response|contact|user|invitation|delivery|attempt|picture)Id\}/, (_, kind) =>
      toId(kind, v7()),
    );

/** Brings somebody into the team as people come: by mail. */
async function joined(role: Role) {
  const member = await signIn();
  const body = { email: member.email, role };
  await call('POST', `/api/shops/${shop.id}/team/invitations`, { body, token: owner.token });
  const text = await mailedText(member.email, '/auth/invitation#');
  const token = /#([\w-]+)/.exec(text)?.[1];
  const accepted = await call('POST', '/api/team/accept', { body: { token }, token: member.token });
  expect(accepted.json).toEqual({ shopId: shop.id });
  return member;
}

beforeAll(async () => {
  owner = await signIn();
  shop = await connectShop(owner.token);
  const made = await call('POST', `/api/shops/${shop.id}/quizzes`, {
    body: { from: 'catalogue' },
    token: owner.token,
  });
  quizId = made.json.id;
  [viewer, editor] = [await joined('viewer'), await joined('editor')];
});

const forbidden = async (route: RouteSpec, token: string) => {
  const answer = await call(route.method, pathOf(route), { token, body: route.body ? {} : undefined });
  expect(answer.status).toBe(403);
  expect(errorBodySchema.parse(answer.json).code).toBe('forbidden');
};

it.each(changing)('$name is refused to a viewer', ({ route }) => forbidden(route, viewer.token));

it.each(changing.filter(({ route }) => route.role === 'owner'))(
  '$name is refused to an editor',
  ({ route }) => forbidden(route, editor.token),
);

it.each(changing.filter(({ route }) => route.role === 'editor'))(
  '$name is not refused to an editor for the role',
  async ({ route }) => {
    // Without what it needs, so that nothing is done: what matters is that the role is no obstacle.
    const body = route.body ? 'no JSON' : undefined;
    const answer = await call(route.method, pathOf(route), { token: editor.token, body });
    expect(answer.status).not.toBe(403);
  },
);

describe('a member', () => {
  it('sees the shop with the role, and the team', async () => {
    const { json } = await call('GET', '/api/shops', { token: viewer.token });
    expect(json.shops).toMatchObject([{ id: shop.id, role: 'viewer' }]);
    const team = await call('GET', `/api/shops/${shop.id}/team`, { token: viewer.token });
    expect(team.json.members.map(({ role }: { role: Role }) => role).sort()).toEqual([
      'editor',
      'owner',
      'viewer',
    ]);
  });

  it('has no way in any more from the moment of being taken out', async () => {
    const { json } = await call('GET', `/api/shops/${shop.id}/team`, { token: owner.token });
    const path = `/api/shops/${shop.id}/team/members/${json.members.find(({ email }: { email: string }) => email === viewer.email).userId}`;
    expect((await call('DELETE', path, { token: owner.token })).status).toBe(204);
    expect((await call('GET', `/api/shops/${shop.id}`, { token: viewer.token })).status).toBe(404);
    expect((await call('GET', '/api/shops', { token: viewer.token })).json.shops).toEqual([]);
  });
});
