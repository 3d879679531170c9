import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayLoadAnew } from './full-load.ts';
import { checkEvery, isOutdated, readManifest } from './new-version.ts';

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body });
const around = (fetch: (path: string) => Promise<ReturnType<typeof answer>>) => ({
  build: 'one',
  fetch,
  now: () => 1234,
});
afterEach(() => vi.restoreAllMocks());

describe('a newer build', () => {
  it('is looked for every hour, past every cache', async () => {
    expect(checkEvery).toBe(3_600_000);
    const fetch = vi.fn(async () => answer({ id: 'two' }));
    expect(await isOutdated(around(fetch))).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/builds/latest.json?1234');
    expect(await isOutdated(around(async () => answer({ id: 'one' })))).toBe(false);
  });

  it('is not guessed at: a failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await isOutdated(around(async () => answer({}, false)))).toBe(false);
    expect(await isOutdated(around(() => Promise.reject(new Error('away'))))).toBe(false);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('leads to a full load at most once per path in ten seconds', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    expect(mayLoadAnew('/pricing', 50_000, storage)).toBe(true);
    expect(mayLoadAnew('/pricing', 59_999, storage)).toBe(false);
    expect(mayLoadAnew('/blog', 59_999, storage)).toBe(true);
    expect(mayLoadAnew('/pricing', 60_000, storage)).toBe(true);
  });
});

describe("a build's manifest", () => {
  it('is read by the id of the build', async () => {
    const fetch = vi.fn(async () => answer({ id: 'one', routeRules: {} }));
    expect(await readManifest(around(fetch))).toEqual({ id: 'one', routeRules: {} });
    expect(fetch).toHaveBeenCalledWith('/builds/meta/one.json');
  });

  it('that does not load is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await readManifest(around(async () => answer({}, false)))).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
