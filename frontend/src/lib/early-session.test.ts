import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from './early-session.ts';

const answer = { user: null, token: null };
const path = '/auth/me';
let now = 0;
beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('performance', { now: () => now });
  now = 100;
});
afterEach(() => vi.unstubAllGlobals());
const answering = (status: number) => {
  const fetch = vi.fn(async () => Response.json(answer, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('asks once, behind what the page itself needs, and gives the answer to the app once', async () => {
  const fetch = answering(200);
  expect(await askEarly(path)).toEqual(answer);
  expect(fetch.mock.calls).toEqual([[path, { priority: 'low' }]]);
  expect(await takeEarly()).toEqual(answer);
  expect(takeEarly()).toBeUndefined();
});

it('gives nothing where nobody asked, or long after: somebody may have signed in elsewhere', async () => {
  expect(takeEarly()).toBeUndefined();
  answering(200);
  await askEarly(path);
  now += 30_000;
  expect(takeEarly()).toBeUndefined();
});

it('fails where the answer does, for the page and for the app', async () => {
  answering(503);
  await expect(askEarly(path)).rejects.toThrow('503');
  await expect(takeEarly()).rejects.toThrow('503');
});
