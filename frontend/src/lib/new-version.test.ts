import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayLoadAnew } from './full-load.ts';
import { checkEvery, isOutdated, keepUpToDate, readManifest } from './new-version.ts';

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body });
const around = (fetch: (path: string) => Promise<ReturnType<typeof answer>>) => ({
  build: 'one',
  fetch,
  now: () => 1234,
});
afterEach(() => vi.restoreAllMocks());

const origin = 'https://recommend.example';

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

describe('a page that stays open', () => {
  /** A page of the build `one`, and what is done with it. */
  const open = (files: Record<string, unknown>) => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const loaded: string[] = [];
    const replaced: string[] = [];
    const kept = new Map<string, string>();
    vi.stubGlobal('document', { documentElement: { dataset: { build: 'one' } } });
    vi.stubGlobal('window', { location: { origin, assign: (path: string) => void loaded.push(path) } });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const body = files[path.split('?')[0] ?? ''];
      return answer(body, body !== undefined);
    });
    let navigate = (_event: object) => {};
    const subscribe = (_: string, listener: typeof navigate) => {
      navigate = listener;
    };
    const history = { replace: (path: string) => void replaced.push(path) };
    keepUpToDate({ subscribe, history } as unknown as Parameters<typeof keepUpToDate>[0]);
    const go = (publicHref: string) => navigate({ toLocation: { publicHref }, pathChanged: true });
    return { asked, loaded, replaced, go };
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const manifest = (routeRules: object) => ({ '/builds/meta/one.json': { id: 'one', routeRules } });

  it('reads its manifest a second after it is idle', async () => {
    const { asked } = open(manifest({}));
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(asked).toEqual(['/builds/meta/one.json']);
  });

  it('looks for a newer build each 3,600,000 ms', async () => {
    const { asked } = open({ ...manifest({}), '/builds/latest.json': { id: 'one' } });
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(asked.filter((path) => path.includes('latest'))).toEqual([]);
    await vi.advanceTimersByTimeAsync(1 + 3_600_000);
    expect(asked.filter((path) => /^\/builds\/latest\.json\?\d+$/.test(path))).toHaveLength(2);
  });

  it('loads the next page anew once a newer build was seen, and not before, nor twice in ten seconds', async () => {
    const { loaded, go } = open({ '/builds/latest.json': { id: 'two' } });
    vi.spyOn(console, 'error').mockReturnValue();
    go('/pricing');
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    go('/pricing');
    go('/pricing?again');
    expect(loaded).toEqual(['/pricing']);
    await vi.advanceTimersByTimeAsync(10_000);
    go('/pricing');
    expect(loaded).toEqual(['/pricing', '/pricing']);
  });

  it('follows the redirects of its manifest, to another site by a full load', async () => {
    const rules = { '/old': { redirect: '/new' }, '/shop': { redirect: 'https://shop.example/x' } };
    const { loaded, replaced, go } = open(manifest(rules));
    await vi.advanceTimersByTimeAsync(1001);
    go('/nl/old');
    expect([replaced, loaded]).toEqual([['/new'], []]);
    go('/shop');
    expect(loaded).toEqual(['https://shop.example/x']);
    go('/elsewhere');
    expect([replaced.length, loaded.length]).toEqual([1, 1]);
  });

  it('never follows one to what is no web page', async () => {
    const { loaded, go } = open(manifest({ '/old': { redirect: 'javascript:alert(1)' } }));
    await vi.advanceTimersByTimeAsync(1001);
    expect(() => go('/old')).toThrow('not followed');
    expect(loaded).toEqual([]);
  });
});
