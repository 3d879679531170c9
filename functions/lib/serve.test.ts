import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { context, httpEvent } from '#functions/testing/event.ts';
import { route } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { Refusal } from '#shared/refusal.ts';
import type { AccessControl } from './call.ts';
import { serve } from './serve.ts';

const shopId = `shop_${'a'.repeat(32)}`;
const routes = {
  echo: route({
    method: 'POST',
    path: '/api/echo',
    access: 'public',
    summary: 'Echo',
    body: z.object({ name: z.string(), extra: z.record(z.string(), z.string()).optional() }),
    maxBody: 2000,
    response: z.object({ name: z.string() }),
    status: 201,
  }),
  go: route({
    method: 'GET',
    path: '/api/go',
    access: 'public',
    summary: 'Go',
    query: z.object({ n: z.coerce.number().int() }),
    response: z.object({ location: z.string() }),
    status: 302,
  }),
  quiz: route({
    method: 'PUT',
    path: '/api/public/quiz',
    access: 'public',
    summary: 'Nested',
    body: quizSchema,
    maxBody: 1_000_000,
    response: z.undefined(),
    status: 204,
  }),
  mine: route({
    method: 'GET',
    path: '/api/shops/{shopId}/mine',
    access: 'merchant',
    role: 'editor',
    summary: 'Mine',
    response: z.object({ role: z.string(), shop: z.string() }),
  }),
};

const access: AccessControl = {
  user: async (token) => (token === 'bad' ? null : { userId: token, subject: token, locale: 'en' }),
  member: async ({ userId }, shop) => {
    if (userId === 'stranger' || shop !== shopId) return null;
    return { accountId: 'acc', role: userId === 'reader' ? 'viewer' : 'editor' };
  },
};

let reply: () => unknown = () => ({ name: 'x' });
let got: unknown;
const handler = serve(
  routes,
  {
    echo: ({ body, setCookie }) => {
      got = body;
      setCookie('a=b; HttpOnly');
      return reply() as { name: string };
    },
    go: ({ query }) => ({ location: `/to/${query.n}` }),
    quiz: () => undefined,
    mine: ({ actor }) => ({ role: actor.role, shop: actor.shopId }),
  },
  access,
);

