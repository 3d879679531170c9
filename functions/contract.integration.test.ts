import { generateKeyPair, SignJWT } from 'jose';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, connectShop, signIn } from '#functions/testing/client.ts';
import { api } from '#shared/api/api.ts';
import { errorBodySchema } from '#shared/api/errorBody.ts';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import type { Shop } from '#shared/api/shops.ts';
import type { Answers } from '#shared/model/answer.ts';
import { toId } from '#shared/model/ids.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';

/** Every route there is: one that is added tomorrow is tested tomorrow. */
const routes = Object.entries(api).flatMap(([area, all]) =>
  Object.entries<RouteSpec>(all).map(([name, route]) => ({ name: `${area}.${name}`, route })),
);
const guarded = routes.filter(({ route }) => route.access !== 'public');
const merchant = routes.filter(({ route }) => route.access === 'merchant');
const open = routes.filter(({ route }) => route.access === 'public');

let owner: Awaited<ReturnType<typeof signIn>>;
let stranger: Awaited<ReturnType<typeof signIn>>;
let shop: Shop;
let quiz: QuizRecord;
let head: Head;
let expired = '';

const pathOf = ({ path }: RouteSpec): string =>
  path
    .replace('{shopId}', shop.id)
    .replace('{quizId}', quiz.id)
    .replace('{version}', '1')
    .replace('{responseId}', toId('response', v7()))
    .replace('{contactId}', toId('contact', v7()))
    .replace('{userId}', toId('user', v7()))
    .replace('{invitationId}', toId('invitation', v7()))
    .replace('{deliveryId}', toId('delivery', v7()))
    .replace('{attemptId}', toId('attempt', v7()))
    .replace('{pictureId}', toId('picture', v7()));

/** The owner's token as it was, but over, and signed with a key of our own: nobody has the real one. */
async function over(token: string): Promise<string> {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { privateKey } = await generateKeyPair('RS256');
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  return new SignJWT({ ...claims, iat: hourAgo - 3600, exp: hourAgo })
    .setProtectedHeader({ alg: 'RS256', kid: 'CognitoLocal' })
    .sign(privateKey);
}

/** The same token with another subject: the signature no longer fits. */
function tampered(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  return [header, changed, signature].join('.');
}

beforeAll(async () => {
  [owner, stranger] = [await signIn(), await signIn()];
  expired = await over(owner.token);
  shop = await connectShop(owner.token);
  const quizzes = `/api/shops/${shop.id}/quizzes`;
  quiz = (await call('POST', quizzes, { body: { from: 'catalogue' }, token: owner.token })).json;
  await call('POST', `${quizzes}/${quiz.id}/publish`, { body: { revision: 1 }, token: owner.token });
  head = (await call('GET', `/q/${quiz.id}/1.json`)).json;
});

describe.each(guarded)('$name', ({ route }) => {
  it('asks for a token that is good', async () => {
    const attempts = [undefined, expired, tampered(owner.token), 'nonsense', `${owner.token}x`];
    for (const token of attempts) {
      const answer = await call(route.method, pathOf(route), { token, body: route.body ? {} : undefined });
      expect(answer.status).toBe(401);
      expect(errorBodySchema.parse(answer.json).code).toBe('unauthorized');
    }
  });
});

describe.each(merchant)('$name', ({ route }) => {
  it('is not there for another merchant, who learns nothing from what is sent', async () => {
    const body = route.body ? {} : undefined;
    const answer = await call(route.method, pathOf(route), { token: stranger.token, body });
    expect(answer.status).toBe(404);
    expect(errorBodySchema.parse(answer.json).code).toBe('not_found');
    const unknown = pathOf(route).replace(shop.id, toId('shop', v7()));
    const missing = await call(route.method, unknown, { token: stranger.token, body });
    expect({ ...missing.json, requestId: '' }).toEqual({ ...answer.json, requestId: '' });
  });

  it('answers 404 for an id that cannot be one', async () => {
    for (const bad of ['x', '..%2f..%2fetc', '%00', 'shop_', `shop_${'g'.repeat(32)}`]) {
      const path = pathOf(route).replace(shop.id, bad);
      expect((await call(route.method, path, { token: owner.token })).status).toBe(404);
    }
  });
});

const badBodies: [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a number', '1e999'],
  ['nested deeply', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ['wrong kinds', '{"id":{},"email":[],"token":5,"quizId":true,"answers":[],"password":{"$ne":1}}'],
  ['control characters', '{"email":"\\u0000","token":"\\ud800"}'],
];

describe.each(open.filter(({ route }) => route.body))('$name', ({ route }) => {
  it.each(badBodies)('refuses a body that is %s, and says why in our words', async (_, body) => {
    const answer = await call(route.method, route.path, { body });
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(answer.json).code).toBe('invalid');
  });

  it('refuses a body that is too large', async () => {
    const answer = await call(route.method, route.path, { body: `"${'x'.repeat(70_000)}"` });
    expect(answer.status).toBe(413);
  });
});

it.each(open)('$name never fails on our side for a query nobody expects', async ({ route }) => {
  const query = '?code=%00&hmac[]=1&state=%F0%9F%92%A5&__proto__=1&limit=NaN&timestamp=-1e9';
  expect((await call(route.method, `${route.path}${query}`)).status).toBeLessThan(500);
});

