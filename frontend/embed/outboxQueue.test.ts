import { expect, test } from 'vitest';
import { createOutbox, type Outcome, retryAfter, waitFor } from './outboxQueue.ts';
import { type Letter, type LetterStore, memoryStore, safeStore } from './outboxStore.ts';

/** A world whose clock stands still until `pass`, and whose server answers as told. */
const world = (answers: Outcome[], store: LetterStore = memoryStore()) => {
  let time = 1_000_000;
  let planned: { run: () => void; at: number } | undefined;
  const sent: string[] = [];
  const outbox = createOutbox({
    store,
    post: async ({ id }) => {
      sent.push(id);
      return answers.shift() ?? { kind: 'kept' };
    },
    alone: (run) => run(),
    schedule: (run, milliseconds) => {
      planned = { run, at: time + milliseconds };
    },
    now: () => time,
    random: () => 0.5,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    outbox,
    sent,
    store,
    settle,
    planned: () => planned && planned.at - time,
    async pass(milliseconds: number) {
      time += milliseconds;
      if (planned && planned.at <= time) {
        const { run } = planned;
        planned = undefined;
        run();
      }
      await settle();
    },
  };
};
const later = (wait = 0): Outcome => ({ kind: 'later', wait });

test('a letter is written down before it is sent, and gone once the server has it', async () => {
  const { outbox, store, sent, settle } = world([]);
  await outbox.keep('/x', { id: 'resp_1' });
  expect(await store.all()).toHaveLength(1);
  await settle();
  expect(sent).toEqual(['resp_1']);
  expect(await store.all()).toEqual([]);
});

test('the same letter again is the same letter', async () => {
  const { outbox, store } = world([later(), later(), later()]);
  await Promise.all([outbox.keep('/x', { id: 'resp_1' }), outbox.keep('/x', { id: 'resp_1' })]);
  expect(await store.all()).toHaveLength(1);
});

test('what did not arrive is tried again, later each time, and never before the server asks', async () => {
  const { outbox, sent, settle, planned, pass } = world([later(), later(60_000), later()]);
  await outbox.keep('/x', { id: 'resp_1' });
  await settle();
  expect(planned()).toBe(750);
  await pass(750);
  expect(planned()).toBe(60_000);
  await pass(59_000);
  expect(sent).toHaveLength(2);
  await pass(1_000);
  expect(planned()).toBe(3_000);
  await pass(3_000);
  expect(sent).toHaveLength(4);
});

test('a refused letter waits a day, and is given up after a month', async () => {
  const day = 86_400_000;
  const { outbox, store, settle, planned, pass } = world(
    Array.from({ length: 40 }, () => ({ kind: 'refused' }) as const),
  );
  await outbox.keep('/x', { id: 'resp_1' });
  await settle();
  expect(planned()).toBeUndefined();
  expect(await store.all()).toHaveLength(1);
  for (let i = 0; i < 31; i++) {
    await pass(day);
    await outbox.drain();
  }
  expect(await store.all()).toEqual([]);
});

test('a disk that refuses is stood in for by memory', async () => {
  const broken: LetterStore = {
    put: () => Promise.reject(new Error('blocked')),
    all: () => Promise.reject(new Error('blocked')),
    remove: () => Promise.reject(new Error('blocked')),
  };
  const { outbox, store, settle, pass, sent } = world([later()], safeStore(broken, memoryStore()));
  await outbox.keep('/x', { id: 'resp_1' });
  await settle();
  expect(await store.all()).toHaveLength(1);
  await pass(1000);
  expect(sent).toEqual(['resp_1', 'resp_1']);
  expect(await store.all()).toEqual([]);
});

test('a letter held by disk and memory is one letter, and the memory knows better', async () => {
  const disk = memoryStore();
  const memory = memoryStore();
  const letter: Letter = { id: 'resp_1', url: '/x', body: '{}', attempts: 0, due: 0, since: 0 };
  await disk.put(letter);
  await memory.put({ ...letter, attempts: 3 });
  expect(await safeStore(disk, memory).all()).toEqual([{ ...letter, attempts: 3 }]);
});

test('when the connection is back nothing waits any longer', async () => {
  const { outbox, settle, sent } = world([later(300_000)]);
  await outbox.keep('/x', { id: 'resp_1' });
  await settle();
  await outbox.hurry();
  expect(sent).toEqual(['resp_1', 'resp_1']);
});

test('the wait doubles up to five minutes, with jitter of a half', () => {
  expect([0, 1, 4].map((attempts) => waitFor(attempts, 0, 1))).toEqual([1000, 2000, 16_000]);
  expect(waitFor(40, 0, 1)).toBe(300_000);
  expect(waitFor(0, 0, 0)).toBe(500);
  expect(waitFor(0, 9_999_999_999, 0)).toBe(3_600_000);
});

test('Retry-After is read as seconds or as a date, and else ignored', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(retryAfter('120', now)).toBe(120_000);
  expect(retryAfter('Sat, 21 Nov 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(retryAfter('Sat, 21 Nov 2020 00:01:00 GMT', now)).toBe(0);
  expect([retryAfter('soon', now), retryAfter(null, now), retryAfter('-5', now)]).toEqual([0, 0, 0]);
});
