import { expect, test } from 'vitest';
import type { Happened } from '#frontend/runtime/happened.ts';
import { eventSchema } from '#shared/model/event.ts';
import { createEventQueue } from './eventQueue.ts';

const about = {
  quizId: `quiz_${'1'.repeat(32)}`,
  version: 3,
  locale: 'nl',
  device: 'phone',
  mode: 'inline',
} as const;
const session = 'a'.repeat(32);

/** A page whose clock stands still until `pass`, and whose server takes what it is told to take. */
const world = (answers: boolean[] = []) => {
  let time = Date.parse('2026-11-20T12:00:00Z');
  let count = 0;
  let planned: { run: () => void; at: number } | undefined;
  const sent: string[][] = [];
  const left: string[][] = [];
  const raw: unknown[] = [];
  const kinds = (body: string) => {
    const { events } = JSON.parse(body);
    raw.push(...events);
    return events.map(({ kind, question }: { kind: string; question?: string }) => question ?? kind);
  };
  const queue = createEventQueue(about, {
    send: async (body) => {
      sent.push(kinds(body));
      return answers.shift() ?? true;
    },
    leave: (body) => void left.push(kinds(body)),
    schedule: (run, milliseconds) => {
      planned = { run, at: time + milliseconds };
    },
    now: () => time,
    id: () => String(count++).padStart(32, '0'),
  });
  return {
    queue,
    sent,
    left,
    raw,
    tell: (happened: Happened, of = session) => queue.tell(happened, of),
    shown: (question: string) => queue.tell({ kind: 'questionShown', question }, session),
    waits: () => planned && planned.at - time,
    async pass(milliseconds: number) {
      time += milliseconds;
      if (planned && planned.at <= time) {
        const { run } = planned;
        planned = undefined;
        run();
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

test('what happens goes out three seconds later in one batch, as the contract says', async () => {
  const { queue, shown, tell, sent, raw, pass } = world();
  queue.decide(true);
  shown('q1');
  queue.see();
  await pass(2000);
  tell({ kind: 'resultShown', products: ['1'] });
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toEqual([['q1', 'viewed', 'resultShown']]);
  for (const event of raw) expect(eventSchema.parse(event)).toMatchObject({ ...about, session });
  expect(new Set(raw.map((event) => eventSchema.parse(event).id)).size).toBe(3);
});

test('a batch that is full does not wait', async () => {
  const { queue, shown, sent, waits, pass } = world();
  queue.decide(true);
  queue.see();
  for (let n = 0; n < 19; n++) shown(`q${n}`);
  expect(waits()).toBe(0);
  await pass(0);
  expect(sent[0]).toHaveLength(20);
});

test('nothing leaves a quiz that nobody saw', async () => {
  const { queue, shown, tell, sent, left, pass } = world();
  queue.decide(true);
  shown('q1');
  await pass(60_000);
  queue.leave();
  expect([...sent, ...left]).toEqual([]);
  tell({ kind: 'started' });
  await pass(3000);
  expect(sent).toEqual([['q1', 'started', 'viewed']]);
});

test('a session is viewed once, and the one after a new start as well', async () => {
  const { queue, tell, sent, pass } = world();
  queue.decide(true);
  queue.see();
  tell({ kind: 'started' });
  queue.see();
  tell({ kind: 'completed' });
  tell({ kind: 'started' }, 'b'.repeat(32));
  await pass(3000);
  expect(sent.flat().filter((kind) => kind === 'viewed')).toHaveLength(2);
});

test('without consent nothing leaves, and what was held goes out when it comes', async () => {
  const { queue, tell, shown, sent, left, pass } = world();
  queue.see();
  shown('q1');
  tell({ kind: 'started' });
  await pass(60_000);
  queue.leave();
  expect([...sent, ...left]).toEqual([]);
  queue.decide(true);
  await pass(3000);
  expect(sent).toEqual([['q1', 'viewed', 'started']]);
});

test('what was held is dropped when the visitor refuses, and nothing is held after it', async () => {
  const { queue, shown, sent, left, pass } = world();
  queue.see();
  shown('q1');
  queue.decide(false);
  shown('q2');
  queue.decide(true);
  await pass(3000);
  queue.leave();
  expect([...sent, ...left]).toEqual([]);
  shown('q3');
  await pass(3000);
  expect(sent).toEqual([['q3']]);
});

test('a consent that is taken back stops what did not arrive yet', async () => {
  const { queue, shown, sent, pass } = world([false]);
  queue.decide(true);
  queue.see();
  shown('q1');
  await pass(3000);
  queue.decide(false);
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test('what did not arrive is sent again under the same ids, later each time, and given up in the end', async () => {
  const { queue, shown, sent, raw, waits, pass } = world([false, false, false, false, false]);
  queue.decide(true);
  queue.see();
  shown('q1');
  const paused: unknown[] = [];
  for (let n = 0; n < 5; n++) {
    paused.push(waits());
    await pass(waits() ?? 0);
  }
  expect(paused).toEqual([3000, 6000, 12_000, 24_000, 48_000]);
  expect(new Set(raw.map((event) => eventSchema.parse(event).id)).size).toBe(2);
  await pass(600_000);
  expect(sent).toHaveLength(5);
  shown('q2');
  await pass(3000);
  expect(sent.at(-1)).toEqual(['q2']);
});

test('what is left goes out when the page does, in batches that a browser takes', async () => {
  const { queue, shown, left, sent, pass } = world();
  queue.decide(true);
  for (let n = 0; n < 500; n++) shown(`q${n}`);
  queue.see();
  queue.leave();
  expect(left.map((batch) => batch.length)).toEqual([50, 50, 50, 50]);
  await pass(3000);
  expect(sent).toEqual([]);
});
