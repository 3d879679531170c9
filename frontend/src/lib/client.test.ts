import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { route } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { describeContract } from '../../contract/describe.ts';
import { type ClientOptions, createClient } from './client.ts';

const shopId = `shop_${'0'.repeat(32)}`;
const api = {
  shops: {
    get: route({
      method: 'GET',
      path: '/api/shops/{shopId}',
      access: 'merchant',
      summary: '',
      query: z.object({ limit: z.coerce.number().default(5) }),
      response: z.object({ name: z.string() }),
    }),
    rename: route({
      method: 'POST',
      path: '/api/shops/{shopId}/name',
      access: 'merchant',
      summary: '',
      body: z.object({ name: z.string() }),
      response: z.undefined(),
      status: 204,
    }),
  },
  open: {
    ping: route({ method: 'GET', path: '/ping', access: 'public', summary: '', response: z.object({}) }),
  },
};

const clientOf = (options: ClientOptions) => createClient<typeof api>(describeContract(api), options);

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

const setUp = (answers: Response[], refreshed: string | null = 'fresh') => {
  const left = [...answers];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => left.shift() ?? answer(500, {}));
  const refresh = vi.fn(async () => refreshed);
  const client = clientOf({
    base: 'https://api.test',
    fetch,
    locale: () => 'nl',
    token: () => 'old',
    refresh,
  });
  const bearer = (index: number) => new Headers(fetch.mock.calls[index]?.[1]?.headers).get('authorization');
  return { client, fetch, refresh, bearer };
};

describe('a client', () => {
  it('writes path and query, sends the token and answers what the contract names', async () => {
    const { client, fetch, bearer } = setUp([answer(200, { name: 'Demo', secret: 'x' })]);
    await expect(client.shops.get({ params: { shopId }, query: { limit: 2 } })).resolves.toEqual({
      name: 'Demo',
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(`https://api.test/api/shops/${shopId}?limit=2`);
    expect(bearer(0)).toBe('Bearer old');
  });

  it('asks for the language that the reader has', async () => {
    const { client, fetch } = setUp([answer(200, {})]);
    await client.open.ping();
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('nl');
  });

  it('sends no token to a public route', async () => {
    const { client, bearer } = setUp([answer(200, {})]);
    await client.open.ping();
    expect(bearer(0)).toBeNull();
  });

  it('takes a fresh token once after a 401', async () => {
    const { client, refresh, bearer } = setUp([answer(401, {}), answer(204)]);
    await client.shops.rename({ params: { shopId }, body: { name: 'B' } });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(bearer(1)).toBe('Bearer fresh');
  });

  it('gives up after a second 401, and at once when the session is over', async () => {
    const second = setUp([answer(401, {}), answer(401, {}), answer(204)]);
    await expect(second.client.shops.get({ params: { shopId } })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(second.fetch).toHaveBeenCalledTimes(2);
    const over = setUp([answer(401, {}), answer(204)], null);
    await expect(over.client.shops.get({ params: { shopId } })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(over.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('reads once more after %i', async (status) => {
    const { client, fetch } = setUp([answer(status, {}), answer(200, { name: 'Demo' })]);
    await expect(client.shops.get({ params: { shopId } })).resolves.toEqual({ name: 'Demo' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('never repeats a change after %i', async (status) => {
    const { client, fetch } = setUp([answer(status, {}), answer(204)]);
    await expect(client.shops.rename({ params: { shopId }, body: { name: 'B' } })).rejects.toBeInstanceOf(
      AppError,
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([408, 500, 503])('reads once more after %i, not twice', async (status) => {
    const { client, fetch } = setUp([answer(status, {}), answer(status, {}), answer(200, { name: 'Demo' })]);
    await expect(client.shops.get({ params: { shopId } })).rejects.toBeInstanceOf(AppError);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([400, 403, 404, 410, 418, 451, 499, 501, 599])(
    'throws for %i, without another try',
    async (status) => {
      const { client, fetch } = setUp([answer(status, {}), answer(200, { name: 'Demo' })]);
      await expect(client.shops.get({ params: { shopId } })).rejects.toBeInstanceOf(AppError);
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  it('throws the error the server answered, with its issues', async () => {
    const issues = [{ path: 'name', message: 'is taken' }];
    const body = { code: 'invalid', message: 'Choose another name.', requestId: 'r1', issues };
    const { client } = setUp([answer(400, body)]);
    await expect(client.shops.rename({ params: { shopId }, body: { name: 'B' } })).rejects.toMatchObject({
      ...body,
      name: 'AppError',
    });
  });

  it('joins a message that is a list', async () => {
    const { client } = setUp([answer(418, { message: ['one', 'two'] })]);
    await expect(client.shops.get({ params: { shopId } })).rejects.toMatchObject({ message: 'one, two' });
  });

  it('says unavailable when nothing answers', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('no route')));
    const client = clientOf({
      base: '',
      fetch,
      locale: () => 'en',
      token: () => null,
      refresh: async () => null,
    });
    await expect(client.open.ping()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('passes a cancelled request on, and only logs it', async () => {
    const log = vi.spyOn(console, 'debug').mockReturnValue();
    const stop = new AbortController();
    const fetch = vi.fn(async () => {
      stop.abort();
      throw stop.signal.reason;
    });
    const client = clientOf({
      base: '',
      fetch,
      locale: () => 'en',
      token: () => null,
      refresh: async () => null,
    });
    await expect(client.open.ping({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('refuses an answer that breaks the contract', async () => {
    const { client } = setUp([answer(200, { name: 7 })]);
    await expect(client.shops.get({ params: { shopId } })).rejects.toBeInstanceOf(TypeError);
  });
});
