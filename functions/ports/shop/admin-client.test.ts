import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { adminQuery } from './admin-client.ts';

const ok = { data: { shop: { name: 'A' } } };
const throttled = {
  data: null,
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: { requestedQueryCost: 500, throttleStatus: { currentlyAvailable: 100, restoreRate: 100 } },
  },
};
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A client whose shop gives the answers in turn. */
function clientOf(...answers: (Response | Error)[]) {
  const waits: number[] = [];
  const tokens: (string | null)[] = [];
  const asked: (string | undefined)[] = [];
  const query = adminQuery({
    address: 'https://a.myshopify.com',
    token: async (refused) => {
      asked.push(refused);
      return refused === undefined ? 'old' : 'new';
    },
    fetch: async (_, init) => {
      tokens.push(new Headers(init?.headers).get('x-shopify-access-token'));
      const answer = answers.shift();
      if (!answer) throw new Error('one call too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    sleep: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
  });
  const run = () => query('{ shop { name } }', {}, z.object({ shop: z.object({ name: z.string() }) }));
  return { run, waits, tokens, asked };
}

describe('a shop that throttles', () => {
  it('is waited for as long as the cost says', async () => {
    const client = clientOf(json(throttled), json(ok));
    expect(await client.run()).toEqual({ shop: { name: 'A' } });
    expect(client.waits).toEqual([4000]);
  });

  it('is waited for as long as the header says, in seconds', async () => {
    const client = clientOf(json({}, 429, { 'retry-after': '2.0' }), json(ok));
    await client.run();
    expect(client.waits).toEqual([2000]);
  });

  it('is given up on after some tries', async () => {
    const client = clientOf(json(throttled), json(throttled), json(throttled), json(throttled));
    await expect(client.run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(client.waits).toHaveLength(3);
  });
});

describe('a shop that is down', () => {
  it.each([
    ['an error of its own', json({}, 503)],
    ['a cut connection', new TypeError('fetch failed')],
    ['an answer that is no JSON', new Response('<html>')],
  ])('is tried again: %s', async (_, fault) => {
    const client = clientOf(fault, json(ok));
    expect(await client.run()).toEqual({ shop: { name: 'A' } });
    expect(client.waits).toEqual([500]);
  });
});

describe('a token that is refused', () => {
  it('is renewed, once', async () => {
    const client = clientOf(json({}, 401), json(ok));
    await client.run();
    expect(client.tokens).toEqual(['old', 'new']);
    expect(client.asked).toEqual([undefined, 'old']);
  });

  it.each([[401, 401], [403]])(
    'ends the connection when the shop goes on refusing: %s',
    async (...statuses) => {
      const client = clientOf(...statuses.map((status) => json({}, status)));
      await expect(client.run()).rejects.toMatchObject({ code: 'unprocessable' });
    },
  );

  it('ends the connection when a right is missing', async () => {
    const denied = { data: null, errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] };
    await expect(clientOf(json(denied)).run()).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

it('does not pass on data that the schema does not know', async () => {
  await expect(clientOf(json({ data: { shop: null } })).run()).rejects.toMatchObject({ code: 'unavailable' });
});
