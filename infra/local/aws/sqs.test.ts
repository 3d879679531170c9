import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { createQueues } from './sqs.ts';

const work = 'arn:aws:sqs:eu-central-1:000000000000:Work';
const dead = 'arn:aws:sqs:eu-central-1:000000000000:Dead';
const settings = [
  {
    arn: work,
    url: 'http://localhost/Work',
    visibilityTimeout: 30,
    delay: 0,
    redrive: { deadLetterTargetArn: dead, maxReceiveCount: 2 },
  },
  { arn: dead, url: 'http://localhost/Dead', visibilityTimeout: 30, delay: 0 },
];

let folder: string;
let store: Store;
let now: number;
const open = () => createQueues(store, settings, 'eu-central-1', () => now);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  store = openStore(folder);
  now = 1_000_000;
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a queue', () => {
  it('hides a received message until its visibility timeout is over', () => {
    const queues = open();
    queues.send(work, { body: 'one' });
    expect(queues.receive(work, 10).map((message) => message.body)).toEqual(['one']);
    expect(queues.receive(work, 10)).toEqual([]);
    expect(queues.nextVisible(work)).toBe(now + 30_000);
    now += 30_000;
    const [again] = queues.receive(work, 10);
    expect(again?.attributes.ApproximateReceiveCount).toBe('2');
  });

  it('forgets a message only under the receipt it was handed out with last', () => {
    const queues = open();
    queues.send(work, { body: 'one' });
    const [first] = queues.receive(work, 1);
    now += 30_000;
    const [second] = queues.receive(work, 1);
    queues.remove(first?.receiptHandle ?? '');
    expect(queues.count(work)).toBe(1);
    queues.remove(second?.receiptHandle ?? '');
    expect(queues.count(work)).toBe(0);
  });

  it('moves a message to the dead-letter queue after the allowed receives', () => {
    const queues = open();
    queues.send(work, { body: 'bad' });
    for (let round = 0; round < 2; round++) {
      expect(queues.receive(work, 1)).toHaveLength(1);
      now += 30_000;
    }
    expect(queues.receive(work, 1)).toEqual([]);
    expect(queues.count(work)).toBe(0);
    expect(queues.receive(dead, 1).map((message) => message.body)).toEqual(['bad']);
  });

  it('holds a delayed message back', () => {
    const queues = open();
    queues.send(work, { body: 'later', delay: 5 });
    expect(queues.receive(work, 1)).toEqual([]);
    now += 5_000;
    expect(queues.receive(work, 1)).toHaveLength(1);
  });

  it('gives out again at once what was held when the runner ended', () => {
    const queues = open();
    queues.send(work, { body: 'held' });
    queues.receive(work, 1);
    store.close();
    store = openStore(folder);
    expect(
      open()
        .receive(work, 1)
        .map((message) => message.body),
    ).toEqual(['held']);
  });
});