async function send(sent: Parameters<typeof httpEvent>[0]) {
  const answer = await handler(httpEvent(sent), context);
  return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined };
}
const echo = (body: unknown) => send({ routeKey: 'POST /api/echo', body });
const mine = (token?: string, shop = shopId) =>
  send({
    routeKey: 'GET /api/shops/{shopId}/mine',
    params: { shopId: shop },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

let lines: string[] = [];
beforeEach(() => {
  reply = () => ({ name: 'x' });
  got = undefined;
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
});

describe('a call', () => {
  it('is found by its route key and answered through the contract, cookies and all', async () => {
    reply = () => ({ name: 'x', secret: 'not named in the contract' });
    const answer = await echo({ name: 'Ann', unknown: 1 });
    expect(answer).toMatchObject({ statusCode: 201, cookies: ['a=b; HttpOnly'], json: { name: 'x' } });
    expect(answer.body).not.toContain('secret');
    expect(got).toEqual({ name: 'Ann' });
  });

  it('that leads on carries the address in its header', async () => {
    const answer = await send({ routeKey: 'GET /api/go', query: { n: '7' } });
    expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/to/7' } });
  });

  it('to an unknown route is answered 404', async () => {
    expect(await send({ routeKey: '$default' })).toMatchObject({
      statusCode: 404,
      json: { code: 'not_found' },
    });
  });
});

describe('bad input', () => {
  it('is answered 400 with issues that name the field', async () => {
    const answer = await echo({ name: 5 });
    expect(answer).toMatchObject({
      statusCode: 400,
      json: { code: 'invalid', requestId: 'request-1', issues: [{ path: 'name' }] },
    });
  });

  it.each([['{'], [''], ['[1,'], ['nul']])('that is not JSON is answered 400: %s', async (body) => {
    expect(await echo(body)).toMatchObject({ statusCode: 400, json: { code: 'invalid' } });
  });

  it('in the query is answered 400', async () => {
    expect(await send({ routeKey: 'GET /api/go', query: { n: 'x' } })).toMatchObject({
      statusCode: 400,
      json: { issues: [{ path: 'n' }] },
    });
  });

  it('over the limit is answered 413, whatever it is', async () => {
    expect(await echo('x'.repeat(2001))).toMatchObject({ statusCode: 413, json: { code: 'too_large' } });
  });

  it('nested deeper than any schema is answered 400, and does not exhaust the stack', async () => {
    const deep = `{"questions":${'['.repeat(200_000)}`;
    expect(await send({ routeKey: 'PUT /api/public/quiz', body: deep })).toMatchObject({ statusCode: 400 });
  });

  it('that would change prototypes changes nothing', async () => {
    const body = '{"name":"x","__proto__":{"polluted":1},"extra":{"__proto__":"p","constructor":"c"}}';
    expect((await echo(body)).statusCode).toBe(201);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(got).toEqual({ name: 'x', extra: { constructor: 'c' } });
  });
});

describe('what goes wrong', () => {
  const tell = async (language: string | undefined) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    return (await send({ routeKey: 'POST /api/echo', body: { name: 'x' }, headers })).json;
  };

  it.each([
    [
      'nl',
      'Een team heeft hooguit 20 mensen, uitnodigingen meegeteld. Haal eerst iemand weg, of trek een uitnodiging in.',
    ],
    [
      'nl-NL,nl;q=0.9,en;q=0.8',
      'Een team heeft hooguit 20 mensen, uitnodigingen meegeteld. Haal eerst iemand weg, of trek een uitnodiging in.',
    ],
    [
      'en-GB,nl;q=0.5',
      'A team has at most 20 people, invitations included. Remove somebody first, or take an invitation back.',
    ],
    [
      'nld',
      'A team has at most 20 people, invitations included. Remove somebody first, or take an invitation back.',
    ],
    [
      undefined,
      'A team has at most 20 people, invitations included. Remove somebody first, or take an invitation back.',
    ],
  ])('is told in the language that is asked for first: %s', async (language, message) => {
    reply = () => {
      const values = { most: 20 };
      throw new Refusal(
        'too_many',
        'A team has at most {most} people, invitations included. Remove somebody first, or take an invitation back.',
        { values },
      );
    };
    expect(await tell(language)).toMatchObject({ code: 'too_many', message });
  });

  it('is told in it at the field too, and where it is ours', async () => {
    reply = () => {
      const message = 'The password is wrong.';
      throw new Refusal('invalid', message, { issues: [{ path: 'password', message }] });
    };
    const said = 'Het wachtwoord klopt niet.';
    expect(await tell('nl')).toMatchObject({ message: said, issues: [{ path: 'password', message: said }] });
    reply = () => {
      throw new Error('out of order');
    };
    expect((await tell('nl')).message).toBe('Er ging bij ons iets mis. Probeer het zo nog eens.');
  });
});

describe('a fault of ours', () => {
  it.each([
    [
      'an unknown error',
      () => {
        throw new Error('password=hunter2 at db-host');
      },
    ],
    [
      'an internal one',
      () => {
        throw new AppError('internal', 'the table recommend-prod is gone');
      },
    ],
    ['a reply that breaks the contract', () => ({ nome: 'x' })],
  ])('is answered 500 without a word of it, and logged: %s', async (_, broken) => {
    reply = broken;
    const answer = await echo({ name: 'x' });
    expect(answer).toMatchObject({ statusCode: 500, json: { code: 'internal', requestId: 'request-1' } });
    expect(answer.body).not.toMatch(/hunter2|recommend-prod|nome/);
    expect(lines.join()).toContain('"level":"error"');
  });

  it('that takes too long is answered before Lambda cuts it off, so that the caller tries again', async () => {
    reply = () => new Promise(() => {});
    const short = { ...context, getRemainingTimeInMillis: () => 20 };
    const answer = await handler(httpEvent({ routeKey: 'POST /api/echo', body: { name: 'x' } }), short);
    expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining('unavailable') });
  });

  it('that we know is answered with its message, and its cause is logged only', async () => {
    reply = () => {
      throw new AppError('unavailable', 'Try later.', { cause: new Error('connection refused') });
    };
    const answer = await echo({ name: 'x' });
    expect(answer).toMatchObject({ statusCode: 503, json: { message: 'Try later.' } });
    expect(answer.body).not.toContain('refused');
    expect(lines.join()).toContain('connection refused');
  });
});

describe('a merchant route', () => {
  it.each([[undefined], ['bad'], ['']])('asks for a good token: %s', async (token) => {
    expect(await mine(token)).toMatchObject({ statusCode: 401, json: { code: 'unauthorized' } });
  });

  it('hides shops of others and unknown ones alike', async () => {
    const others = await mine('stranger');
    expect(others.statusCode).toBe(404);
    expect(await mine('editor', `shop_${'b'.repeat(32)}`)).toMatchObject({
      statusCode: 404,
      json: others.json,
    });
  });

  it('answers 404 for what cannot be an id', async () => {
    expect((await mine('editor', '../secrets')).statusCode).toBe(404);
  });

  it('asks for the role', async () => {
    expect(await mine('reader')).toMatchObject({ statusCode: 403, json: { code: 'forbidden' } });
    expect(await mine('editor')).toMatchObject({ statusCode: 200, json: { role: 'editor', shop: shopId } });
  });

  it('looks at the token before anything else, so that a stranger learns nothing from a 400', async () => {
    expect((await mine(undefined, 'nonsense')).statusCode).toBe(401);
  });
});
