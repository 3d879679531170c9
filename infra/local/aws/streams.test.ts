import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { createObjectStore, type ObjectStore } from './s3.ts';
import { prefixAt } from './stream-prefix.ts';
import { createStreams, type StreamSettings } from './streams.ts';

let folder: string;
let store: Store;
let objects: ObjectStore;
let now: number;
let written: string[];
let told: string[];

const settings = (more: Partial<StreamSettings> = {}): StreamSettings => ({
  name: 'Events',
  arn: 'arn:aws:firehose:eu-central-1:000000000000:deliverystream/Events',
  bucket: 'events',
  prefix: 'events/day=!{timestamp:yyyy-MM-dd}/',
  errorPrefix: 'failed/!{firehose:error-output-type}/day=!{timestamp:yyyy-MM-dd}/',
  compression: 'GZIP',
  seconds: 60,
  bytes: 1000,
  mayWrite: (key) => void written.push(key),
  ...more,
});

const open = (more: Partial<StreamSettings> = {}) =>
  createStreams(
    store,
    objects,
    [settings(more)],
    () => now,
    (line) => void told.push(line),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  store = openStore(folder);
  objects = createObjectStore(store);
  now = Date.UTC(2026, 10, 21, 12);
  written = [];
  told = [];
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a delivery stream', () => {
  it('writes what it buffered as one zipped object, when the interval is over', () => {
    const streams = open();
    streams.put('Events', [Buffer.from('{"a":1}\n'), Buffer.from('{"b":2}\n')]);
    streams.flush();
    expect(written).toEqual([]);
    now += 60_000;
    streams.flush();
    expect(written[0]).toMatch(/^events\/day=2026-11-21\/Events-1-2026-11-21-12-01-00-.+\.gz$/);
    const body = objects.get('events', written[0] ?? '')?.body ?? Buffer.alloc(0);
    expect(gunzipSync(body).toString()).toBe('{"a":1}\n{"b":2}\n');
    now += 60_000;
    streams.flush();
    expect(written).toHaveLength(1);
    streams.stop();
  });

  it('writes sooner when the buffer is full', () => {
    const streams = open({ compression: 'UNCOMPRESSED' });
    streams.put('Events', [Buffer.alloc(1000, 'x')]);
    streams.flush();
    expect(objects.get('events', written[0] ?? '')?.body).toHaveLength(1000);
    streams.stop();
  });

  it('names the day on which the oldest record arrived, not the one on which it is written', () => {
    now = Date.UTC(2026, 10, 21, 23, 59, 30);
    const streams = open();
    streams.put('Events', [Buffer.from('old')]);
    now += 60_000;
    streams.put('Events', [Buffer.from('new')]);
    streams.flush();
    expect(written[0]).toMatch(/^events\/day=2026-11-21\/Events-1-2026-11-22-/);
    streams.stop();
  });

  it('keeps what is buffered over a restart, and when it may not write', () => {
    const refused = open({
      mayWrite: () => {
        throw new Error('not allowed');
      },
    });
    refused.put('Events', [Buffer.from('kept')]);
    refused.flush(true);
    expect(told).toEqual(['Firehose: not allowed It tries again.']);
    refused.stop();
    const again = open({ compression: 'UNCOMPRESSED' });
    again.flush(true);
    expect(objects.get('events', written[0] ?? '')?.body.toString()).toBe('kept');
    again.stop();
  });

  it('tries again when S3 does not take it, later each time, and delivers once', () => {
    const streams = open({ compression: 'UNCOMPRESSED' });
    streams.fail('delivery', 2);
    streams.put('Events', [Buffer.from('a')]);
    const attempts: number[] = [];
    for (let second = 0; second < 120; second++) {
      const before = told.length + written.length;
      streams.flush();
      if (told.length + written.length > before) attempts.push(second);
      now += 1000;
    }
    expect(attempts).toEqual([60, 65, 75]);
    expect(written).toHaveLength(1);
    expect(objects.get('events', written[0] ?? '')?.body.toString()).toBe('a');
    streams.stop();
  });

  it('gives records up after a day, and says so', () => {
    const streams = open();
    streams.fail('delivery', 1000);
    streams.put('Events', [Buffer.from('a')]);
    now += 24 * 3_600_000;
    streams.flush();
    expect(told.at(-1)).toContain('are lost');
    streams.fail('delivery', 0);
    streams.flush(true);
    expect(written).toEqual([]);
    streams.stop();
  });

  it('puts what could not be worked on under the error prefix, with what it was', () => {
    const streams = open({ compression: 'UNCOMPRESSED' });
    streams.fail('processing', 1);
    streams.put('Events', [Buffer.from('{"a":1}\n')]);
    streams.flush(true);
    expect(written[0]).toMatch(/^failed\/processing-failed\/day=2026-11-21\/Events-1-/);
    const line = JSON.parse(objects.get('events', written[0] ?? '')?.body.toString() ?? '');
    expect(Buffer.from(line.rawData, 'base64').toString()).toBe('{"a":1}\n');
    streams.stop();
  });

  it('takes no record that it was told not to take', () => {
    const streams = open({ compression: 'UNCOMPRESSED' });
    streams.fail('put', 1);
    expect(streams.put('Events', [Buffer.from('a'), Buffer.from('b')])).toEqual([false, true]);
    streams.flush(true);
    expect(objects.get('events', written[0] ?? '')?.body.toString()).toBe('b');
    streams.stop();
  });
});

it('a prefix is filled as Firehose does, and what it would not know is refused', () => {
  const arrival = Date.UTC(2026, 0, 2, 3, 4);
  expect(prefixAt('a/!{timestamp:yyyy/MM/dd/HH-mm}/', arrival)).toBe('a/2026/01/02/03-04/');
  expect(prefixAt('!{firehose:error-output-type}/', arrival, 'processing-failed')).toBe('processing-failed/');
  for (const unknown of ['!{timestamp:ww}', '!{partitionKeyFromQuery:shop}', '!{firehose:error-output-type}'])
    expect(() => prefixAt(unknown, arrival)).toThrow(unknown);
});