it('a save of an unfit draft names the field, and saves nothing', async () => {
  const path = `/api/shops/${shop.id}/quizzes/${quiz.id}`;
  const draft = { ...quiz.draft, questions: [{ ...quiz.draft.questions[0], type: 'riddle' }] };
  const answer = await call('PUT', path, { body: { revision: 1, name: 'X', draft }, token: owner.token });
  expect(answer.status).toBe(400);
  expect(errorBodySchema.parse(answer.json).issues?.[0]?.path).toContain('draft.questions.0');
  expect((await call('GET', path, { token: owner.token })).json).toMatchObject({
    revision: 1,
    draft: quiz.draft,
  });
});

const nobody = { user: null, token: null };

describe('a session', () => {
  it('is a cookie that scripts cannot read, ends at sign-out, and does not come back', async () => {
    const { cookie, token, email } = await signIn();
    expect((await call('GET', '/auth/me', { cookie })).json.user.email).toBe(email);
    const out = await call('POST', '/auth/logout-session', { cookie });
    expect(out.headers.get('set-cookie')).toMatch(/__Host-session=;.*HttpOnly; Secure; SameSite=Lax/);
    expect((await call('GET', '/auth/me', { cookie })).json).toEqual(nobody);
    expect((await call('POST', '/auth/store-session', { body: { token } })).status).toBe(401);
  });

  it('cannot be set by whoever knows a cookie beforehand', async () => {
    const cookie = '__Host-session=chosen-by-somebody-else';
    expect((await call('GET', '/auth/me', { cookie })).json).toEqual(nobody);
    expect((await call('GET', '/auth/me')).json).toEqual(nobody);
  });
});

const answerTo = (question: AskedQuestion): Answers[string] => {
  if ('options' in question)
    return { kind: 'options', ids: question.options.slice(0, 1).map(({ id }) => id) };
  if (question.type === 'priceRange') return { kind: 'range', min: question.min, max: question.max };
  return { kind: 'seen' };
};

function completed(): Answers {
  const answers: Answers = {};
  for (
    let { current } = walk(head.questions, answers);
    current;
    { current } = walk(head.questions, answers)
  ) {
    const question = head.questions.find(({ id }) => id === current);
    if (!question || answers[current]) throw new Error(`The question ${current} cannot be answered.`);
    answers[current] = answerTo(question);
  }
  return answers;
}

const used = async (): Promise<number> =>
  (await call('GET', `/api/shops/${shop.id}/usage`, { token: owner.token })).json.responses;

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const path = `/api/shops/${shop.id}/quizzes/${quiz.id}/responses?limit=100${cursor}`;
    const { json } = await call('GET', path, { token: owner.token });
    ids.push(...json.responses.map(({ id }: { id: string }) => id));
    cursor = json.cursor ? `&cursor=${encodeURIComponent(json.cursor)}` : '';
  } while (cursor);
  return ids;
}

/** Sends as a shopper's browser does: again after a fault of ours, with the same id. */
async function deliver(body: object): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const { status } = await call('POST', '/api/public/responses', { body });
    if (status < 500 || attempt === 5) return status;
  }
}

describe('responses', () => {
  const sent = (): { id: string } & Record<string, unknown> => ({
    id: toId('response', v7()),
    quizId: quiz.id,
    version: 1,
    locale: 'en',
    answers: completed(),
    completedAt: new Date().toISOString(),
  });

  it('200 of them, each posted twice, all at once, are stored once each and counted once each', async () => {
    const before = await used();
    const all = Array.from({ length: 200 }, sent);
    const statuses = await Promise.all([...all, ...all].map(deliver));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await used()) - before).toBe(200);
    expect((await storedIds()).sort()).toEqual(all.map(({ id }) => id).sort());
    const { json } = await call('GET', `/api/shops/${shop.id}/quizzes`, { token: owner.token });
    expect(json.quizzes[0].responseCount).toBe(200);
  });

  it('to a version that is no longer the newest count as they did', async () => {
    const path = `/api/shops/${shop.id}/quizzes/${quiz.id}`;
    const { draft } = quiz;
    const body = { revision: 1, name: 'Newer', draft: { ...draft, questions: draft.questions.slice(0, 1) } };
    const saved = await call('PUT', path, { body, token: owner.token });
    const newer = await call('POST', `${path}/publish`, {
      body: { revision: saved.json.revision },
      token: owner.token,
    });
    expect(newer.json.publishedVersion).toBe(2);
    const before = await used();
    expect(await deliver({ ...sent(), split: true })).toBe(200);
    expect(await used()).toBe(before + 1);
    expect((await call('GET', `/q/${quiz.id}/1.json`)).json.version).toBe(1);
    expect((await call('GET', `/q/${quiz.id}/2/pool.json`)).json.version).toBe(2);
    const { json } = await call('GET', `${path}/versions`, { token: owner.token });
    expect(json.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('to a quiz or a version that never was are not found; unfit ones are refused; none is stored', async () => {
    const before = await used();
    const post = async (change: object) =>
      (await call('POST', '/api/public/responses', { body: { ...sent(), ...change } })).status;
    expect(await post({ quizId: toId('quiz', v7()) })).toBe(404);
    expect(await post({ version: 99 })).toBe(404);
    expect(await post({ answers: {} })).toBe(400);
    expect(await post({ answers: { ...completed(), nobody: { kind: 'seen' } } })).toBe(400);
    expect(await post({ id: 'resp_1' })).toBe(400);
    expect(await used()).toBe(before);
  });
});
